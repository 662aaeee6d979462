import Foundation
import Testing

@testable import AppleSources

@Suite("Projects")
struct ProjectTests {
  private static let example = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/Trails").path

  @Test("An Xcode project with synchronised folders has its modules")
  func example() throws {
    let project = try AppleProject(folder: Self.example)
    #expect(project.name == "Trails")
    #expect(project.modules.map(\.name) == ["Trails", "TrailsTests"])
    #expect(project.modules.map(\.kind) == [.app, .tests])
    #expect(project.modules.map(\.dependencies) == [[], ["Trails"]])
    #expect(project.modules.allSatisfy { !$0.isSwift6 })
    #expect(project.modules[0].sources.contains { $0.hasSuffix("/List/TrailCell.swift") })
    #expect(project.modules[0].infoPlist?.hasSuffix("/Trails/Info.plist") == true)
  }

  @Test("The package has lists of sources, and resources under the names of their look-up")
  func package() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = try AppleProject(folder: Self.example)
    try AdoptedPackage(project, in: folder, kit: "/kit").write()
    let files = Set(
      FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
    let resources = "Sources/Trails/Resources"
    #expect(
      files.isSuperset(of: [
        "Package.swift", "Sources/Trails/sources.txt", "Sources/TrailsTests/sources.txt",
        "\(resources)/Trail.png", "\(resources)/Trail@2x.png",
        "\(resources)/de.lproj/Localizable.strings",
      ]))
  }

  @Test("A folder that cannot be adopted is one sentence")
  func failures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: AdoptionFailure("\(folder) is no folder")) { try AppleProject(folder: folder) }
    let project = "\(folder)/A.xcodeproj"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(throws: AdoptionFailure("\(folder) has no Swift sources")) {
      try AppleProject(folder: folder)
    }
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    #expect(throws: AdoptionFailure("\(project)/project.pbxproj cannot be read")) {
      try AppleProject(folder: folder)
    }
    try "{ objects = (".write(
      toFile: "\(project)/project.pbxproj", atomically: true, encoding: .utf8)
    #expect(throws: AdoptionFailure("\(project)/project.pbxproj is no Xcode project")) {
      try AppleProject(folder: folder)
    }
  }

  @Test("A property list in the old form is read, and one that is too deep is not")
  func propertyList() {
    #expect(
      PropertyValue(parsing: "// x\n{ a = (1, \"b \\\"c\", ); /* d */ e = { }; }")
        == .table(["a": .list([.text("1"), .text("b \"c")]), "e": .table([:])]))
    #expect(PropertyValue(parsing: String(repeating: "(", count: 100_000)) == nil)
    #expect(PropertyValue(parsing: "{ a = 1; } b") == nil)
  }

  @Test("What a build misses is counted by name")
  func missing() {
    var missing = MissingAPI()
    missing.read("/a/A.swift:1:2: error: cannot find 'UIColorWell' in scope")
    missing.read("/a/A.swift:1:2: error: cannot find 'UIColorWell' in scope")
    missing.read("/a/B.swift:9:2: error: cannot find type 'UIColorWell' in scope")
    missing.read("/a/B.swift:3:2: error: value of type 'UIView' has no member 'glow'")
    missing.read("/a/B.swift:4:2: error: expected expression")
    #expect(
      missing.text == """
          uses  files  missing
             2      2  UIColorWell
             1      1  UIView.glow

        """)
    #expect(missing.others == ["/a/B.swift:4:2: error: expected expression"])
  }
}
