import Foundation

/// The files of the documentation, which `scripts/docs` writes: the folder is listed once, and a
/// request finds a file only by its path in that list.
struct DocumentationFiles: Sendable {
  /// The first part of the paths of all files.
  static let root = "/docs"
  /// The largest number of files, and the largest size of one in bytes; further ones and larger ones
  /// are left out. tunable
  static let mostFiles = 20_000
  static let largestFile = 8 << 20

  private let files: [String: URL]

  /// Lists a folder. Symbolic links, hidden files, and kinds of files that a site does not have are left
  /// out.
  ///
  /// - Returns: `nil` if the folder has no `index.html`.
  init?(folder: URL) {
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .isSymbolicLinkKey]
    let base = folder.resolvingSymlinksInPath().path + "/"
    var files: [String: URL] = [:]
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: base, isDirectory: true), includingPropertiesForKeys: Array(keys),
      options: [.skipsHiddenFiles])
    while files.count < Self.mostFiles, let url = found?.nextObject() as? URL {
      guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true,
        values.isSymbolicLink != true, Self.types[url.pathExtension] != nil,
        url.path.hasPrefix(base)
      else { continue }
      files[Self.root + "/" + url.path.dropFirst(base.count)] = url
    }
    guard let index = files[Self.root + "/index.html"] else { return nil }
    files[Self.root + "/"] = index
    self.files = files
  }

  /// Returns the path of the page about a scene; `nil` if there is none.
  func page(ofScene name: String) -> String? {
    let path = "\(Self.root)/scenes/\(name).html"
    return files[path] == nil ? nil : path
  }

  /// Returns the file at a path of a request; `nil` for a path that is not listed, and for a file that
  /// has gone, has become too large or is no regular file any more.
  func answer(to path: String) -> Routes.Answer? {
    guard let url = files[path], let type = Self.types[url.pathExtension],
      let values = try? URL(fileURLWithPath: url.path)
        .resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey, .fileSizeKey]),
      values.isRegularFile == true, values.isSymbolicLink != true,
      let size = values.fileSize, size <= Self.largestFile,
      let data = try? Data(contentsOf: url)
    else { return nil }
    return Routes.Answer(type: type, data: data)
  }

  /// The types of the kinds of files that a site has.
  private static let types = [
    "css": "text/css; charset=utf-8", "gif": "image/gif", "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp",
  ]
}
