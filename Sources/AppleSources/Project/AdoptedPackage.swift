import Foundation

/// The Swift package that is written beside a project: modules of the project's names, whose sources
/// the plugin `AdoptedSources` translates from the originals.
public struct AdoptedPackage: Sendable {
  private let project: AppleProject
  /// The folder of the package.
  public let folder: String
  /// The folder of DetentKit's package.
  private let kit: String

  /// Creates the package of a project in a folder; `kit` is the folder of DetentKit's package.
  public init(_ project: AppleProject, in folder: String, kit: String) {
    (self.project, self.folder, self.kit) = (project, folder, kit)
  }

  /// The texts of the package, by their paths in its folder.
  public var files: [String: String] {
    var files = ["Package.swift": manifest]
    for module in project.modules {
      let place = "Sources/\(module.name)"
      files["\(place)/sources.txt"] = module.sources.sorted().joined(separator: "\n") + "\n"
      files["\(place)/imported.txt"] = project.importedSources(of: module).map { $0 + "\n" }
        .joined()
      files["\(place)/Adopted.swift"] =
        (hasResources(module) ? bundle(of: module) : Self.note) + entry(of: module)
    }
    return files
  }

  private static let note =
    "// sources.txt names the sources of this module, which are translated for the build.\n"

  /// The main bundle of a module is that of its resources. SwiftPM's `Bundle.module` asks for the main one, so this
  /// cannot use it.
  private func bundle(of module: AppleProject.Module) -> String {
    Self.note + """
      \(Self.support)

      extension Bundle {
        static let main = AdoptedResources.bundle(named: \(quoted("\(project.name)_\(module.name)")))
      }

      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
        comment: String
      ) -> String {
        bundle.localizedString(forKey: key, value: value, table: tableName)
      }

      """
  }

  /// The app's own `main()` in a module of an app.
  private func entry(of module: AppleProject.Module) -> String {
    guard module.kind == .app else { return "" }
    let sources = module.sources.sorted().compactMap { path in
      FileManager.default.contents(atPath: path).map {
        SourceFile(path: path, text: String(decoding: $0, as: UTF8.self))
      }
    }
    guard let entry = EntryPoint(sources) else { return "" }
    var text = "import AdoptedApp\nimport UIKit\n\n\(entry.declaration)\n"
    if case .delegate(let name) = entry, let path = module.infoPlist,
      let properties = LaunchProperties(path: path),
      !sources.contains(where: { $0.text.contains("supportedInterfaceOrientationsFor") })
    {
      text += properties.method(of: name)
    }
    return text
  }

  /// The name of the app's program, if the project has one.
  public var program: String? { project.modules.first { $0.kind == .app }?.name }

  private func hasResources(_ module: AppleProject.Module) -> Bool {
    guard module.kind != .tests else { return false }
    let files = ResourceFiles(module.resources)
    return !files.originals.isEmpty || !files.made.isEmpty
  }

  /// Sentences about resources that the package does not have.
  public var warnings: [String] {
    project.modules.flatMap { module in
      let path = module.infoPlist.flatMap { LaunchProperties(path: $0) == nil ? $0 : nil }
      return ResourceFiles(module.resources).warnings
        + (path.map { ["\($0) is no property list; nothing of it is used."] } ?? [])
    }
  }

  /// Writes the files that have changed, and removes resources that are gone.
  public func write() throws(AdoptionFailure) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try SourceList.write(text, to: "\(folder)/\(path)")
    }
    for module in project.modules where hasResources(module) {
      let place = "\(folder)/Sources/\(module.name)/Resources"
      let files = ResourceFiles(module.resources)
      let (originals, made) = (files.originals, files.made)
      for (name, text) in made.sorted(by: { $0.key < $1.key }) {
        try SourceList.write(text, to: "\(place)/\(name)")
      }
      for (name, original) in originals.sorted(by: { $0.key < $1.key }) where made[name] == nil {
        guard let data = FileManager.default.contents(atPath: original) else {
          throw AdoptionFailure("\(original) cannot be read")
        }
        try SourceList.write(data, to: "\(place)/\(name)")
      }
      let present =
        FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      for name in present
      where originals[name] == nil && made[name] == nil
        && !FolderContents.isFolder("\(place)/\(name)")
      {
        try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
      }
    }
  }

  private static let head = "import PackageDescription"
  private static let support = "import AppleSupport"

  private var manifest: String {
    let targets = project.modules.map(target).joined(separator: "\n")
    return """
      // swift-tools-version: 6.2
      // Written by `detent adopt`; run it again after files of the project were added or removed.
      \(Self.head)

      let package = Package(
        name: \(quoted(project.name)),
        defaultLocalization: \(quoted(project.developmentLanguage)),
        dependencies: [.package(name: "DetentKit", path: \(quoted(kit)))],
        targets: [
      \(targets)
        ]
      )

      """
  }

  private func target(_ module: AppleProject.Module) -> String {
    let names = Set(project.modules.map(\.name))
    var dependencies = module.dependencies.filter(names.contains).sorted().map(quoted)
    var products = ["DetentRuntime"]
    if module.kind == .tests { products.append("DetentTesting") }
    if module.kind != .library { products.append("AdoptedApp") }
    dependencies += products.map { ".product(name: \"\($0)\", package: \"DetentKit\")" }
    let kind =
      switch module.kind {
      case .app: "executableTarget"
      case .library: "target"
      case .tests: "testTarget"
      }
    let resources = hasResources(module) ? "\n        resources: [.process(\"Resources\")]," : ""
    return """
          .\(kind)(
            name: \(quoted(module.name)),
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(quoted("Sources/\(module.name)")), exclude: ["imported.txt", "sources.txt"],\(resources)
            swiftSettings: [.swiftLanguageMode(.\(module.isSwift6 ? "v6" : "v5"))],
            plugins: [.plugin(name: "AdoptedSources", package: "DetentKit")]),
      """
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
