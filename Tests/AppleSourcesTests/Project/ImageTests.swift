import Foundation
import Testing

@testable import AppleSources

@Suite("Images of catalogues")
struct ImageTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  private func write(_ text: String, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Writes a program that behaves as a converter does: it copies its input to its output, or fails.
  private func writeProgram(_ name: String, in folder: String, _ body: String) throws {
    try write("#!/bin/sh\n\(body)\n", to: "\(folder)/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(name)")
  }

  @Test("Dark images, those of tablets and their scales have names by which they are looked up")
  func appearances() throws {
    try withFolder { folder in
      let set = "\(folder)/A.xcassets/Logo.imageset"
      let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
      try write(
        """
        { "images": [
          { "idiom": "universal", "scale": "1x", "filename": "a.png" },
          { "idiom": "universal", "scale": "2x", "filename": "a2.png" },
          { "idiom": "universal", "scale": "2x", "filename": "d2.png", \(dark) },
          { "idiom": "ipad", "scale": "1x", "filename": "p.png" },
          { "idiom": "ipad", "scale": "1x", "filename": "pd.png", \(dark) },
          { "idiom": "watch", "scale": "2x", "filename": "w.png" },
          { "idiom": "universal", "scale": "3x" },
          { "idiom": "universal", "scale": "3x", "filename": "gone.png" } ] }
        """, to: "\(set)/Contents.json")
      for name in ["a", "a2", "d2", "p", "pd", "w"] { try write(name, to: "\(set)/\(name).png") }
      let files = ResourceFiles(["\(folder)/A.xcassets"])
      #expect(
        files.originals == [
          "Logo.png": "\(set)/a.png", "Logo@2x.png": "\(set)/a2.png",
          "Logo~dark@2x.png": "\(set)/d2.png", "Logo~ipad.png": "\(set)/p.png",
          "Logo~dark~ipad.png": "\(set)/pd.png",
        ])
      #expect(files.warnings == ["\(set)/gone.png is missing."])
    }
  }

  @Test("An image set that cannot be read is one sentence, and the others are there")
  func brokenCatalog() throws {
    try withFolder { folder in
      let catalog = "\(folder)/A.xcassets"
      try write("{", to: "\(catalog)/Broken.imageset/Contents.json")
      try write(
        #"{ "images": [{ "idiom": "universal", "filename": "a.png" }] }"#,
        to: "\(catalog)/Whole.imageset/Contents.json")
      try write("a", to: "\(catalog)/Whole.imageset/a.png")
      let files = ResourceFiles([catalog])
      #expect(files.originals.keys.sorted() == ["Whole.png"])
      let broken = "\(catalog)/Broken.imageset/Contents.json"
      #expect(files.warnings == ["\(broken) cannot be read; the image Broken is missing."])
    }
  }

  @Test("A vector is converted in the scale of the result's name, once for each change")
  func conversion() throws {
    try withFolder { folder in
      try writeProgram(
        "rsvg-convert", in: folder, "echo \"$2\" >> \(folder)/log\ncp \"$5\" \"$4\"")
      let tool = try #require(ImageTool(type: "svg", path: "/nowhere:\(folder)"))
      #expect(tool.isThere)
      #expect(tool.scales == ["", "@2x", "@3x"])
      try write("drawing", to: "\(folder)/a.svg")
      for scale in tool.scales {
        try tool.convert("\(folder)/a.svg", to: "\(folder)/out/A\(scale).\(tool.result)")
      }
      try tool.convert("\(folder)/a.svg", to: "\(folder)/out/A.png")
      #expect(try String(contentsOfFile: "\(folder)/log", encoding: .utf8) == "1\n2\n3\n")
      let made = FileManager.default.contents(atPath: "\(folder)/out/A@3x.png")
      #expect(made == Data("drawing".utf8))
    }
  }

  @Test("A file that its program cannot convert is one sentence and leaves no result")
  func failure() throws {
    try withFolder { folder in
      try writeProgram("cwebp", in: folder, "echo part > \"$4\"\nexit 1")
      let tool = try #require(ImageTool(type: "jpeg", path: folder))
      try write("x", to: "\(folder)/a.jpg")
      #expect(throws: AdoptionFailure("\(folder)/a.jpg cannot be converted by cwebp")) {
        try tool.convert("\(folder)/a.jpg", to: "\(folder)/a.webp")
      }
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.webp"))
    }
  }

  @Test("Each kind of images has its program, and others have none")
  func programs() {
    #expect(ImageTool(type: "pdf", path: "")?.program == "pdftocairo")
    #expect(ImageTool(type: "gif", path: "")?.program == "gif2webp")
    #expect(ImageTool(type: "svg", path: "")?.isThere == false)
    #expect(ImageTool(type: "heic", path: "") == nil)
  }

  @Test("A package that cannot be written for the first time leaves nothing")
  func halfWritten() throws {
    try withFolder { folder in
      try write("import UIKit", to: "\(folder)/App/A.swift")
      try write("text", to: "\(folder)/App/a.txt")
      let module = AppleProject.Module(
        name: "App", kind: .library, sources: ["\(folder)/App/A.swift"],
        resources: ["\(folder)/App/a.txt", "\(folder)/App/gone.txt"])
      let project = AppleProject(name: "App", folder: folder, modules: [module])
      let package = AdoptedPackage(project, in: "\(folder)/.detent", kit: "/kit")
      #expect(throws: AdoptionFailure("\(folder)/App/gone.txt cannot be read")) {
        try package.write()
      }
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/.detent"))
    }
  }
}
