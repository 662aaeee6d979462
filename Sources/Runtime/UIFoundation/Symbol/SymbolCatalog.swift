import CSymbols

/// The symbols there are. All are drawn here, under the names iOS uses for the same ideas.
///
/// Their recipes are in `Sources/Runtime/CSymbols/symbols.txt`, a line for each symbol. A line has
/// what `SymbolParser` reads, or makes the symbol from others:
///
/// - `= name` is drawn as another symbol is.
/// - `@outline shapes | marks` is a silhouette: its shapes are stroked, except for statements that
///   begin with an action. Marks, which may be left out, are drawn as they are.
/// - `@filled name` is a silhouette with its shapes filled and its marks taken away.
/// - `@slash name` is another symbol struck through.
/// - `@circle name`, `@circle.fill name`, `@square name` and `@square.fill name` are a sign in a
///   shape.
/// - `@plus name` is another symbol with a plus at its corner.
package enum SymbolCatalog {
  /// The names of all symbols, sorted; without the parts that only serve other symbols, whose names
  /// begin with "_".
  package static var names: [String] {
    text.names.filter { !$0.hasPrefix("_") }
  }

  /// Indicates whether there is a symbol, or a part of symbols, of a name.
  static func contains(_ name: String) -> Bool {
    text.contains(name)
  }

  /// Returns the recipe of a symbol, or `nil` for an unknown name.
  package static func recipe(named name: String) -> String? {
    text.recipe(named: name).flatMap { recipe(from: $0, depth: 0) }
  }

  private static var text: SymbolText {
    SymbolText(UnsafeBufferPointer(start: csymbols_text(), count: csymbols_text_length()))
  }

  /// Returns the recipe that a line stands for, or `nil` where it names what there is not.
  private static func recipe(from line: String, depth: Int) -> String? {
    guard let first = line.first, first == "=" || first == "@" else { return line }
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, depth < 4 else { return nil }
    let rest = String(words[1])
    switch words[0] {
    case "=": return text.recipe(named: rest).flatMap { recipe(from: $0, depth: depth + 1) }
    case "@outline": return SymbolSilhouette(rest).outline
    case "@filled":
      guard let line = text.recipe(named: rest), line.hasPrefix("@outline ") else { return nil }
      return SymbolSilhouette(String(line.dropFirst("@outline ".count))).filled
    case "@slash": return "u \(rest) 1 12 12; u _slash 1 12 12"
    case "@circle": return "u circle 1 12 12; u*0.8 \(rest) 0.54 12 12"
    case "@circle.fill": return "u circle.fill 1 12 12; w*0.8 \(rest) 0.54 12 12"
    case "@square": return "u square 1 12 12; u*0.8 \(rest) 0.54 12 12"
    case "@square.fill": return "u square.fill 1 12 12; w*0.8 \(rest) 0.54 12 12"
    case "@plus": return "u/2 \(rest) 0.95 11 11.4; u _plus 1 12 12"
    default: return nil
    }
  }
}
