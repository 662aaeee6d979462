import Foundation

/// The files of a module's resources, under the names by which the Runtime finds them.
struct ResourceFiles {
  /// The paths of originals by their names in the package.
  private(set) var originals: [String: String] = [:]
  /// The texts of files that are made of others, by their names in the package.
  private(set) var made: [String: String] = [:]
  /// Catalogues that cannot be read, and files of which nothing is used.
  private(set) var warnings: [String] = []

  init(_ resources: [String]) {
    for path in resources.sorted() {
      let name = (path as NSString).lastPathComponent
      switch (path as NSString).pathExtension {
      case "xcassets": addCatalog(path, space: "")
      case "lproj": addLanguage(path)
      case "xcstrings": addStrings(path)
      case "storyboard", "xib", "xcdatamodeld", "framework", "xcframework", "xcconfig": break
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
      made["\(language).lproj/\(table).strings"] = StringCatalog.file(texts)
    }
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable { var value: String }
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?
      var idiom: String?
    }
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var images: [Image]?
    var properties: Properties?
  }

  private mutating func addCatalog(_ folder: String, space: String, depth: Int = 0) {
    guard depth < 16 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      guard FolderContents.isFolder(path) else { continue }
      let base = space + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": addImages(path, base)
      case "colorset": originals["\(base).colorset.json"] = "\(path)/Contents.json"
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
    for image in images where image.appearances == nil {
      guard let file = image.filename else { continue }
      let path = "\(folder)/\(file)"
      guard FileManager.default.fileExists(atPath: path) else {
        warnings.append("\(path) is missing.")
        continue
      }
      let type = (file as NSString).pathExtension.lowercased()
      guard ["png", "webp"].contains(type) else {
        warnings.append("\(path) is no PNG; the image \(name) is missing.")
        continue
      }
      let scale = image.scale ?? "1x"
      originals["\(name)\(scale == "1x" ? "" : "@\(scale)").\(type)"] = path
    }
  }
}
