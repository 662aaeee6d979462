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
    }
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    var name: String
    var targets: [Target]
    var products: [Product]?
    var toolsVersion: Version?
    struct Version: Decodable { var _version: String }
  }

  private let folder: String
  private let description: Description
  private let dependencies: [String: [String]]

  init(folder: String) throws(AdoptionFailure) {
    self.folder = folder
    let output = try Command.output([
      "swift", "package", "--package-path", folder, "--disable-sandbox", "dump-package",
    ])
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
  }

  /// The names of the modules of each product.
  var products: [String: [String]] {
    Dictionary(
      (description.products ?? []).map { ($0.name, $0.targets.map(AppleProject.identifier)) },
      uniquingKeysWith: { first, _ in first })
  }

  func project() throws(AdoptionFailure) -> AppleProject {
    let isSwift6 = description.toolsVersion?._version.hasPrefix("6") == true
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
        resources: files.filter(FolderContents.isResource),
        dependencies: (dependencies[target.name] ?? []).map(AppleProject.identifier),
        isSwift6: isSwift6)
    }
    return AppleProject(name: description.name, folder: folder, modules: modules)
  }
}
