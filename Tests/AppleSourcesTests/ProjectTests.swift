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

  @Test("The main bundle of a module is not that which asks for the main bundle")
  func mainBundle() throws {
    let project = try AppleProject(folder: Self.example)
    let files = AdoptedPackage(project, in: "/out", kit: "/kit").files
    let text = try #require(files["Sources/Trails/Adopted.swift"])
    #expect(text.contains("AdoptedResources.bundle(named: \"Trails_Trails\")"))
    #expect(!text.contains(".module"))
    #expect(files["Sources/TrailsTests/Adopted.swift"]?.contains("Bundle") == false)
  }

  @Test("A string catalogue becomes a table for each language")
  func stringCatalog() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/Localizable.xcstrings"
    try """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "": {}, "plain": {}, "say \\"x\\"": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "sag\\nx" } } } },
      "%lld trails": { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "new", "value": "%lld trail" } },
        "other": { "stringUnit": { "state": "new", "value": "%lld trails" } } } } } } },
      "both": { "localizations": { "de": {
        "stringUnit": { "state": "new", "value": "%1$@ hat %#@wege@" },
        "substitutions": { "wege": { "argNum": 2, "formatSpecifier": "lld", "variations": {
          "plural": { "other": { "stringUnit": { "state": "new", "value": "%arg Wege" } } } } } } } } },
      "device": { "localizations": { "de": { "variations": { "device": {
        "ipad": { "stringUnit": { "state": "new", "value": "Tablet" } },
        "iphone": { "stringUnit": { "state": "new", "value": "Telefon" } } } } } } } } }
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let made = ResourceFiles([path]).made
    #expect(
      Set(made.keys) == [
        "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
        "en.lproj/Localizable.stringsdict", "de.lproj/Localizable.stringsdict",
      ])
    #expect(made["de.lproj/Localizable.strings"] == "\"say \\\"x\\\"\" = \"sag\\nx\";\n")
    #expect(
      made["en.lproj/Localizable.strings"] == #"""
        "both" = "both";
        "device" = "device";
        "plain" = "plain";
        "say \"x\"" = "say \"x\"";

        """#)
    let forms = try #require(made["de.lproj/Localizable.stringsdict"])
    let list = try PropertyListSerialization.propertyList(from: Data(forms.utf8), format: nil)
    let entries = try #require(list as? [String: [String: Any]])
    #expect(entries["both"]?["NSStringLocalizedFormatKey"] as? String == "%1$@ hat %2$#@wege@")
    #expect((entries["both"]?["wege"] as? [String: String]) == ["other": "%lld Wege"])
    #expect(
      entries["device"]?["NSStringDeviceSpecificRuleType"] as? [String: String]
        == ["ipad": "Tablet", "iphone": "Telefon"])
    let english = try #require(made["en.lproj/Localizable.stringsdict"])
    #expect(english.contains("<string>%lld trail</string>"))
    try "{".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      ResourceFiles([path]).warnings == ["\(path) is no string catalogue; its texts are missing."])
  }

  @Test("A project without texts of its own has the language in which it is developed")
  func developmentLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = "\(folder)/A.xcodeproj"
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    try "import UIKit".write(toFile: "\(folder)/A.swift", atomically: true, encoding: .utf8)
    try """
    { objects = {
      R = { developmentRegion = de; mainGroup = G; targets = (T); };
      G = { children = (F); sourceTree = "<group>"; };
      F = { path = A.swift; sourceTree = "<group>"; };
      T = { name = A; productType = "com.apple.product-type.application"; buildPhases = (P); };
      P = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { fileRef = F; };
    }; rootObject = R; }
    """.write(toFile: "\(project)/project.pbxproj", atomically: true, encoding: .utf8)
    let adopted = try AppleProject(folder: folder)
    #expect(adopted.developmentLanguage == "de")
    let manifest = AdoptedPackage(adopted, in: "\(folder)/out", kit: "/kit").files["Package.swift"]
    #expect(manifest?.contains("defaultLocalization: \"de\"") == true)
  }

  @Test(
    "The program of an app is its command",
    arguments: [
      ("@main class Start: UIResponder, UIApplicationDelegate {}", "AdoptedApp.run(Start.self)"),
      ("@UIApplicationMain class Start: NSObject {}", "AdoptedApp.run(Start.self)"),
      ("@main struct Start: App {}", "AdoptedApp.run(Start.self)"),
      ("@main enum Start { static func main() {} }", nil),
      ("@main struct Start { static func main() {} }", nil),
      ("#if os(macOS)\n@main struct Start: App {}\n#endif", nil),
    ])
  func entryPoints(_ source: String, _ call: String?) {
    let entry = EntryPoint([SourceFile(path: "A.swift", text: source)])
    #expect((entry == nil) == (call == nil))
    if let call { #expect(entry?.declaration().contains(call) == true) }
    #expect(EntryPoint([SourceFile(path: "/a/main.swift", text: source)]) == .statements)
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

  @Test("Storyboards are named, also those in folders of languages")
  func interfaceFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let base = "\(folder)/Base.lproj"
    try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
    for path in ["\(base)/Main.storyboard", "\(folder)/Cell.xib", "\(folder)/A.swift"] {
      try "".write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(
      try AppleProject(folder: folder).interfaceFiles
        == ["\(base)/Main.storyboard", "\(folder)/Cell.xib"])
  }

  @Test("A module that is not there is known by its name")
  func unknownModules() {
    #expect(TypeCheck.unknownModule("/a/A.swift:1:8: error: no such module 'SnapKit'") == "SnapKit")
    #expect(TypeCheck.unknownModule("/a/A.swift:1:8: error: no such module '../x'") == nil)
    #expect(TypeCheck.unknownModule("/a/A.swift:1:8: error: cannot find 'x' in scope") == nil)
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
