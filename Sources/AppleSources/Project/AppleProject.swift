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
  }

  /// The name.
  public var name: String
  /// The folder.
  public var folder: String
  /// The modules; what is imported comes before what imports it.
  public var modules: [Module]
  /// The language of texts that are not translated into the user's.
  public var developmentLanguage = "en"

  /// Reads the project in a folder: an Xcode project, a Swift package without one beside it, or else all
  /// sources.
  public init(folder: String) throws(AdoptionFailure) {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw AdoptionFailure("\(folder) is no folder") }
    let files = FolderContents(folder)
    let name = (folder as NSString).lastPathComponent
    // Beside a package there are often projects of its examples, in folders of their own.
    let isPackage = files.all.contains("\(folder)/Package.swift")
    let own = "\(folder)/"
    if let project = files.projects.first,
      !isPackage || !project.dropFirst(own.count).contains("/")
    {
      self = try XcodeProject(path: project).project(in: folder)
    } else if isPackage {
      self = try SwiftPackage(folder: folder).project()
    } else {
      self.init(name: name, folder: folder, modules: files.modules(named: name))
    }
    modules = modules.filter { !$0.sources.isEmpty }
    guard !modules.isEmpty else { throw AdoptionFailure("\(folder) has no Swift sources") }
  }

  init(name: String, folder: String, modules: [Module]) {
    (self.name, self.folder, self.modules) = (name, folder, modules)
  }

  /// The storyboards and archives of interfaces among the resources, which cannot be loaded.
  public var interfaceFiles: [String] {
    let files = modules.flatMap(\.resources).flatMap { path -> [String] in
      guard path.hasSuffix(".lproj") else { return [path] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().map { "\(path)/\($0)" }
    }
    return Set(files).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
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
    "xcassets", "lproj", "bundle", "xcdatamodeld", "framework", "xcframework",
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

  static func isResource(_ path: String) -> Bool {
    let types: Set = [
      "xcassets", "lproj", "bundle", "storyboard", "xib", "strings", "stringsdict", "xcstrings",
      "ttf", "otf", "png", "jpg", "jpeg", "pdf", "svg", "json", "plist", "html", "txt", "mp3",
      "wav",
      "gif",
    ]
    return types.contains((path as NSString).pathExtension) && !path.hasSuffix("Info.plist")
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
        infoPlist: all.first { $0.hasSuffix("/Info.plist") && !isTest($0) }),
      AppleProject.Module(
        name: app + "Tests", kind: .tests, sources: interface, dependencies: [app]),
    ]
  }
}
