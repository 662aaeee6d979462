import Foundation

/// The packages that lie in a project's folder, and above it up to the top of the repository: a reference to one
/// by the name of the author's own folder, or by an address, means that one.
struct PackageSearch {
  private let folders: [String]
  private var read: [String: SwiftPackage] = [:]

  init(around project: String, in folder: String) {
    var folders: [String] = []
    // Above the project first: a project of examples uses the package around it.
    var next = (project as NSString).standardizingPath
    for _ in 0..<5 {
      if FileManager.default.fileExists(atPath: "\(next)/Package.swift") { folders.append(next) }
      let isTop = FileManager.default.fileExists(atPath: "\(next)/.git")
      let parent = (next as NSString).deletingLastPathComponent
      if isTop || parent == next || parent.count < 2 { break }
      next = parent
    }
    for file in FolderContents(folder).all where file.hasSuffix("/Package.swift") {
      let place = (file as NSString).deletingLastPathComponent
      if !folders.contains(place) { folders.append(place) }
    }
    self.folders = folders
  }

  /// Returns the package that has a product of a name.
  mutating func package(with product: String) -> SwiftPackage? {
    for folder in folders {
      // A manifest that names neither the product nor its module need not be read.
      guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift"),
        String(decoding: data, as: UTF8.self).contains("\"\(product)\"")
      else { continue }
      let package = read[folder] ?? (try? SwiftPackage(folder: folder))
      read[folder] = package
      if let package, package.products[product] != nil { return package }
    }
    return nil
  }
}
