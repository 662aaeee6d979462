import Foundation

/// The files of a module's resources, under the names by which the Runtime finds them.
struct ResourceFiles {
  /// The paths of originals by their names in the package.
  private(set) var originals: [String: String] = [:]
  /// The texts of files that are made of others, by their names in the package.
  private(set) var made: [String: String] = [:]
  /// Catalogues that cannot be read, and files of which nothing is used.
  private(set) var warnings: [String] = []
  /// The paths of files that a program converts, and the program, by the names of the results.
  private(set) var converted: [String: (path: String, tool: ImageTool)] = [:]
  /// The paths of folders that keep their structure, by their names.
  private(set) var folders: [String: String] = [:]

  /// Indicates whether there are files outside of folders.
  var hasFiles: Bool { !originals.isEmpty || !made.isEmpty || !converted.isEmpty }
  /// Indicates whether texts have forms among which numbers choose.
  var hasForms: Bool {
    [originals.keys, made.keys].joined().contains { $0.hasSuffix(".stringsdict") }
  }
  /// Indicates whether there is nothing.
  var isEmpty: Bool { !hasFiles && folders.isEmpty }

  init(_ resources: [String]) {
    for path in resources.sorted() {
      let name = (path as NSString).lastPathComponent
      switch (path as NSString).pathExtension {
      case "xcassets": addCatalog(path, space: "")
      case "lproj": addLanguage(path)
      case "xcstrings": addStrings(path)
      case "storyboard", "xib", "xcdatamodeld", "framework", "xcframework", "xcconfig": break
      case _ where FolderContents.isFolder(path): folders[name] = path
      default:
        let language = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        originals[language.hasSuffix(".lproj") ? "\(language)/\(name)" : name] = path
      }
    }
  }

  private mutating func addLanguage(_ path: String) {
    let language = (path as NSString).lastPathComponent
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") {
      originals["\(language)/\(name)"] = "\(path)/\(name)"
    }
  }

  private mutating func addStrings(_ path: String) {
    let data = FileManager.default.contents(atPath: path)
    guard let catalog = data.flatMap({ try? JSONDecoder().decode(StringCatalog.self, from: $0) })
    else {
      warnings.append("\(path) is no string catalogue; its texts are missing.")
      return
    }
    let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for (language, texts) in catalog.tables {
      made["\(language).lproj/\(table).strings"] = StringCatalog.file(texts.texts)
      if !texts.forms.isEmpty {
        made["\(language).lproj/\(table).stringsdict"] = StringCatalog.file(texts.forms)
      }
    }
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable { var value: String }
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
      var idiom: String?

      /// The part of the file's name for the appearance and the idiom; nil for what is never shown.
      var mark: String? {
        if let idiom, !["universal", "iphone", "ipad"].contains(idiom) { return nil }
        let values = (appearances ?? []).map(\.value)
        guard values.allSatisfy({ ["dark", "light"].contains($0) }) else { return nil }
        return (values.contains("dark") ? "~dark" : "") + (idiom == "ipad" ? "~ipad" : "")
      }
    }
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var images: [Image]?
    var properties: Properties?
  }

  /// The name of a file of an asset: the bundle has no folders, so that a space's name is part of it.
  private static func fileName(_ name: String) -> String { name.replacing("/", with: ":") }

  private mutating func addCatalog(_ folder: String, space: String, depth: Int = 0) {
    guard depth < 16 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      guard FolderContents.isFolder(path) else { continue }
      let base = space + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": addImages(path, base)
      case "colorset": originals["\(Self.fileName(base)).colorset.json"] = "\(path)/Contents.json"
      case "":
        let properties = contents(path)?.properties
        let inner = properties?.providesNamespace == true ? "\(base)/" : space
        addCatalog(path, space: inner, depth: depth + 1)
      default: break
      }
    }
  }

  private func contents(_ folder: String) -> Contents? {
    FileManager.default.contents(atPath: "\(folder)/Contents.json")
      .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
  }

  private mutating func addImages(_ folder: String, _ name: String) {
    guard let images = contents(folder)?.images else {
      warnings.append("\(folder)/Contents.json cannot be read; the image \(name) is missing.")
      return
    }
    for image in images {
      guard let file = image.filename, let mark = image.mark else { continue }
      let path = "\(folder)/\(file)"
      guard FileManager.default.fileExists(atPath: path) else {
        warnings.append("\(path) is missing.")
        continue
      }
      let scale = image.scale.map { $0 == "1x" ? "" : "@\($0)" }
      add(path, named: Self.fileName(name) + mark, scale: scale, of: name)
    }
  }

  /// Adds an image file in a scale, or of all scales.
  private mutating func add(_ path: String, named file: String, scale: String?, of name: String) {
    let type = (path as NSString).pathExtension.lowercased()
    if ["png", "webp"].contains(type) {
      originals["\(file)\(scale ?? "").\(type)"] = path
    } else if let tool = ImageTool(type: type) {
      guard tool.isThere else {
        warnings.append(
          "\(path) needs the program \(tool.program) of the package \(tool.package); until then "
            + "the image \(name) is missing.")
        return
      }
      for scale in scale.map({ [$0] }) ?? tool.scales {
        converted["\(file)\(scale).\(tool.result)"] = (path, tool)
      }
    } else {
      warnings.append("\(path) is of a kind that is not read; the image \(name) is missing.")
    }
  }
}
