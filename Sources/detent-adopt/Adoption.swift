import AppleSources
import Foundation

/// The adoption of a folder: reading it, writing the package, checking the sources, building.
struct Adoption {
  private let project: AppleProject
  private let package: AdoptedPackage
  private let check: TypeCheck
  private let products: String

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
    self.products = products.path
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

  /// Returns the exit status: 1 if something is missing.
  func run(buildsPackage: Bool) throws -> Int32 {
    let count = project.modules.reduce(0) { $0 + $1.sources.count }
    AdoptTool.say("\(project.name): \(project.modules.count) modules, \(count) sources")
    for file in project.interfaceFiles {
      AdoptTool.say("\(file) is not loaded; create its views in code.")
    }
    for warning in package.warnings { AdoptTool.say(warning) }
    try package.write()
    AdoptTool.say("Wrote \(package.folder)")
    var missing = MissingAPI()
    if check.isPossible {
      try check.run(into: &missing) { AdoptTool.say("Checking \($0)") }
      guard isClean(missing) else { return 1 }
    }
    guard buildsPackage else { return 0 }
    AdoptTool.say("Building \(project.name)")
    let words = ["swift", "build", "--package-path", package.folder, "--build-tests"]
    let status = try Command.run(words) { line in
      missing.read(line)
      if line.hasPrefix("[") || line.hasPrefix("Build") { AdoptTool.say(line) }
    }
    return isClean(missing) ? status : 1
  }

  private func isClean(_ missing: MissingAPI) -> Bool {
    for line in missing.others.sorted() { AdoptTool.say(line) }
    if !missing.text.isEmpty { AdoptTool.say(missing.text) }
    return missing.rows.isEmpty && missing.others.isEmpty
  }
}
