import Foundation
import Testing

@testable import AppleSources

/// Projects in the shapes that public repositories have.
@Suite("Shapes of projects")
struct ProjectShapeTests {
  private let package = """
    // swift-tools-version: 5.7
    import PackageDescription
    let package = Package(
      name: "Card", products: [.library(name: "Card", targets: ["Card"])],
      dependencies: [.package(url: "https://example.invalid/a/snap", from: "1.0.0")],
      targets: [
        .target(name: "Card", resources: [.process("Media"), .copy("Pages")]),
        .testTarget(name: "CardTests", dependencies: ["Card"]),
        .testTarget(
          name: "SnapTests", dependencies: ["Card", .product(name: "Snap", package: "snap")]),
      ])
    """

  private var library: [String: String] {
    [
      "Package.swift": package, "Sources/Card/Card.swift": "import UIKit",
      "Sources/Card/Media/clip.lottie": "x", "Sources/Card/Pages/a/index.html": "x",
      "Tests/CardTests/A.swift": "import XCTest", "Tests/SnapTests/B.swift": "import Snap",
    ]
  }

  /// A project with an app in a synchronised folder, and with other targets; `more` are further objects.
  private func app(_ name: String, _ more: String = "", packages: String = "Card") -> String {
    """
    { objects = {
      R = { mainGroup = G; targets = (T, W, M, U); buildConfigurationList = L; };
      L = { buildConfigurations = (); };
      G = { children = (S, X); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); exceptions = (E); };
      X = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (F); };
      E = { target = T; membershipExceptions = ("Left.swift", Docs); };
      F = { target = T; membershipExceptions = ("Both.swift"); };
      T = { name = \(name); productType = "com.apple.product-type.application"; buildPhases = ();
        fileSystemSynchronizedGroups = (S); packageProductDependencies = (P);
        buildConfigurationList = C; };
      C = { buildConfigurations = (D); };
      D = { name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 5.0;
        INFOPLIST_FILE = "$(SRCROOT)/\(name)/Info.plist";
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited) DEMO";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait";
        }; };
      P = { productName = \(packages); };
      W = { name = Widget; productType = "com.apple.product-type.app-extension"; };
      U = { name = Robot; productType = "com.apple.product-type.bundle.ui-testing"; };
      M = { name = Desk; productType = "com.apple.product-type.application";
        buildConfigurationList = N; };
      N = { buildConfigurations = (O); };
      O = { buildSettings = { SDKROOT = auto; SUPPORTED_PLATFORMS = macosx; }; };
      \(more)
    }; rootObject = R; }
    """
  }

  private func withFiles(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, text) in files {
      let place = "\(folder)/\((path as NSString).deletingLastPathComponent)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
    }
    try body(folder)
  }

  @Test("A package has the app of its example, which names it as the author's folder")
  func example() throws {
    var files = library
    files["Example/Demo/App.xcodeproj/project.pbxproj"] = app(
      "App", "Z = { isa = XCLocalSwiftPackageReference; relativePath = ../../../OldName; };")
    files["Example/Demo/App/Start.swift"] = "import UIKit\nimport Card"
    files["Example/Demo/App/Left.swift"] = "nothing"
    files["Example/Demo/App/Docs/Deep.swift"] = "nothing"
    files["Example/Demo/Shared/Both.swift"] = "import UIKit"
    files["Example/Demo/Shared/Other.swift"] = "nothing"
    try withFiles(files) { folder in
      let project = try AppleProject(folder: folder)
      #expect(project.modules.map(\.name) == ["Card", "App", "CardTests"])
      #expect(project.modules[1].dependencies == ["Card"])
      #expect(
        Set(project.modules[1].sources.map { ($0 as NSString).lastPathComponent })
          == ["Start.swift", "Both.swift"])
      #expect(project.modules[1].isMainActorByDefault)
      #expect(project.modules[1].conditions == ["DEMO"])
      #expect(project.modules[1].launch.phone == ["portrait"])
      #expect(
        project.notes.contains("SnapTests is left out, as it needs Snap, which is not fetched."))
      #expect(project.notes.contains { $0.hasPrefix("https://example.invalid/a/snap is not") })
      #expect(project.notes.contains("Widget is left out, as it is an extension."))
      #expect(project.notes.contains("Desk is left out, as it is an app for another system."))
      #expect(project.notes.contains("Robot is left out, as it is a user interface test."))
    }
  }

  @Test("Of several projects of examples one has the app, and the others are named")
  func examples() throws {
    var files = library
    for name in ["Alpha", "Beta"] {
      files["Examples/\(name)/\(name).xcodeproj/project.pbxproj"] = app(name)
      files["Examples/\(name)/\(name)/Start.swift"] = "import Card"
    }
    try withFiles(files) { folder in
      let project = try AppleProject(folder: folder)
      #expect(project.modules.map(\.name) == ["Card", "Alpha", "CardTests"])
      let other = "\(folder)/Examples/Beta"
      #expect(
        project.notes.contains(
          "\(other)/Beta.xcodeproj is another project; adopt \(other) for its app."))
      let beta = try AppleProject(folder: other)
      #expect(beta.modules.map(\.name).contains("Beta"))
    }
  }

  @Test("Resources that a target declares are there, and copied folders keep their structure")
  func declaredResources() throws {
    try withFiles(library) { folder in
      let card = try #require(try AppleProject(folder: folder).modules.first)
      let files = ResourceFiles(card.resources)
      #expect(files.originals.keys.sorted() == ["clip.lottie"])
      #expect(files.folders == ["Pages": "\(folder)/Sources/Card/Pages"])
      let place = "\(folder)/out"
      let package = AdoptedPackage(
        try AppleProject(folder: folder), in: place, kit: "/kit")
      try package.write()
      let manifest = try String(contentsOfFile: "\(place)/Package.swift", encoding: .utf8)
      #expect(manifest.contains("[.process(\"Resources\"), .copy(\"Copied/Pages\")]"))
      #expect(
        FileManager.default.fileExists(
          atPath: "\(place)/Sources/Card/Copied/Pages/a/index.html"))
    }
  }

  @Test("A pod with a specification is a module of its patterns, and a fetched one is named")
  func pods() throws {
    let files = [
      "Card.podspec": """
      Pod::Spec.new do |s|
        s.name = 'Card'
        # s.source_files = 'None/*'
        s.source_files = ['Card/Classes/**/*.{h,swift}',
                          'Card/More/*']
        s.exclude_files = 'Card/Classes/Old.swift'
        s.resource_bundles = { 'Card' => ['Card/Assets/*.png'] }
      end
      """, "Card/Classes/A/B/Card.swift": "import UIKit", "Card/Classes/Old.swift": "x",
      "Card/More/More.swift": "import UIKit", "Card/Assets/a.png": "x", "Card/Other.swift": "x",
      "Example/Podfile": "pod 'Card', :path => '../'\npod 'Kit', '~> 1'\npod 'Snap/Core'\n",
      "Example/Pods/Snap/Snap.swift": "import UIKit",
      "Example/App.xcodeproj/project.pbxproj": app("App"),
      "Example/App/Start.swift": "import UIKit\nimport Card",
    ]
    try withFiles(files) { folder in
      let project = try AppleProject(folder: folder)
      #expect(project.modules.map(\.name) == ["Card", "Snap", "App"])
      #expect(
        project.modules[0].sources.map { ($0 as NSString).lastPathComponent }.sorted()
          == ["Card.swift", "More.swift"])
      #expect(project.modules[0].resources == ["\(folder)/Card/Assets/a.png"])
      #expect(
        project.notes.contains(
          "The pod Kit is not fetched; put its sources into \(folder)/Example/Pods/Kit."))
    }
  }

  @Test("A framework that is linked by its name alone is a dependency of what imports it")
  func imports() {
    #expect(
      ImportedModules.names(
        inText:
          "@testable import A\npublic import struct B.C // import X\nlet import_ = 1\nimport D;")
        == ["A", "B", "D"])
    var project = AppleProject(
      name: "P", folder: "/p",
      modules: [
        .init(name: "App", kind: .app, sources: [], dependencies: ["Top"]),
        .init(name: "Top", kind: .library, sources: [], dependencies: ["Base"]),
        .init(name: "Base", kind: .library, sources: []),
      ])
    project.sortModules()
    #expect(project.modules.map(\.name) == ["Base", "Top", "App"])
  }

  @Test("Objective-C is named, and a folder of nothing else is one sentence")
  func objectiveC() throws {
    try withFiles(["A.m": "x", "B.swift": "import UIKit"]) { folder in
      let project = try AppleProject(folder: folder)
      #expect(
        project.notes == [
          "1 sources in other languages are left out, such as \(folder)/A.m; what they declare is missing."
        ])
    }
    try withFiles(["A.m": "x"]) { folder in
      #expect(
        throws: AdoptionFailure(
          "\(folder) has no Swift sources; sources in other languages, such as \(folder)/A.m, "
            + "are not translated")
      ) { try AppleProject(folder: folder) }
    }
  }

  @Test("An app of Swift Playgrounds is a package with an executable")
  func playground() throws {
    let text = """
      // swift-tools-version: 5.6
      import PackageDescription
      import AppleProductTypes
      let package = Package(name: "Garden", platforms: [.iOS("16.0")], products: [
        .iOSApplication(name: "Garden", targets: ["AppModule"], appIcon: .placeholder(icon: .leaf))
      ], targets: [.executableTarget(name: "AppModule", path: ".")])
      """
    try withFiles(["Package.swift": text, "App.swift": "import SwiftUI"]) { folder in
      let project = try AppleProject(folder: folder)
      #expect(project.modules.map(\.name) == ["AppModule"])
      #expect(project.modules[0].kind == .app)
    }
  }

  @Test("Settings come from configuration files too, and name each other")
  func settings() throws {
    try withFiles([
      "a.xcconfig": "// x\n#include \"b.xcconfig\"\nB = $(A)-2 // y", "b.xcconfig": "A=1",
    ]) { folder in
      let file = BuildSettings.file("\(folder)/a.xcconfig")
      #expect(file == ["A": "1", "B": "$(A)-2"])
      let settings = BuildSettings(
        [["B": "3", "C": "${B:c99extidentifier} $(NONE)"], file], known: ["A": "0"])
      #expect(settings["A"] == "0")
      #expect(settings["C"] == "3 " || settings["C"] == "_3 ")
    }
  }

  @Test("A launch screen is no interface that is missing")
  func launchScreen() throws {
    let files = [
      "A.swift": "import UIKit", "Base.lproj/LaunchScreen.storyboard": "x", "Main.storyboard": "x",
      "Splash.storyboard": "<document launchScreen=\"YES\"/>",
    ]
    try withFiles(files) { folder in
      let project = try AppleProject(folder: folder)
      #expect(project.interfaceFiles == ["\(folder)/Main.storyboard"])
    }
  }

  @Test("Images and colours of catalogues have names as Xcode declares them")
  func symbols() {
    #expect(AssetSymbols.symbol("AccentColor", without: "Color") == "accent")
    #expect(AssetSymbols.symbol("Logo", without: "Image") == "logo")
    #expect(AssetSymbols.symbol("my-big_logo 2", without: "Image") == "myBigLogo2")
    #expect(AssetSymbols.symbol("URLIcon", without: "Image") == "urlIcon")
    #expect(AssetSymbols.symbol("Image", without: "Image") == "image")
    #expect(AssetSymbols.symbol("default", without: "Image") == "`default`")
    #expect(AssetSymbols.symbol("24h", without: "Image") == "_24h")
  }

  @Test("Of a main storyboard the first controllers are created, unless they have outlets")
  func mainStoryboard() throws {
    func storyboard(_ inner: String) -> String {
      """
      <document initialViewController="n"><scenes>
      <scene><objects><navigationController id="n"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="a" customClass="Start"><view key="view"/>\(inner)
      </viewController></objects></scene></scenes></document>
      """
    }
    let files = [
      "Start.swift": "import UIKit\n@UIApplicationMain class App: UIResponder {}",
      "Main.storyboard": storyboard(""), "Other.storyboard": storyboard("<outlet property=\"x\"/>"),
      "Info.plist": """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """,
    ]
    try withFiles(files) { folder in
      let project = try AppleProject(folder: folder)
      let package = AdoptedPackage(project, in: "\(folder)/out", kit: "/kit")
      let name = try #require(project.modules.first?.name)
      let text = try #require(package.files["Sources/\(name)/Adopted.swift"])
      #expect(
        text.contains(
          "AdoptedApp.run(App.self) { AdoptedApp.controller(UINavigationController.self, "
            + "[AdoptedApp.controller(Start.self, [])]) }"))
      #expect(
        package.interfaceWarnings == [
          "Of \(folder)/Main.storyboard the first controllers are created, without views; "
            + "create these in code.",
          "\(folder)/Other.storyboard is not loaded; create its views in code.",
        ])
      let other = try #require(MainStoryboard(path: "\(folder)/Other.storyboard"))
      #expect(other.expression == nil)
    }
  }
}
