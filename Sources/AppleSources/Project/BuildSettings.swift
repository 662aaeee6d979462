import Foundation

/// The build settings of one target: those of its own, of its configuration files, and of the project.
struct BuildSettings: Sendable {
  private let values: [String: String]

  /// Creates settings of tables, the nearest to the target first; `known` are values that Xcode itself sets.
  init(_ tables: [[String: String]], known: [String: String]) {
    var values = known
    for table in tables {
      for (key, value) in table where values[key] == nil { values[key] = value }
    }
    self.values = values
  }

  /// Returns a setting with the values of the settings that it names.
  subscript(_ key: String) -> String? { values[key].map { expanded($0) } }

  /// Returns the words of a setting.
  func words(_ key: String) -> [String] {
    (self[key] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)`; a setting without a value is empty, as in Xcode.
  func expanded(_ text: String, depth: Int = 0) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      rest = rest[mark...]
      let next = rest.dropFirst()
      guard let open = next.first, open == "(" || open == "{",
        let end = next.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let parts = next[next.index(after: next.startIndex)..<end].split(separator: ":")
      let value = parts.first.flatMap { values[String($0)] } ?? ""
      let inner = depth < 8 ? expanded(value, depth: depth + 1) : ""
      result += parts.count > 1 ? AppleProject.identifier(inner) : inner
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Reads a configuration file, `.xcconfig`, with the files that it includes.
  static func file(_ path: String, depth: Int = 0) -> [String: String] {
    guard depth < 8, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return [:]
    }
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      let word = code.trimmingCharacters(in: .whitespaces)
      if word.hasPrefix("#include") {
        let name = word.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let folder = (path as NSString).deletingLastPathComponent
        values.merge(file("\(folder)/\(name)", depth: depth + 1)) { _, new in new }
      } else if let mark = word.firstIndex(of: "=") {
        let key = word[..<mark].trimmingCharacters(in: .whitespaces)
        values[key] = word[word.index(after: mark)...].trimmingCharacters(in: .whitespaces)
      }
    }
    return values
  }
}
