import Foundation
import Testing

@testable import AppleSources

@Suite("Properties of the launch")
struct LaunchPropertyTests {
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try body(path)
  }

  @Test("The orientations of an Info.plist are those of the app's delegate")
  func orientations() throws {
    try withFile(
      """
      <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string><string>other</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationPortrait</string>
      <string>UIInterfaceOrientationLandscapeLeft</string></array>
      </dict></plist>
      """
    ) { path in
      let properties = try #require(LaunchProperties(path: path))
      #expect(properties.phone == ["portrait"])
      #expect(properties.tablet == ["portrait", "landscapeLeft"])
      #expect(
        properties.method(of: "Start").contains("? [.portrait, .landscapeLeft] : [.portrait]"))
    }
  }

  @Test("A file without orientations adds no method, and one that is no property list is said")
  func bad() throws {
    try withFile("<plist version=\"1.0\"><dict/></plist>") { path in
      #expect(LaunchProperties(path: path)?.method(of: "Start") == "")
    }
    try withFile("orientations?") { path in
      #expect(LaunchProperties(path: path) == nil)
      var module = AppleProject.Module(name: "A", kind: .app, sources: [])
      module.infoPlist = path
      let project = AppleProject(name: "A", folder: "/a", modules: [module])
      #expect(
        AdoptedPackage(project, in: "/out", kit: "/kit").warnings
          == ["\(path) is no property list; nothing of it is used."])
    }
  }

  @Test("Properties that are written are read as they were, with a name and a version")
  func written() throws {
    let values = """
      <key>Title</key><string>Cut &amp; paste &lt;here&gt;</string>
      <key>Flag</key><true/><key>Count</key><integer>3</integer><key>Share</key><real>0.5</real>
      <key>Roles</key><dict><key>Names</key><array><string>a</string><false/></array></dict>
      """
    let own = "<key>CFBundleIdentifier</key><string>a.b</string>"
    try withFile("<plist version=\"1.0\"><dict>\(values)\(own)</dict></plist>") { path in
      let properties = try #require(LaunchProperties(path: path))
      let text = try properties.file(name: "Trails")
      #expect(try text == properties.file(name: "Trails"))
      try withFile(text) { path in
        var expected = properties.values
        for key in ["CFBundleName", "CFBundleExecutable"] { expected[key] = .text("Trails") }
        expected["CFBundleShortVersionString"] = .text("1.0")
        expected["CFBundleVersion"] = .text("1")
        #expect(LaunchProperties(path: path)?.values == expected)
      }
    }
  }
}
