import Foundation

/// A Swift package, as `swift package dump-package` describes it.
struct SwiftPackage {
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var exclude: [String]?
      var sources: [String]?
      var resources: [Resource]?
    }
    struct Resource: Decodable {
      var path: String
      var isCopied: Bool
      enum CodingKeys: CodingKey { case path, rule }
      enum Rule: CodingKey { case copy }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decode(String.self, forKey: .path)
        let rule = try? container.nestedContainer(keyedBy: Rule.self, forKey: .rule)
        isCopied = rule?.contains(.copy) == true
      }
    }
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    var name: String
    var targets: [Target]
    var products: [Product]?
    var toolsVersion: Version?
    var swiftLanguageVersions: [String]?
    struct Version: Decodable { var _version: String }
  }

  /// The folder of the package.
  let folder: String
  private let description: Description
  private let dependencies: [String: [String]]
  /// The names of products of other packages by target.
  private let foreign: [String: [String]]
  /// The places from which the package's dependencies are fetched.
  let addresses: [String]

  init(folder: String) throws(AdoptionFailure) {
    self.folder = folder
    let output = try Self.description(of: folder)
    guard let description = try? JSONDecoder().decode(Description.self, from: output) else {
      throw AdoptionFailure("\(folder)/Package.swift cannot be read")
    }
    self.description = description
    let names = Set(description.targets.map(\.name))
    let json = try? JSONSerialization.jsonObject(with: output) as? [String: Any]
    let targets = json?["targets"] as? [[String: Any]] ?? []
    // A dependency is a table of one kind, whose first text is the name.
    dependencies = Dictionary(
      targets.map { target in
        let list = target["dependencies"] as? [[String: Any]] ?? []
        let texts = list.flatMap { $0.values }.compactMap { ($0 as? [Any])?.first as? String }
        return (target["name"] as? String ?? "", texts.filter(names.contains))
      }, uniquingKeysWith: { first, _ in first })
    foreign = Dictionary(
      targets.map { target in
        let list = target["dependencies"] as? [[String: Any]] ?? []
        let products = list.compactMap { ($0["product"] as? [Any])?.first as? String }
        let byName = list.compactMap { ($0["byName"] as? [Any])?.first as? String }
        return (target["name"] as? String ?? "", products + byName.filter { !names.contains($0) })
      }, uniquingKeysWith: { first, _ in first })
    addresses = Self.addresses(json)
    let entries = json?["dependencies"] as? [[String: Any]] ?? []
    localPackages = entries.compactMap { entry in
      (entry["fileSystem"] as? [[String: Any]])?.first?["path"] as? String
    }
  }

  /// Returns the description that SwiftPM prints. It says itself why it cannot read a manifest.
  private static func description(of folder: String) throws(AdoptionFailure) -> Data {
    func dump(_ place: String) throws(AdoptionFailure) -> Data {
      try Command.output([
        "swift", "package", "--package-path", place, "--disable-sandbox", "dump-package",
      ])
    }
    let manifest = "\(folder)/Package.swift"
    guard let data = FileManager.default.contents(atPath: manifest),
      let text = PlaygroundManifest.translated(String(decoding: data, as: UTF8.self))
    else { return try dump(folder) }
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: place) }
    try SourceList.write(text, to: "\(place)/Package.swift")
    return try dump(place)
  }

  private static func addresses(_ json: [String: Any]?) -> [String] {
    let entries = json?["dependencies"] as? [[String: Any]] ?? []
    return entries.compactMap { entry in
      let control = (entry["sourceControl"] as? [[String: Any]])?.first
      let location = control?["location"] as? [String: Any]
      let remote = (location?["remote"] as? [Any])?.first
      return (remote as? [String: Any])?["urlString"] as? String ?? remote as? String
    }
  }

  /// The folders of packages on which this one depends by their paths.
  let localPackages: [String]

  /// The names of the modules of each product.
  var products: [String: [String]] {
    Dictionary(
      (description.products ?? []).map { ($0.name, $0.targets.map(AppleProject.identifier)) },
      uniquingKeysWith: { first, _ in first })
  }

  func project() -> AppleProject {
    let isSwift6 =
      description.swiftLanguageVersions.map { $0.contains { $0.hasPrefix("6") } }
      ?? (description.toolsVersion?._version.hasPrefix("6") == true)
    let kinds: [String: AppleProject.Module.Kind] = [
      "regular": .library, "executable": .app, "test": .tests,
    ]
    let modules = description.targets.compactMap { target -> AppleProject.Module? in
      guard let kind = kinds[target.type] else { return nil }
      let place = kind == .tests ? "Tests" : "Sources"
      let path = "\(folder)/\(target.path ?? "\(place)/\(target.name)")"
      let root = URL(fileURLWithPath: path).standardizedFileURL.path
      let left = (target.exclude ?? []).map { "\(root)/\($0)" }
      let wanted = (target.sources ?? [""]).map { $0.isEmpty ? root : "\(root)/\($0)" }
      let files = FolderContents(root).all.filter { file in
        !left.contains { file == $0 || file.hasPrefix($0 + "/") }
      }
      return AppleProject.Module(
        name: AppleProject.identifier(target.name), kind: kind,
        sources: files.filter { file in
          file.hasSuffix(".swift") && file != "\(folder)/Package.swift"
            && wanted.contains { file == $0 || file.hasPrefix($0 + "/") }
        },
        resources: resources(of: target, in: root, files),
        dependencies: (dependencies[target.name] ?? []).map(AppleProject.identifier),
        isSwift6: isSwift6, foreignProducts: foreign[target.name] ?? [])
    }
    return AppleProject(name: description.name, folder: folder, modules: modules)
  }

  /// The resources that a target declares, and those that SwiftPM finds itself.
  private func resources(
    of target: Description.Target, in root: String, _ files: [String]
  ) -> [String] {
    let declared = target.resources ?? []
    let copied = declared.filter(\.isCopied).map { "\(root)/\($0.path)" }
    let processed = declared.filter { !$0.isCopied }.map {
      ($0.path == "." ? root : "\(root)/\($0.path)")
    }
    func lies(_ file: String, in places: [String]) -> Bool {
      places.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    let found = files.filter { file in
      guard !lies(file, in: copied) else { return false }
      return FolderContents.isResource(file)
        || lies(file, in: processed) && !file.hasSuffix(".swift")
    }
    return found + copied.filter { FileManager.default.fileExists(atPath: $0) }
  }
}
