import Foundation

/// A pod's specification, `.podspec`, as far as its files need it: the texts of a few assignments of its Ruby.
struct PodSpecification {
  /// The name of the pod.
  let name: String
  private let folder: String
  private let text: String

  /// Reads the specification in a folder; of several that of the name.
  init?(folder: String, named wanted: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.filter { $0.hasSuffix(".podspec") }.sorted()
    guard let file = found.first(where: { $0 == "\(wanted).podspec" }) ?? found.first,
      let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    else { return nil }
    (self.folder, self.text) = (folder, text)
    name = (file as NSString).deletingPathExtension
  }

  /// The module of the pod: the Swift files and resources that its patterns name.
  func module() -> AppleProject.Module {
    let files = FolderContents(folder).all
    func matching(_ key: String) -> [String] {
      let patterns = values(of: key).map { FilePattern($0) }
      return files.filter { file in
        let path = String(file.dropFirst(folder.count + 1))
        return patterns.contains { $0.matches(path) }
      }
    }
    let excluded = Set(matching("exclude_files"))
    let module = values(of: "module_name").first ?? values(of: "name").first ?? name
    return AppleProject.Module(
      name: AppleProject.identifier(module), kind: .library,
      sources: matching("source_files").filter {
        $0.hasSuffix(".swift") && !excluded.contains($0)
      },
      resources: (matching("resources") + matching("resource") + matching("resource_bundles")
        + matching("resource_bundle")).filter { !$0.hasSuffix(".swift") })
  }

  /// Returns the texts that the assignments of a key have, those of subspecs too.
  private func values(of key: String) -> [String] {
    var found: [String] = []
    var isOpen = false
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("#") { continue }
      if !isOpen {
        let words = code.split(separator: "=", maxSplits: 1)
        guard words.count == 2, !words[1].hasPrefix(">"),
          words[0].trimmingCharacters(in: .whitespaces).hasSuffix(".\(key)")
        else { continue }
        found += Self.texts(String(words[1]))
        isOpen = Self.continues(String(words[1]))
      } else {
        found += Self.texts(code)
        isOpen = Self.continues(code) || !code.contains(where: { "]}".contains($0) })
      }
    }
    return found
  }

  private static func continues(_ code: String) -> Bool {
    let opened = code.filter { "[{".contains($0) }.count { $0 != " " }
    let closed = code.filter { "]}".contains($0) }.count { $0 != " " }
    return code.hasSuffix(",") || opened > closed
  }

  /// Returns the quoted texts of a line without the keys of tables.
  private static func texts(_ line: String) -> [String] {
    var found: [String] = []
    var rest = line[...]
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let after = rest.index(after: start)
      guard let end = rest[after...].firstIndex(of: rest[start]) else { break }
      let text = String(rest[after..<end])
      rest = rest[rest.index(after: end)...]
      if !rest.drop(while: \.isWhitespace).hasPrefix("=>") { found.append(text) }
    }
    return found
  }
}

/// A pattern of paths: `*` in a name, `**` for folders, `{a,b}` for one of several.
struct FilePattern {
  private let alternatives: [[Substring]]

  init(_ pattern: String) {
    alternatives = Self.expanded(pattern).map { $0.split(separator: "/") }
  }

  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return alternatives.contains { Self.matches($0[...], names[...]) }
  }

  private static func expanded(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let words = pattern[pattern.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    let tail = pattern[pattern.index(after: close)...]
    return words.flatMap { word in
      expanded("\(pattern[..<open])\(word.trimmingCharacters(in: .whitespaces))\(tail)")
    }
  }

  private static func matches(
    _ pattern: ArraySlice<Substring>, _ names: ArraySlice<Substring>
  ) -> Bool {
    guard let first = pattern.first else { return names.isEmpty }
    if first == "**" {
      // A pattern that ends in it stands for all files below.
      if pattern.count == 1 { return !names.isEmpty }
      return names.indices.contains { matches(pattern.dropFirst(), names[$0...]) }
    }
    guard let name = names.first, matches(name: first, Substring(name)) else { return false }
    // A folder that a pattern names stands for its files.
    if pattern.count == 1, !first.contains("*"), names.count > 1 { return true }
    return matches(pattern.dropFirst(), names.dropFirst())
  }

  private static func matches(name pattern: Substring, _ name: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return pattern == name }
    guard let head = parts.first, let tail = parts.last, name.hasPrefix(head),
      name.dropFirst(head.count).hasSuffix(tail)
    else { return false }
    var rest = name.dropFirst(head.count).dropLast(tail.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
