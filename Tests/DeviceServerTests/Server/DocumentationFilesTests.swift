import Foundation
import Testing

@testable import DeviceServer

@Suite("The documentation under /docs")
struct DocumentationFilesTests {
  /// A site with a page about a scene, beside a file that is not of it.
  private final class Site {
    let parent = FileManager.default.temporaryDirectory
      .appendingPathComponent("docs-\(UUID().uuidString)")
    var folder: URL { parent.appendingPathComponent("site") }

    init() throws {
      try write("first", to: "site/index.html")
      try write("about", to: "site/scenes/sheet.html")
      try write("secret", to: "secret.html")
    }

    deinit { try? FileManager.default.removeItem(at: parent) }

    func write(_ text: String, to path: String) throws {
      let url = parent.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func text(_ files: DocumentationFiles, _ path: String) -> String? {
    files.answer(to: path).map { String(decoding: $0.data, as: UTF8.self) }
  }

  @Test("Files of the folder are found by their paths, and the first page by the folder's")
  func files() throws {
    let site = try Site()
    let files = try #require(DocumentationFiles(folder: site.folder))
    #expect(text(files, "/docs/") == "first")
    #expect(text(files, "/docs/index.html") == "first")
    #expect(text(files, "/docs/scenes/sheet.html") == "about")
    #expect(files.answer(to: "/docs/index.html")?.type == "text/html; charset=utf-8")
    #expect(files.page(ofScene: "sheet") == "/docs/scenes/sheet.html")
    #expect(files.page(ofScene: "../index") == nil)
  }

  @Test(
    "No path of a request leads out of the folder",
    arguments: [
      "/docs/../secret.html", "/docs/scenes/../../secret.html", "/docs//index.html",
      "/docs/./index.html", "/docs/scenes", "/docs/scenes/", "/docs/..", "/docs/%2e%2e/secret.html",
      "/docs/..\\secret.html", "/docs/index.html/", "/docs/index.html\0.png", "/docs/INDEX.HTML",
      "docs/index.html", "/etc/passwd", "/docs//etc/passwd", "/docs/link.html",
      "/docs/out/secret.html",
      "/docs/.hidden.html", "/docs/program.sh",
    ])
  func paths(path: String) throws {
    let site = try Site()
    try FileManager.default.createSymbolicLink(
      at: site.folder.appendingPathComponent("link.html"),
      withDestinationURL: site.parent.appendingPathComponent("secret.html"))
    try FileManager.default.createSymbolicLink(
      at: site.folder.appendingPathComponent("out"), withDestinationURL: site.parent)
    try site.write("hidden", to: "site/.hidden.html")
    try site.write("echo", to: "site/program.sh")
    let files = try #require(DocumentationFiles(folder: site.folder))
    #expect(files.answer(to: path) == nil)
  }

  @Test("A file that became a symbolic link, too large or has gone is not served")
  func changes() throws {
    let site = try Site()
    let files = try #require(DocumentationFiles(folder: site.folder))
    let page = site.folder.appendingPathComponent("scenes/sheet.html")
    try Data(count: DocumentationFiles.largestFile + 1).write(to: page)
    #expect(files.answer(to: "/docs/scenes/sheet.html") == nil)
    try FileManager.default.removeItem(at: page)
    #expect(files.answer(to: "/docs/scenes/sheet.html") == nil)
    try FileManager.default.createSymbolicLink(
      at: page, withDestinationURL: site.parent.appendingPathComponent("secret.html"))
    #expect(files.answer(to: "/docs/scenes/sheet.html") == nil)
  }

  @Test("A folder without a first page has no documentation")
  func empty() throws {
    let site = try Site()
    #expect(DocumentationFiles(folder: site.folder.appendingPathComponent("scenes")) == nil)
    #expect(DocumentationFiles(folder: site.folder.appendingPathComponent("absent")) == nil)
  }
}
