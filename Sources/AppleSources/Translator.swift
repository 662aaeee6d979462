import SwiftSyntax

/// Translates Swift sources written for iOS for a platform without Objective-C.
///
/// The translation of a source is a function of its text and of the declarations of its module. It
/// keeps the format and the lines, and a translated source is translated to itself:
///
/// ```swift
/// let sources = files.map { SourceFile(path: $0.path, text: $0.text) }
/// let translator = Translator(sources)
/// let result = translator.translate(sources[0])
/// ```
public struct Translator: Sendable {
  /// A translated source.
  public struct Result: Sendable {
    /// The text.
    public var text: String
    /// The places that the translation leaves as they are.
    public var diagnostics: [Diagnostic]
  }

  private let index: ModuleIndex

  /// Creates a translator of the sources of a module; `imported` are those of the modules that it
  /// imports and that are translated too.
  public init(_ sources: [SourceFile], imported: [SourceFile] = []) {
    index = ModuleIndex(imported + sources)
  }

  /// Returns the translation of a source of the module.
  public func translate(_ source: SourceFile) -> Result {
    let translation = walked(source)
    var imports: Set<String> = []
    var arrivals: [(Int, String)] = []
    for (offset, line, type, members) in translation.arriving {
      var arrival = ""
      for member in members {
        if member.path != source.path, let method = index.forwarder(to: member, in: type) {
          arrival += method
          continue
        }
        guard let (moved, line) = text(of: member, in: translation) else { continue }
        if member.path != source.path { imports.formUnion(self.imports(of: member.path)) }
        arrival += "\n#sourceLocation(file: \"\(member.path)\", line: \(line))\n\(moved)"
      }
      arrival += "\n#sourceLocation(file: \"\(source.path)\", line: \(line))\n"
      arrivals.append((offset, arrival))
    }
    for range in translation.removed { translation.edits.remove(range, in: source.bytes) }
    for (offset, text) in arrivals { translation.edits.insert(text, at: offset) }
    let body = translation.edits.rendered(0..<source.bytes.count, of: source.bytes)
    return Result(
      text: framed(body, of: source, translation, imports), diagnostics: translation.diagnostics)
  }

  private func walked(_ source: SourceFile) -> Translation {
    let translation = Translation(source, index)
    translation.walk(source.tree)
    return translation
  }

  private func text(of member: Member, in translation: Translation) -> (String, Int)? {
    guard let source = index.files[member.path] else { return nil }
    let other = member.path == translation.file.path ? translation : walked(source)
    for range in other.memberRanges where range.lowerBound == member.offset {
      return (
        other.edits.rendered(range, of: source.bytes),
        source.line(at: AbsolutePosition(utf8Offset: range.lowerBound))
      )
    }
    return nil
  }

  private func imports(of path: String) -> [String] {
    index.files[path]?.tree.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }.filter { !ImportRules.missing.contains($0) && !ImportRules.supported.contains($0) } ?? []
  }

  private func framed(
    _ body: String, of source: SourceFile, _ translation: Translation, _ imports: Set<String>
  ) -> String {
    let known = self.imports(of: source.path)
    let usesApple = !Set(known).isDisjoint(with: ["UIKit", "SwiftUI", "Foundation", "XCTest"])
    let additional = imports.union(translation.modules).subtracting(known).sorted()
    var appended = translation.appended
    for (type, protocols) in translation.informal.sorted(by: { $0.key < $1.key }) {
      appended.append("extension \(type): \(protocols.sorted().joined(separator: ", ")) {}")
    }
    let isTranslated = source.text.hasPrefix("import AppleSupport\n")
    guard !isTranslated,
      usesApple || translation.needsSupport || !additional.isEmpty
        || !appended.isEmpty || !translation.edits.isEmpty
    else { return body }
    var head = "import AppleSupport\n"
    for module in additional { head += "import \(module)\n" }
    head += "#sourceLocation(file: \"\(source.path)\", line: 1)\n"
    let end = body.hasSuffix("\n") ? "" : "\n"
    let tail =
      appended.isEmpty ? "" : "#sourceLocation()\n" + appended.joined(separator: "\n") + "\n"
    return head + body + end + tail
  }
}
