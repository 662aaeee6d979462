import AppleSources
import Foundation

/// The adoption of a folder: reading it, writing the package, checking the sources, building.
struct Adoption {
  private let project: AppleProject
  private let package: AdoptedPackage
  private let check: TypeCheck
  private let products: String
  /// The folder of DetentKit's package.
  private let kit: String

  init(folder: String, output: String?) throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let products = program.deletingLastPathComponent()
    guard let kit = Self.package(above: products) else {
      throw AdoptionFailure("\(program.path) does not lie in a build of DetentKit's package")
    }
    project = try AppleProject(folder: folder)
    let place = URL(fileURLWithPath: output ?? "\(project.folder)/.detent").standardizedFileURL.path
    package = AdoptedPackage(project, in: place, kit: kit)
    check = TypeCheck(project, in: "\(place)/.check", kit: kit, products: products.path)
    (self.products, self.kit) = (products.path, kit)
  }

  private static func package(above folder: URL) -> String? {
    var next = folder
    while next.path != "/" {
      if FileManager.default.fileExists(atPath: next.appending(path: "Package.swift").path) {
        return next.path
      }
      next.deleteLastPathComponent()
    }
    return nil
  }

  /// The purpose of a run.
  enum Goal {
    /// Check the sources, without a build.
    case check
    /// Check the sources, and build the app with its tests.
    case build
    /// Build and run the tests.
    case test(filter: String?)
    /// Build the app and run a command line with its program.
    case run([String])
  }

  /// Returns the exit status: 1 if something is missing.
  func run(_ goal: Goal) throws -> Int32 {
    let count = project.modules.reduce(0) { $0 + $1.sources.count }
    AdoptTool.say("\(project.name): \(project.modules.count) modules, \(count) sources")
    for warning in package.interfaceWarnings { AdoptTool.say(warning) }
    for warning in package.warnings { AdoptTool.say(warning) }
    try package.write()
    try? FileManager.default.copyItem(
      atPath: "\(kit)/Package.resolved", toPath: "\(package.folder)/Package.resolved")
    AdoptTool.say("Wrote \(package.folder)")
    switch goal {
    case .check: return try checked()
    case .build:
      let status = try checked()
      return status == 0 ? try swift(["build", "--build-tests"]) : status
    case .test(let filter):
      guard project.modules.contains(where: { $0.kind == .tests }) else {
        throw AdoptionFailure("\(project.folder) has no tests")
      }
      let status = try swift(["build", "--build-tests"])
      guard status == 0 else { return status }
      return try swift(
        ["test", "--skip-build"] + (filter.map { ["--filter", $0] } ?? []), echoes: true)
    case .run(let words):
      guard let program = package.program else {
        throw AdoptionFailure("\(project.folder) has no app to run")
      }
      let status = try swift(["build", "--product", program])
      guard status == 0 else { return status }
      try Command.become(["\(products)/\(program)"] + words)
    }
  }

  private func checked() throws -> Int32 {
    guard check.isPossible else { return 0 }
    var missing = MissingAPI()
    try check.run(into: &missing) { AdoptTool.say("Checking \($0)") }
    return isClean(missing) ? 0 : 1
  }

  /// Runs a command of SwiftPM on the package, in the build folder of DetentKit, whose products are
  /// there already.
  private func swift(_ words: [String], echoes: Bool = false) throws -> Int32 {
    let configuration = (products as NSString).lastPathComponent
    let place = [
      "--package-path", package.folder, "--scratch-path", scratch, "-c", configuration,
    ]
    AdoptTool.say("swift \(words.joined(separator: " ")) of \(project.name)")
    var missing = MissingAPI()
    let status = try Command.run(["swift", words[0]] + place + words.dropFirst()) { line in
      missing.read(line)
      if echoes || line.hasPrefix("[") || line.hasPrefix("Build") || line.hasPrefix("error: ") {
        AdoptTool.say(line)
      }
    }
    return isClean(missing) ? status : 1
  }

  /// The build folder in which the products lie: `.build/debug` is a link into the folder of a system.
  private var scratch: String {
    let folder = URL(fileURLWithPath: products).deletingLastPathComponent()
      .deletingLastPathComponent()
    return folder.path
  }

  private func isClean(_ missing: MissingAPI) -> Bool {
    for line in missing.others.sorted() { AdoptTool.say(line) }
    if !missing.text.isEmpty { AdoptTool.say(missing.text) }
    let frameworks = MissingFrameworks(project, missing)
    if !frameworks.text.isEmpty { AdoptTool.say(frameworks.text) }
    return missing.rows.isEmpty && missing.others.isEmpty
  }
}
