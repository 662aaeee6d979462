import Foundation

/// The modules that sources import, read line by line: what a project links is often said by its imports only.
enum ImportedModules {
  /// Returns the names of the modules that files import.
  static func names(in paths: [String]) -> Set<String> {
    paths.reduce(into: []) { names, path in
      guard let data = FileManager.default.contents(atPath: path) else { return }
      names.formUnion(Self.names(inText: String(decoding: data, as: UTF8.self)))
    }
  }

  /// The words that can stand before the name: attributes, access levels and kinds of declarations.
  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]

  static func names(inText text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
      var words = line.split(whereSeparator: { $0.isWhitespace || $0 == ";" })[...]
      while let first = words.first, first.hasPrefix("@") || levels.contains(String(first)) {
        words = words.dropFirst()
      }
      guard words.first == "import" else { continue }
      words = words.dropFirst()
      if let kind = words.first, kinds.contains(String(kind)) { words = words.dropFirst() }
      if let name = words.first?.split(separator: ".").first { names.insert(String(name)) }
    }
    return names
  }
}

extension AppleProject {
  /// Adds to each module those of the project that its sources import: a framework can be linked through a
  /// workspace, a pod or the search paths alone.
  mutating func addImportedDependencies() {
    let kinds = Dictionary(
      modules.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
    for index in modules.indices {
      let module = modules[index]
      for name in ImportedModules.names(in: module.sources).sorted()
      where name != module.name && !module.dependencies.contains(name) {
        guard let kind = kinds[name], kind != .tests, kind == .library || module.kind == .tests
        else { continue }
        modules[index].dependencies.append(name)
      }
    }
  }

  /// Puts what is imported before what imports it.
  mutating func sortModules() {
    var sorted: [Module] = []
    var entered: Set<String> = []
    let all = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    func add(_ module: Module) {
      guard entered.insert(module.name).inserted else { return }
      for name in module.dependencies { if let other = all[name] { add(other) } }
      sorted.append(module)
    }
    let order: [Module.Kind] = [.library, .app, .tests]
    for kind in order { modules.filter { $0.kind == kind }.forEach(add) }
    modules = sorted
  }
}
