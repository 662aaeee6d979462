import Foundation
import Testing

@testable import DetentCommand

@MainActor
@Suite("A test target for a package: detent init", .serialized)
struct InitTests {
  nonisolated private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Places", platforms: [.iOS(.v17)],
      targets: [.target(name: "Places"), .testTarget(name: "PlacesTests", dependencies: ["Places"])])

    """

  /// Calls a closure with the path of a folder with a manifest.
  private func inPackage(
    _ manifest: String = manifest, _ body: (String) throws -> Void
  ) throws {
    try CommandStage.inFolder { folder in
      try Data(manifest.utf8).write(to: URL(fileURLWithPath: "\(folder)/Package.swift"))
      try body(folder)
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  }

  /// The paths in a folder, without those that SwiftPM makes.
  private func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { !$0.hasPrefix(".build") }.sorted()
  }

  @Test("The target, its file and the dependencies are added, and what was there stays")
  func adds() throws {
    try inPackage { folder in
      let outcome = CommandStage.run(["init", folder])
      #expect(outcome.status == .success)
      #expect(outcome.error.isEmpty)
      #expect(outcome.output.hasSuffix("Run it with: swift test --filter PlacesDeviceTests\n"))
      let written = try text("\(folder)/Package.swift")
      #expect(written.hasPrefix(Self.manifest))
      let manifest = try PackageManifest.read(in: folder)
      let tests = try #require(manifest.targets.first { $0.name == "PlacesDeviceTests" })
      #expect(tests.type == "test" && tests.depends(on: "Places"))
      #expect(tests.depends(on: "DetentTesting"))
      #expect(try #require(manifest.targets.first).depends(on: "DetentRuntime"))
      #expect(manifest.packages == ["DetentKit"])
      let source = try text("\(folder)/Tests/PlacesDeviceTests/PlacesDeviceTests.swift")
      #expect(source.hasPrefix("#if os(Linux)\n") && source.contains("@testable import Places\n"))
      #expect(
        files(in: folder) == [
          "Package.swift", "Tests", "Tests/PlacesDeviceTests",
          "Tests/PlacesDeviceTests/PlacesDeviceTests.swift",
        ])
    }
  }

  @Test("The path of DetentKit's package is relative, and an address has its version")
  func places() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let folder = try KitPlace(root, version: nil)
    #expect(
      folder.declaration(from: "\(root)/Examples/TeamApp")
        == #".package(name: "DetentKit", path: "../..")"#)
    let address = try KitPlace("https://git.example/a/Sheets.git", version: "0.1.0")
    #expect(address.name == "Sheets")
    #expect(
      address.declaration(from: "/tmp")
        == #".package(url: "https://git.example/a/Sheets.git", from: "0.1.0")"#)
    let branch = try KitPlace("git@git.example:Sheets", version: nil)
    #expect(branch.name == "Sheets")
    #expect(branch.declaration(from: "/tmp").hasSuffix(#"branch: "main")"#))
  }

  @Test("A package that has DetentKit already keeps its dependency")
  func present() throws {
    let manifest = Self.manifest.replacing(
      "targets:",
      with: """
        dependencies: [.package(url: "https://git.example/DetentKit", branch: "main")],
          targets:
        """)
    try inPackage(manifest) { folder in
      #expect(CommandStage.run(["init", folder]).status == .success)
      let read = try PackageManifest.read(in: folder)
      #expect(read.packages == ["detentkit"])
      #expect(try text("\(folder)/Package.swift").contains(#"package: "detentkit""#))
    }
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var manifest: String
    var words: [String] = []
    var answer: String
    var status = CommandStatus.badInput
    var testDescription: String { answer }
  }

  nonisolated private static let mistakes = [
    Mistake(
      manifest: manifest.replacing("let package", with: "let package ="),
      answer: "the manifest cannot be evaluated: "),
    Mistake(
      manifest: manifest.replacing(".target(name: \"Places\"), ", with: "")
        .replacing("[\"Places\"]", with: "[]"),
      answer: "the package has no target to test"),
    Mistake(
      manifest: manifest.replacing(
        ".target(name: \"Places\"),", with: ".target(name: \"Places\"), .target(name: \"Maps\"),"),
      answer: "choose one with --target: Places, Maps", status: .usage),
    Mistake(
      manifest: manifest.replacing(
        ".target(name: \"Places\"),",
        with: (["Places"] + (1...9).map { "Part\($0)" }).map { ".target(name: \"\($0)\")," }
          .joined()),
      answer: "with --target: Places, Part1, Part2, Part3, Part4, Part5, Part6, Part7 and 2 others",
      status: .usage),
    Mistake(
      manifest: manifest, words: ["--target", "Plases"],
      answer: "no target \"Plases\" to test; did you mean \"Places\"?", status: .usage),
    Mistake(
      manifest: manifest.replacing("PlacesTests", with: "PlacesDeviceTests"),
      answer: "already has a target PlacesDeviceTests"),
    Mistake(
      manifest: manifest.replacing("let package", with: "private func made() -> Package { return")
        .replacing("])])", with: "])]) }\nlet other = made()").replacing("{ return =", with: "{"),
      answer: "has no variable \"package\""),
    Mistake(
      manifest: manifest, words: ["--kit", "/tmp"],
      answer: "\"/tmp\" is not the folder of DetentKit's package", status: .usage),
    Mistake(
      manifest: manifest, words: ["--from", "0.1.0"],
      answer: "--from is the version at an address, and --kit names none", status: .usage),
  ]

  @Test("A mistake gets one sentence, and nothing is written", arguments: mistakes)
  func mistake(_ row: Mistake) throws {
    try inPackage(row.manifest) { folder in
      let outcome = CommandStage.run(["init", folder] + row.words)
      #expect(outcome.status == row.status)
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.contains(row.answer))
      #expect(outcome.error.filter { $0 == "\n" }.count == 1)
      #expect(files(in: folder) == ["Package.swift"])
      let after = try text("\(folder)/Package.swift")
      #expect(after == row.manifest)
    }
  }

  @Test("A second run finds the target of the first one, and changes nothing")
  func twice() throws {
    try inPackage { folder in
      #expect(CommandStage.run(["init", folder]).status == .success)
      let (manifest, all) = (try text("\(folder)/Package.swift"), files(in: folder))
      let outcome = CommandStage.run(["init", folder])
      #expect(outcome.status == .badInput)
      #expect(outcome.error.contains("PlacesDeviceTests already depends on DetentTesting"))
      #expect(try text("\(folder)/Package.swift") == manifest)
      #expect(files(in: folder) == all)
    }
  }

  @Test("Folders without a package, with another manifest or with the tests' folder are refused")
  func folders() throws {
    try CommandStage.inFolder { folder in
      let none = CommandStage.run(["init", "\(folder)/none"])
      #expect(none.status == .badInput && none.error.contains("there is no folder"))
      let empty = CommandStage.run(["init", folder])
      #expect(empty.status == .badInput && empty.error.contains("has no Package.swift"))
    }
    try inPackage { folder in
      let other = "\(folder)/Package@swift-5.9.swift"
      try Data(Self.manifest.utf8).write(to: URL(fileURLWithPath: other))
      let outcome = CommandStage.run(["init", folder])
      #expect(outcome.status == .badInput && outcome.error.contains("Package@swift-5.9.swift"))
      try FileManager.default.removeItem(atPath: other)
      try FileManager.default.createDirectory(
        atPath: "\(folder)/Tests/PlacesDeviceTests", withIntermediateDirectories: true)
      let taken = CommandStage.run(["init", folder])
      #expect(taken.error.contains("already has a folder Tests/PlacesDeviceTests"))
      #expect(try text("\(folder)/Package.swift") == Self.manifest)
    }
  }

  @Test("The first test has the module's name, whatever the target is called")
  func names() throws {
    let manifest = Self.manifest.replacing("\"Places\"", with: "\"my-places\"")
    try inPackage(manifest) { folder in
      #expect(CommandStage.run(["init", folder]).status == .success)
      let source = try text("\(folder)/Tests/my-placesDeviceTests/my-placesDeviceTests.swift")
      #expect(source.contains("@testable import my_places\n"))
      #expect(source.contains("struct my_placesDeviceTests {"))
    }
  }
}
