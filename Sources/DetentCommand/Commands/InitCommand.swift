import ArgumentParser
import Foundation

/// `detent init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Adds a test target with one passing test to a Swift package.",
    discussion: """
      Writes Tests/NAMEDeviceTests with a test on a virtual device, and adds the target and DetentKit's \
      package to the end of Package.swift. What is there stays as it is.

      EXAMPLES:
        detent init
        detent init ~/Places --target Places --kit https://git.example/DetentKit --from 0.1.0
      """)

  @Argument(help: "The folder of the package.", completion: .directory)
  var folder = "."

  @Option(help: ArgumentHelp("The target to test, if there are several.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The folder or address of DetentKit's package. The default is this command's own.",
      valueName: "place"),
    completion: .directory)
  var kit: String?

  @Option(
    help: ArgumentHelp(
      "The least version of DetentKit at an address. The default is its main branch.",
      valueName: "version"))
  var from: String?

  func run() throws {
    let kit = try KitPlace(kit, version: from)
    try checkFolder()
    let manifest = try PackageManifest.read(in: folder)
    let new = try NewTestTarget(of: target, in: manifest)
    guard !FileManager.default.fileExists(atPath: "\(folder)/Tests/\(new.name)") else {
      throw CommandFailure("the package already has a folder Tests/\(new.name)", .badInput)
    }
    let path = "\(folder)/Package.swift"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure("\"\(path)\" cannot be read", .badInput)
    }
    var text = String(decoding: data, as: UTF8.self)
    if !text.hasSuffix("\n") { text += "\n" }
    text += new.declaration(kit: kit, folder: folder)
    try check(text, for: new)
    try MainActor.assumeIsolated {
      try write(new, manifest: text)
      try Terminal.output(
        """
        Added the test target \(new.name) to Package.swift.
        Its first test is in \(new.file).
        Run it with: swift test --filter \(new.name)
        \(Self.hint(manifest))
        """)
    }
  }

  /// Returns a line about what Xcode needs and the manifest does not say.
  private static func hint(_ manifest: PackageManifest) -> String {
    let system = manifest.platforms.first { $0.platformName == "ios" }
    let version = system.flatMap { Double($0.version) } ?? 0
    return version >= 15
      ? "" : "Xcode needs platforms: [.iOS(.v15)] or later in Package.swift.\n"
  }

  private func checkFolder() throws(CommandFailure) {
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure("there is no folder \"\(folder)\"", .badInput)
    }
    guard files.fileExists(atPath: "\(folder)/Package.swift") else {
      throw CommandFailure("\"\(folder)\" has no Package.swift", .badInput)
    }
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    if let other = names.sorted().first(where: { $0.hasPrefix("Package@swift-") }) {
      throw CommandFailure(
        "the package has \(other) beside Package.swift; add the test target to both by hand",
        .badInput)
    }
  }

  /// Checks that a changed manifest has the test target, before anything is written.
  private func check(_ text: String, for new: NewTestTarget) throws(CommandFailure) {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-init-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appendingPathComponent("Package.swift"))
    } catch {
      throw CommandFailure("\"\(place.path)\" cannot be written: \(error)", .cannotCreate)
    }
    do {
      let manifest = try PackageManifest.read(in: place.path)
      guard manifest.targets.contains(where: { $0.name == new.name }) else {
        throw CommandFailure("the target is not in it")
      }
    } catch {
      throw CommandFailure(
        "the manifest has no variable \"package\" at its end, to which the test target could be added",
        .badInput)
    }
  }

  /// Writes both files or none.
  @MainActor
  private func write(_ new: NewTestTarget, manifest: String) throws(CommandFailure) {
    let files = FileManager.default
    let tests = "\(folder)/Tests"
    let hadTests = files.fileExists(atPath: tests)
    do {
      try files.createDirectory(atPath: "\(tests)/\(new.name)", withIntermediateDirectories: true)
      try OutputFile.write([
        (OutputFile("\(folder)/\(new.file)", kinds: [], what: "a test"), .text(new.source)),
        (OutputFile("\(folder)/Package.swift", kinds: [], what: "a manifest"), .text(manifest)),
      ])
    } catch {
      try? files.removeItem(atPath: hadTests ? "\(tests)/\(new.name)" : tests)
      if let failure = error as? CommandFailure { throw failure }
      throw CommandFailure("\"\(tests)/\(new.name)\" cannot be created", .cannotCreate)
    }
  }
}
