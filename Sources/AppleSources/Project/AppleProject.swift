import Foundation

/// An iOS project as it lies in a folder: its modules, with their sources and resources.
public struct AppleProject: Equatable, Sendable {
  /// A module of the project.
  public struct Module: Equatable, Sendable {
    /// The kinds of modules.
    public enum Kind: String, Sendable { case app, library, tests }

    /// The name that sources import.
    public var name: String
    /// The kind.
    public var kind: Kind
    /// The paths of the Swift sources.
    public var sources: [String]
    /// The paths of resources: files, asset catalogues, and folders of languages.
    public var resources: [String] = []
    /// The names of modules of the project that it imports.
    public var dependencies: [String] = []
    /// Indicates whether the sources are in the language mode of Swift 6.
    public var isSwift6 = false
    /// The path of the app's `Info.plist`, if it has one.
    public var infoPlist: String?
    /// Indicates whether declarations are on the main actor unless they say otherwise.
    public var isMainActorByDefault = false
    /// Indicates whether the names of images and colours are members of `UIImage` and `Color` too.
    public var hasAssetExtensions = false
    /// The names that `#if` knows, besides `DEBUG`.
    public var conditions: [String] = []
    /// Products of packages that are not among the modules.
    public var foreignProducts: [String] = []
    /// Sources in other languages than Swift, which are left out.
    public var foreignSources: [String] = []
    /// The properties of the launch that build settings have in place of an `Info.plist`.
    var launch = LaunchProperties()
  }

  /// The name.
  public var name: String
  /// The folder.
  public var folder: String
  /// The modules; what is imported comes before what imports it.
  public var modules: [Module]
  /// The language of texts that are not translated into the user's.
  public var developmentLanguage = "en"
  /// Sentences about what is left out.
  public var notes: [String] = []

  /// Reads the project in a folder: an Xcode project, a Swift package without one beside it, or else all
  /// sources. A library's app is that of a project of examples below it.
  public init(folder: String) throws(AdoptionFailure) {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw AdoptionFailure("\(folder) is no folder") }
    let files = FolderContents(folder)
    let roots = files.projects.filter { ($0 as NSString).deletingLastPathComponent == folder }
    // Beside a package there are often projects of its examples, in folders of their own.
    if files.all.contains("\(folder)/Package.swift"), roots.isEmpty {
      let package = try SwiftPackage(folder: folder)
      self = package.project()
      addPackages(of: package, files)
      addExample(of: files.projects)
    } else if let project = try Self.best(of: roots.isEmpty ? files.projects : roots, in: folder) {
      self = project
      if !isApp { addExample(of: files.projects.filter { !roots.contains($0) }) }
    } else {
      let name = (folder as NSString).lastPathComponent
      self.init(name: name, folder: folder, modules: files.modules(named: name))
    }
    try finish(files)
  }

  /// Indicates whether there is an app with sources.
  private var isApp: Bool { modules.contains { $0.kind == .app && !$0.sources.isEmpty } }

  /// Returns the first of several projects that has an app, else the first that has sources.
  private static func best(
    of projects: [String], in folder: String
  ) throws(AdoptionFailure) -> AppleProject? {
    var read: [(path: String, project: AppleProject)] = []
    for path in projects {
      // Of several projects one that cannot be read is left.
      if projects.count == 1 {
        read.append((path, try XcodeProject(path: path).project(in: folder)))
      } else if let project = try? XcodeProject(path: path).project(in: folder) {
        read.append((path, project))
      }
    }
    let found = read.filter { $0.project.modules.contains { !$0.sources.isEmpty } }
    guard var best = found.first(where: { $0.project.isApp }) ?? found.first ?? read.first else {
      return nil
    }
    for other in found where other.path != best.path && other.project.isApp {
      best.project.notes.append(another(other.path))
    }
    return best.project
  }

  private static func another(_ path: String) -> String {
    "\(path) is another project; adopt \((path as NSString).deletingLastPathComponent) for its app."
  }

  /// Adds the modules of packages in the folder that a package's targets use, and names those that are not there.
  private mutating func addPackages(of package: SwiftPackage, _ files: FolderContents) {
    var search = PackageSearch(around: folder, in: folder)
    for index in modules.indices {
      let wanted = modules[index].foreignProducts
      modules[index].foreignProducts = wanted.filter { name in
        guard let found = search.package(with: name) else { return true }
        let added = found.project().modules.filter { $0.kind == .library && !$0.sources.isEmpty }
        let known = Set(modules.map(\.name))
        modules += added.filter { !known.contains($0.name) }
        modules[index].dependencies += found.products[name] ?? []
        return false
      }
    }
    if modules.contains(where: { !$0.foreignProducts.isEmpty }) {
      notes += package.addresses.sorted().map(Self.unfetched)
    }
  }

  /// Adds the modules of the first project of examples that has an app.
  private mutating func addExample(of projects: [String]) {
    for path in projects {
      guard let example = try? XcodeProject(path: path).project(in: folder), example.isApp else {
        continue
      }
      if isApp {
        notes.append(Self.another(path))
        continue
      }
      let names = Set(modules.map(\.name))
      modules += example.modules.filter { !names.contains($0.name) }
      notes += example.notes.filter { !notes.contains($0) }
    }
  }

  /// Leaves out what cannot be built, and puts the modules into the order of their imports.
  private mutating func finish(_ files: FolderContents) throws(AdoptionFailure) {
    var names: Set<String> = []
    let others = Set(modules.flatMap(\.foreignSources)).sorted()
    modules = modules.filter { !$0.sources.isEmpty && names.insert($0.name).inserted }
    guard !modules.isEmpty else {
      let other = others.first ?? files.all.first(where: FolderContents.isForeignSource)
      throw AdoptionFailure(
        "\(folder) has no Swift sources"
          + (other.map { "; sources in other languages, such as \($0), are not translated" } ?? ""))
    }
    if let first = others.first {
      notes.append(
        "\(others.count) sources in other languages are left out, such as \(first); "
          + "what they declare is missing.")
    }
    for module in modules where module.kind == .tests {
      guard let product = module.foreignProducts.first else { continue }
      notes.append("\(module.name) is left out, as it needs \(product), which is not fetched.")
    }
    modules = modules.filter { $0.kind != .tests || $0.foreignProducts.isEmpty }
    guard !modules.isEmpty else {
      throw AdoptionFailure("\(folder) has only tests that are left out")
    }
    addImportedDependencies()
    sortModules()
  }

  /// A sentence about a package that is not there.
  static func unfetched(_ address: String) -> String {
    "\(address) is not fetched; put a copy of it anywhere into the folder, and adopt again."
  }

  init(name: String, folder: String, modules: [Module]) {
    (self.name, self.folder, self.modules) = (name, folder, modules)
  }

  /// The storyboards and archives of interfaces among the resources, which cannot be loaded. The screen of a launch
  /// is shown by nothing here.
  public var interfaceFiles: [String] {
    let files = modules.flatMap(\.resources).flatMap { path -> [String] in
      guard path.hasSuffix(".lproj") else { return [path] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().map { "\(path)/\($0)" }
    }
    return Set(files).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .filter { !Self.isLaunchScreen($0) }.sorted()
  }

  private static func isLaunchScreen(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    guard !name.hasPrefix("LaunchScreen"), !name.hasPrefix("Launch Screen") else { return true }
    let data = FileManager.default.contents(atPath: path)
    return data.map { String(decoding: $0, as: UTF8.self).contains("launchScreen=\"YES\"") }
      ?? false
  }

  /// Returns the sources of the modules of the project that a module imports, directly or not.
  func importedSources(of module: Module) -> [String] {
    var names = Set(module.dependencies)
    for _ in modules {
      for other in modules where names.contains(other.name) { names.formUnion(other.dependencies) }
    }
    names.remove(module.name)
    return modules.filter { names.contains($0.name) }.flatMap(\.sources).sorted()
  }

  /// Returns a name as that of a module.
  static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return String(letters.first?.isNumber == true ? ["_"] + letters : letters)
  }
}

/// The files below a folder, without what tools have put there.
struct FolderContents {
  let folder: String
  private(set) var all: [String] = []
  /// Xcode projects, those nearest to the folder first.
  private(set) var projects: [String] = []

  static let bundles: Set = [
    "xcassets", "lproj", "bundle", "xcdatamodeld", "framework", "xcframework", "docc",
    "xcdatamodel",
    "mlmodelc", "scnassets", "icon",
  ]
  private static let left: Set = [
    ".build", "Pods", "Carthage", "DerivedData", "node_modules", ".git", ".detent", "fastlane",
  ]

  init(_ folder: String) {
    self.folder = folder
    var waiting = [(folder, 0)]
    var position = 0
    while position < waiting.count {
      let (next, depth) = waiting[position]
      position += 1
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      for name in names.sorted() where !Self.left.contains(name) && !name.hasPrefix(".") {
        let path = "\(next)/\(name)"
        let type = (name as NSString).pathExtension
        if type == "xcodeproj" {
          projects.append(path)
        } else if Self.bundles.contains(type) {
          all.append(path)
        } else if Self.isFolder(path) {
          if depth < 16 { waiting.append((path, depth + 1)) }
        } else {
          all.append(path)
        }
      }
    }
  }

  static func isFolder(_ path: String) -> Bool {
    // A link to a folder can lead in a circle.
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
    return type as? FileAttributeType == .typeDirectory
  }

  /// Indicates whether a file is a source in Objective-C, C or C++.
  static func isForeignSource(_ path: String) -> Bool {
    ["m", "mm", "c", "cpp", "cc"].contains((path as NSString).pathExtension)
  }

  static func isResource(_ path: String) -> Bool {
    let types: Set = [
      "xcassets", "lproj", "bundle", "storyboard", "xib", "strings", "stringsdict", "xcstrings",
      "ttf", "otf", "png", "jpg", "jpeg", "pdf", "svg", "json", "plist", "html", "txt", "mp3",
      "wav", "m4a", "mp4", "mov", "gif", "webp", "heic", "csv", "md", "xml", "ttc", "caf", "aiff",
    ]
    let name = (path as NSString).lastPathComponent
    return types.contains((path as NSString).pathExtension.lowercased())
      && !name.hasSuffix("Info.plist") && name != "README.md"
  }

  /// Returns an app of all sources, and its tests: those in folders whose names end in `Tests`.
  func modules(named name: String) -> [AppleProject.Module] {
    let app = AppleProject.identifier(name)
    let swift = all.filter { $0.hasSuffix(".swift") }
    func isTest(_ path: String) -> Bool {
      path.dropFirst(folder.count).split(separator: "/").dropLast().contains {
        $0.hasSuffix("Tests")
      }
    }
    let interface = swift.filter { isTest($0) && !$0.contains("UITests/") }
    return [
      AppleProject.Module(
        name: app, kind: .app, sources: swift.filter { !isTest($0) },
        resources: all.filter { Self.isResource($0) && !isTest($0) },
        infoPlist: all.first { $0.hasSuffix("/Info.plist") && !isTest($0) },
        foreignSources: all.filter(Self.isForeignSource)),
      AppleProject.Module(
        name: app + "Tests", kind: .tests, sources: interface, dependencies: [app]),
    ]
  }
}
