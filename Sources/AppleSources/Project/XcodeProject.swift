import Foundation

/// An Xcode project, read from `project.pbxproj`.
struct XcodeProject {
  private let objects: [String: PropertyValue]
  private let root: PropertyValue
  /// The folder to which paths are relative.
  private let folder: String
  private let name: String

  init(path: String) throws(AdoptionFailure) {
    let file = "\(path)/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw AdoptionFailure("\(file) cannot be read")
    }
    guard let value = PropertyValue(parsing: String(decoding: data, as: UTF8.self)),
      let objects = value["objects"]?.table, let key = value["rootObject"]?.text,
      let root = objects[key]
    else { throw AdoptionFailure("\(file) is no Xcode project") }
    (self.objects, self.root) = (objects, root)
    let container = (path as NSString).deletingLastPathComponent
    let inner = root["projectDirPath"]?.text ?? ""
    folder = inner.isEmpty ? container : "\(container)/\(inner)"
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The modules of the project: one for each target that is compiled for iOS.
  func project(in folder: String) throws(AdoptionFailure) -> AppleProject {
    let paths = groupPaths()
    let targets = (root["targets"]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
    let names = Dictionary(
      targets.map { ($0.0, module(of: $0.1)) }, uniquingKeysWith: { first, _ in first })
    var modules: [AppleProject.Module] = []
    for (_, target) in targets {
      guard let kind = kind(of: target) else { continue }
      var module = AppleProject.Module(
        name: self.module(of: target), kind: kind, sources: [],
        isSwift6: setting("SWIFT_VERSION", of: target)?.hasPrefix("6") == true)
      collect(target, paths, into: &module)
      if let plist = setting("INFOPLIST_FILE", of: target) {
        let path = "\(self.folder)/\(plist.replacingOccurrences(of: "$(SRCROOT)/", with: ""))"
        if FileManager.default.fileExists(atPath: path) { module.infoPlist = path }
      }
      module.dependencies = (target["dependencies"]?.texts ?? []).compactMap {
        objects[$0]?["target"]?.text.flatMap { names[$0] }
      }
      modules.append(module)
    }
    try addPackages(to: &modules, of: targets.map(\.1), paths)
    let order: [AppleProject.Module.Kind] = [.library, .app, .tests]
    modules = order.flatMap { kind in modules.filter { $0.kind == kind } }
    var project = AppleProject(name: name, folder: folder, modules: modules)
    if let language = root["developmentRegion"]?.text, !language.contains("$"),
      language != "English"
    {
      project.developmentLanguage = language
    }
    return project
  }

  /// Adds the modules of packages that lie in folders beside the project, and the dependencies on them.
  private func addPackages(
    to modules: inout [AppleProject.Module], of targets: [PropertyValue], _ paths: [String: String]
  ) throws(AdoptionFailure) {
    var products: [String: [String]] = [:]
    var added: [AppleProject.Module] = []
    for place in packageFolders(paths) {
      let package = try SwiftPackage(folder: place)
      products.merge(package.products) { first, _ in first }
      added += try package.project().modules.filter { $0.kind == .library && !$0.sources.isEmpty }
    }
    // The pods of a folder are for all targets.
    var pods: [String] = []
    for place in podFolders {
      let package = try SwiftPackage(folder: place)
      let libraries = try package.project().modules.filter {
        $0.kind == .library && !$0.sources.isEmpty
      }
      pods += libraries.map(\.name)
      added += libraries.filter { new in !added.contains { $0.name == new.name } }
    }
    guard !added.isEmpty else { return }
    for target in targets {
      let names =
        (target["packageProductDependencies"]?.texts ?? [])
        .compactMap { objects[$0]?["productName"]?.text }.flatMap { products[$0] ?? [] } + pods
      let name = module(of: target)
      for index in modules.indices where modules[index].name == name {
        modules[index].dependencies += names
      }
    }
    modules = added.filter { new in !modules.contains { $0.name == new.name } } + modules
  }

  /// The folders of packages to which the project refers, by references of their own or as to a file.
  private func packageFolders(_ paths: [String: String]) -> [String] {
    var folders: Set<String> = []
    for (id, object) in objects {
      switch object["isa"]?.text {
      case "XCLocalSwiftPackageReference":
        if let path = object["relativePath"]?.text { folders.insert("\(folder)/\(path)") }
      case "PBXFileReference":
        if let path = paths[id], FolderContents.isFolder(path) { folders.insert(path) }
      default: break
      }
    }
    let known = folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return known.filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }.sorted()
  }

  /// The folders of packages that the `Podfile` beside the project names by their paths.
  private var podFolders: [String] {
    let text = (try? String(contentsOfFile: "\(folder)/Podfile", encoding: .utf8)) ?? ""
    let folders = text.split(separator: "\n").compactMap { line -> String? in
      guard let mark = line.range(of: "path") else { return nil }
      let quoted = line[mark.upperBound...].split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "'" || $0 == "\"" })
      guard line.trimmingCharacters(in: .whitespaces).hasPrefix("pod "), quoted.count > 1 else {
        return nil
      }
      return URL(fileURLWithPath: "\(folder)/\(quoted[1])").standardizedFileURL.path
    }
    return folders.filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
  }

  private func module(of target: PropertyValue) -> String {
    let written = setting("PRODUCT_MODULE_NAME", of: target) ?? setting("PRODUCT_NAME", of: target)
    let name = target["name"]?.text ?? "App"
    return AppleProject.identifier(written.flatMap { $0.contains("$(") ? nil : $0 } ?? name)
  }

  private func kind(of target: PropertyValue) -> AppleProject.Module.Kind? {
    if let platform = setting("SDKROOT", of: target) ?? setting("SDKROOT", of: root),
      ["macosx", "watchos", "appletvos"].contains(platform)
    {
      return nil
    }
    switch target["productType"]?.text {
    case "com.apple.product-type.application": return .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static":
      return .library
    case "com.apple.product-type.bundle.unit-test": return .tests
    default: return nil
    }
  }

  /// Returns a build setting of a target, else of the project.
  private func setting(_ key: String, of target: PropertyValue) -> String? {
    for owner in [target, root] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      for id in list?["buildConfigurations"]?.texts ?? [] {
        if let value = objects[id]?["buildSettings"]?[key]?.text { return value }
      }
    }
    return nil
  }

  // Files

  private func collect(
    _ target: PropertyValue, _ paths: [String: String], into module: inout AppleProject.Module
  ) {
    for phase in target["buildPhases"]?.texts.compactMap({ objects[$0] }) ?? [] {
      let files = (phase["files"]?.texts ?? []).compactMap { objects[$0]?["fileRef"]?.text }
        .flatMap { self.files(of: $0, paths) }
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase": module.sources += files.filter { $0.hasSuffix(".swift") }
      case "PBXResourcesBuildPhase": module.resources += files
      default: break
      }
    }
    for id in target["fileSystemSynchronizedGroups"]?.texts ?? [] {
      guard let path = paths[id] else { continue }
      let left = exceptions(of: id, for: target).map { "\(path)/\($0)" }
      for file in FolderContents(path).all where !left.contains(file) {
        if file.hasSuffix(".swift") {
          module.sources.append(file)
        } else if FolderContents.isResource(file) {
          module.resources.append(file)
        }
      }
    }
    module.sources = module.sources.filter { FileManager.default.fileExists(atPath: $0) }
    module.resources = module.resources.filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The files of a synchronised folder that a target does not have.
  private func exceptions(of group: String, for target: PropertyValue) -> [String] {
    (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["target"]?.text.flatMap { objects[$0] } == target }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
  }

  /// Returns the paths of a file, or of the languages of a file that is translated.
  private func files(of id: String, _ paths: [String: String]) -> [String] {
    if let children = objects[id]?["children"]?.texts { return children.compactMap { paths[$0] } }
    return paths[id].map { [$0] } ?? []
  }

  /// The paths of all files and groups. A group that contains itself is entered once.
  private func groupPaths() -> [String: String] {
    var paths: [String: String] = [:]
    guard let main = root["mainGroup"]?.text else { return [:] }
    var waiting = [(main, folder)]
    while let (id, parent) = waiting.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let own = object["path"]?.text
      let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? folder : parent
      let path = own.map { $0.hasPrefix("/") ? $0 : "\(base)/\($0)" } ?? base
      paths[id] = URL(fileURLWithPath: path).standardizedFileURL.path
      waiting += (object["children"]?.texts ?? []).map { ($0, path) }
    }
    return paths
  }
}
