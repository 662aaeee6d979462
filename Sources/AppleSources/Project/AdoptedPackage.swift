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
      files["\(place)/Adopted.swift"] = Self.note + declarations(of: module) + entry(of: module)
    }
    return files
  }

  private static let note =
    "// sources.txt names the sources of this module, which are translated for the build.\n"

  /// Returns the declarations that a module has besides its sources. The main bundle of a module is that of its resources. SwiftPM's
  /// `Bundle.module` asks for the main one, so this cannot use it.
  ///
  /// - Parameter isChecked: indicates whether `Bundle.module` is added, which a build has from SwiftPM.
  func declarations(of module: AppleProject.Module, isChecked: Bool = false) -> String {
    let own = isChecked && hasResources(module) ? "  static let module = main\n" : ""
    guard module.kind != .tests else {
      return own.isEmpty
        ? "" : "\(Self.support)\n\nextension Bundle {\n  static let module = Bundle.main\n}\n"
    }
    var text = """
      \(Self.support)
      \(Self.frameworks)

      extension Bundle {
        static let main = AdoptedResources.bundle(named: \(quoted("\(project.name)_\(module.name)")))
      \(own)
        convenience init(for type: AnyClass) {
          self.init(path: AdoptedResources.path(for: type, of: \(quoted(project.name))))!
        }

        var infoDictionary: [String: Any]? { AdoptedResources.properties }
        var bundleIdentifier: String? { AdoptedResources.properties["CFBundleIdentifier"] as? String }
        func object(forInfoDictionaryKey key: String) -> Any? { AdoptedResources.properties[key] }
      }

      """
    if hasResources(module) {
      text += """

        func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
          comment: String
        ) -> String {
          AdoptedResources.text(key, value: value, table: tableName, in: bundle)
        }

        extension Bundle {
          func localizedString(forKey key: String, value: String?, table: String?) -> String {
            AdoptedResources.text(key, value: value, table: table, in: self)
          }
        }

        """
      if ResourceFiles(module.resources).hasForms { text += Self.formats }
    }
    return text
      + AssetSymbols(module.resources).declarations(extensions: module.hasAssetExtensions)
  }

  /// The function of strings by which numbers choose among the forms of a text.
  private static let formats = """

    extension String {
      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        AdoptedResources.formatted(format, arguments, locale: .current)
      }
    }

    """

  /// The properties of an app: those of its build settings and those of its file.
  private func properties(of module: AppleProject.Module) -> LaunchProperties {
    guard let path = module.infoPlist, let file = LaunchProperties(path: path) else {
      return module.launch
    }
    return module.launch.merged(with: file, module: module.name)
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
    let interface = mainStoryboard(of: module).flatMap { MainStoryboard(path: $0)?.expression }
    let declaration = entry.declaration(interface: interface)
    var text = "\nimport AdoptedApp\n\n\(declaration)\n"
    if case .delegate(let name) = entry,
      !sources.contains(where: { $0.text.contains("supportedInterfaceOrientationsFor") })
    {
      text += properties(of: module).method(of: name)
    }
    return text
  }

  /// The name of the app's program, if the project has one.
  public var program: String? { project.modules.first { $0.kind == .app }?.name }

  private func hasResources(_ module: AppleProject.Module) -> Bool {
    guard module.kind != .app else { return true }
    let files = ResourceFiles(module.resources)
    return !files.isEmpty
  }

  /// The path of the storyboard from which an app begins, if it has one.
  private func mainStoryboard(of module: AppleProject.Module) -> String? {
    guard let name = properties(of: module).mainStoryboard else { return nil }
    let places = module.resources.flatMap { path in
      path.hasSuffix(".lproj") ? ["\(path)/\(name).storyboard"] : [path]
    }
    return places.first {
      $0.hasSuffix("/\(name).storyboard") && FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Sentences about the storyboards and archives of interfaces, which are not loaded.
  public var interfaceWarnings: [String] {
    let first = project.modules.filter { $0.kind == .app }.compactMap(mainStoryboard)
    return project.interfaceFiles.map { path in
      first.contains(path) && MainStoryboard(path: path)?.expression != nil
        ? "Of \(path) the first controllers are created, without views; create these in code."
        : "\(path) is not loaded; create its views in code."
    }
  }

  /// The name of an app's `Info.plist` among its resources, where SwiftPM lets no file have that name.
  static let propertyFile = "AdoptedInfo.plist"

  /// Sentences about resources that the package does not have.
  public var warnings: [String] {
    project.notes
      + project.modules.flatMap { module in
        let path = module.infoPlist.flatMap { LaunchProperties(path: $0) == nil ? $0 : nil }
        return ResourceFiles(module.resources).warnings
          + (path.map { ["\($0) is no property list; nothing of it is used."] } ?? [])
      }
  }

  /// Writes the files that have changed, and removes resources that are gone. A package that cannot be written for the
  /// first time leaves nothing.
  public func write() throws(AdoptionFailure) {
    let isNew = !FileManager.default.fileExists(atPath: folder)
    do throws(AdoptionFailure) {
      try writeFiles()
    } catch {
      if isNew { try? FileManager.default.removeItem(atPath: folder) }
      throw error
    }
  }

  private func writeFiles() throws(AdoptionFailure) {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try SourceList.write(text, to: "\(folder)/\(path)")
    }
    for module in project.modules where hasResources(module) {
      let place = "\(folder)/Sources/\(module.name)/Resources"
      let files = ResourceFiles(module.resources)
      let originals = files.originals
      var made = files.made
      if module.kind == .app {
        made[AdoptedPackage.propertyFile] = try properties(of: module).file(name: module.name)
      }
      for (name, text) in made.sorted(by: { $0.key < $1.key }) {
        try SourceList.write(text, to: "\(place)/\(name)")
      }
      for (name, original) in originals.sorted(by: { $0.key < $1.key }) where made[name] == nil {
        guard let data = FileManager.default.contents(atPath: original) else {
          throw AdoptionFailure("\(original) cannot be read")
        }
        try SourceList.write(data, to: "\(place)/\(name)")
      }
      for (name, original) in files.converted.sorted(by: { $0.key < $1.key }) {
        try original.tool.convert(original.path, to: "\(place)/\(name)")
      }
      try copy(files.folders, into: "\(folder)/Sources/\(module.name)/Copied")
      let present =
        FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      for name in present
      where originals[name] == nil && made[name] == nil && files.converted[name] == nil
        && !FolderContents.isFolder("\(place)/\(name)")
      {
        try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
      }
    }
  }

  /// Copies folders whose structure stays.
  private func copy(_ folders: [String: String], into place: String) throws(AdoptionFailure) {
    for (name, original) in folders.sorted(by: { $0.key < $1.key }) {
      let files = FileManager.default.enumerator(atPath: original)?.compactMap { $0 as? String }
      for file in (files ?? []).sorted() where !FolderContents.isFolder("\(original)/\(file)") {
        guard let data = FileManager.default.contents(atPath: "\(original)/\(file)") else {
          throw AdoptionFailure("\(original)/\(file) cannot be read")
        }
        try SourceList.write(data, to: "\(place)/\(name)/\(file)")
      }
    }
  }

  private static let head = "import PackageDescription"
  private static let support = "import AppleSupport"
  private static let frameworks = ["SwiftUI", "UIKit"].map { "import \($0)" }.joined(
    separator: "\n")

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
    var settings = [".swiftLanguageMode(.\(module.isSwift6 ? "v6" : "v5"))"]
    if module.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
    settings += module.conditions.map { ".define(\(quoted($0)))" }
    let resources = hasResources(module) ? "\n        resources: [\(rules(of: module))]," : ""
    return """
          .\(kind)(
            name: \(quoted(module.name)),
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(quoted("Sources/\(module.name)")), exclude: ["imported.txt", "sources.txt"],\(resources)
            swiftSettings: [\(settings.joined(separator: ", "))],
            plugins: [.plugin(name: "AdoptedSources", package: "DetentKit")]),
      """
  }

  private func rules(of module: AppleProject.Module) -> String {
    let files = ResourceFiles(module.resources)
    let isFlat = module.kind == .app || files.hasFiles
    let copied = files.folders.keys.sorted().map { ".copy(\(quoted("Copied/\($0)")))" }
    return ((isFlat ? [".process(\"Resources\")"] : []) + copied).joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
