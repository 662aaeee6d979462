import Foundation

/// An Xcode project, read from `project.pbxproj`.
struct XcodeProject {
  let objects: [String: PropertyValue]
  private let root: PropertyValue
  /// The folder to which paths are relative.
  let folder: String
  private let name: String
  /// The paths of all files and groups.
  private let paths: [String: String]

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
    paths = Self.paths(objects, root, in: folder)
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The modules of the project: one for each target that is compiled for iOS.
  func project(in folder: String) throws(AdoptionFailure) -> AppleProject {
    let targets = (root["targets"]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
    let names = Dictionary(
      targets.map { ($0.0, module(of: $0.1)) }, uniquingKeysWith: { first, _ in first })
    var project = AppleProject(name: name, folder: folder, modules: [])
    for (id, target) in targets {
      guard let kind = kind(of: target) else {
        project.notes.append(leftOut(target))
        continue
      }
      let settings = settings(of: target)
      var module = AppleProject.Module(
        name: self.module(of: target), kind: kind, sources: [],
        isSwift6: settings["SWIFT_VERSION"]?.hasPrefix("6") == true)
      module.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
      module.hasAssetExtensions =
        settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
      module.conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter {
        AppleProject.identifier($0) == $0 && $0 != "DEBUG"
      }
      collect(target, id, into: &module)
      if let plist = settings["INFOPLIST_FILE"], !plist.isEmpty {
        let path = plist.hasPrefix("/") ? plist : "\(self.folder)/\(plist)"
        let file = URL(fileURLWithPath: path).standardizedFileURL.path
        if FileManager.default.fileExists(atPath: file) { module.infoPlist = file }
      }
      module.launch = LaunchProperties(settings)
      module.dependencies = (target["dependencies"]?.texts ?? []).compactMap {
        objects[$0]?["target"]?.text.flatMap { names[$0] }
      }
      project.modules.append(module)
    }
    try addPackages(to: &project, of: targets.map(\.1), paths)
    if let language = root["developmentRegion"]?.text, !language.contains("$"),
      language != "English"
    {
      project.developmentLanguage = language
    }
    return project
  }

  func module(of target: PropertyValue) -> String {
    let settings = settings(of: target)
    let written = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? ""
    let name = target["name"]?.text ?? "App"
    return AppleProject.identifier(written.isEmpty ? name : written)
  }

  private func kind(of target: PropertyValue) -> AppleProject.Module.Kind? {
    let settings = settings(of: target)
    if let platform = settings["SDKROOT"],
      ["macosx", "watchos", "appletvos", "xros"].contains(platform)
    {
      return nil
    }
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    guard
      platforms.isEmpty || platforms.contains("iphoneos") || platforms.contains("iphonesimulator")
    else { return nil }
    switch target["productType"]?.text {
    case "com.apple.product-type.application": return .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static":
      return .library
    case "com.apple.product-type.bundle.unit-test": return .tests
    default: return nil
    }
  }

  /// A sentence about a target that is no app, framework or unit test for iOS.
  private func leftOut(_ target: PropertyValue) -> String {
    let name = target["name"]?.text ?? "A target"
    let type = target["productType"]?.text?.split(separator: ".").dropFirst(3)
      .joined(separator: ".")
    let kind: [String: String] = [
      "application": "an app for another system", "app-extension": "an extension",
      "extensionkit-extension": "an extension", "bundle.ui-testing": "a user interface test",
      "bundle.unit-test": "a test for another system", "bundle": "a bundle",
      "framework": "a framework for another system", "tool": "a command line tool",
    ]
    return
      "\(name) is left out, as it is \(type.flatMap { kind[$0] } ?? "no app, framework or unit test")."
  }

  /// Returns the build settings of a target: its own, those of its configuration files, and the project's.
  private func settings(of target: PropertyValue) -> BuildSettings {
    var tables: [[String: String]] = []
    for owner in [target, root] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
      let chosen = all.filter { $0["name"]?.text == "Debug" }
      for configuration in chosen + all.filter({ $0["name"]?.text != "Debug" }) {
        tables.append(
          (configuration["buildSettings"]?.table ?? [:]).compactMapValues {
            $0.text ?? $0.texts.joined(separator: " ")
          })
        if let file = configuration["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) {
          tables.append(BuildSettings.file(file))
        }
      }
    }
    let known = [
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "PROJECT_NAME": name,
      "TARGET_NAME": target["name"]?.text ?? "App", "inherited": "",
    ]
    return BuildSettings(tables, known: known)
  }

  // Files

  private func collect(
    _ target: PropertyValue, _ id: String, into module: inout AppleProject.Module
  ) {
    for phase in target["buildPhases"]?.texts.compactMap({ objects[$0] }) ?? [] {
      let files = (phase["files"]?.texts ?? []).compactMap { objects[$0]?["fileRef"]?.text }
        .flatMap { self.files(of: $0) }
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase":
        module.sources += files.filter { $0.hasSuffix(".swift") }
        module.foreignSources += files.filter(FolderContents.isForeignSource)
      case "PBXResourcesBuildPhase": module.resources += files
      default: break
      }
    }
    let synchronized = target["fileSystemSynchronizedGroups"]?.texts ?? []
    for group in groups {
      guard let path = paths[group] else { continue }
      let exceptions = exceptions(of: group, for: id).map { "\(path)/\($0)" }
      let isOwn = synchronized.contains(group)
      guard isOwn || !exceptions.isEmpty else { continue }
      for file in FolderContents(path).all {
        // An exception is a file of another target's folder, or one that the folder's own target lacks.
        let isException = exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
        guard isException != isOwn else { continue }
        if file.hasSuffix(".swift") {
          module.sources.append(file)
        } else if FolderContents.isResource(file) {
          module.resources.append(file)
        } else if FolderContents.isForeignSource(file) {
          module.foreignSources.append(file)
        }
      }
    }
    module.sources = module.sources.filter { FileManager.default.fileExists(atPath: $0) }
    module.resources = module.resources.filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The synchronised folders of the project.
  private var groups: [String] {
    objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
  }

  /// The files of a synchronised folder about which a target differs from the folder's others.
  private func exceptions(of group: String, for target: String) -> [String] {
    (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["target"]?.text == target }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
  }

  /// Returns the paths of a file, or of the languages of a file that is translated.
  private func files(of id: String) -> [String] {
    if let children = objects[id]?["children"]?.texts { return children.compactMap { paths[$0] } }
    return paths[id].map { [$0] } ?? []
  }

  /// Returns the paths of all files and groups. A group that contains itself is entered once.
  private static func paths(
    _ objects: [String: PropertyValue], _ root: PropertyValue, in folder: String
  ) -> [String: String] {
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
