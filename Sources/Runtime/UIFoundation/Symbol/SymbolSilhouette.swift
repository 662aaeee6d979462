/// A symbol that comes as an outline and filled.
struct SymbolSilhouette {
  private let shapes: [Substring]
  private let marks: [Substring]

  /// Reads shapes, then behind a bar the marks on them, which the filled form takes away. Shapes
  /// that begin with an action are the same in both forms.
  init(_ text: String) {
    let parts = text.split(separator: "|")
    shapes = parts.first.map(SymbolSilhouette.statements) ?? []
    marks = parts.dropFirst().first.map(SymbolSilhouette.statements) ?? []
  }

  /// The recipe of the outline.
  var outline: String {
    let statements = shapes.map { $0.isAction ? String($0) : "s \($0)" } + marks.map(String.init)
    return statements.joined(separator: "; ")
  }

  /// The recipe of the filled form.
  var filled: String {
    let statements = shapes.map { $0.isAction ? String($0) : "b \($0)" } + marks.map(\.inverted)
    return statements.joined(separator: "; ")
  }

  private static func statements(_ part: Substring) -> [Substring] {
    part.split(separator: ";").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
  }

  /// The letter of the action that undoes another, for each action's letter.
  fileprivate static let inverses: [Character: Character] = [
    "s": "e", "f": "x", "b": "z", "e": "s", "x": "f", "z": "b", "u": "w", "w": "u",
  ]
}

extension Substring {
  /// Indicates whether a statement begins with an action.
  fileprivate var isAction: Bool {
    first.map { SymbolSilhouette.inverses[$0] != nil } ?? false
  }

  /// The statement that takes away what this one draws.
  fileprivate var inverted: String {
    guard let first, let inverse = SymbolSilhouette.inverses[first] else { return String(self) }
    return String(inverse) + dropFirst()
  }
}
