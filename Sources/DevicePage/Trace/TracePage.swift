import Foundation

/// A page in one file, made of the served page's parts and those of the trace.
struct TracePage {
  /// The template's marks that are replaced.
  private static let (styles, imports, content) = ("/*styles*/", "/*imports*/", "/*trace*/")
  private static let entry = "trace.js"

  /// Returns the page for a trace.
  ///
  /// - Throws: `MissingPageFile` if a file of the page is not beside the program.
  func html(_ data: TraceData) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(data), as: UTF8.self)
    let styles = try Self.read("style.css") + Self.read("trace.css")
    return try Self.read("trace.html")
      .replacingOccurrences(of: Self.styles, with: styles)
      .replacingOccurrences(of: Self.imports, with: try importMap())
      .replacingOccurrences(of: "<title>", with: "<title>\(Self.escaped(data.title)) · ")
      // A script ends at its end tag, wherever that stands.
      .replacingOccurrences(
        of: Self.content, with: json.replacingOccurrences(of: "</", with: "<\\/"))
  }

  /// Returns the import map with the modules that the page's script needs, each as a URL with its
  /// text.
  private func importMap() throws -> String {
    var modules: [String: String] = [:]
    var waiting = [Self.entry]
    while let name = waiting.popLast() {
      guard modules[name] == nil else { continue }
      let (text, imports) = try Self.module(name)
      modules[name] = "data:text/javascript;base64," + Data(text.utf8).base64EncodedString()
      waiting += imports
    }
    let map = ["imports": Dictionary(uniqueKeysWithValues: modules.map { ("detent/" + $0, $1) })]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }

  /// Returns a module whose imports have names instead of paths, which do not exist in a file by
  /// itself, and the modules that it imports.
  private static func module(_ name: String) throws -> (text: String, imports: [String]) {
    var imports: [String] = []
    let lines = try read(name).split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      guard let range = line.range(of: "from './"), let end = line.lastIndex(of: "'") else {
        return String(line)
      }
      imports.append(String(line[range.upperBound..<end]))
      return line.replacingCharacters(in: range, with: "from 'detent/")
    }
    return (lines.joined(separator: "\n"), imports)
  }

  private static func read(_ path: String) throws -> String {
    String(decoding: try PageFile.data(path), as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
