import Foundation

/// A check of a project's translated sources against the modules of a build of DetentKit, which finds
/// what is missing in seconds, without a build of the project.
public struct TypeCheck: Sendable {
  private let project: AppleProject
  /// The folder for translated sources and modules.
  private let folder: String
  /// The folder of DetentKit's package, and that of its build.
  private let kit: String
  private let products: String

  /// Creates a check of a project; `products` is the folder of a build of the package in `kit`.
  public init(_ project: AppleProject, in folder: String, kit: String, products: String) {
    (self.project, self.folder, self.kit) = (project, folder, kit)
    self.products = products
  }

  /// Indicates whether the modules are there.
  public var isPossible: Bool {
    FileManager.default.fileExists(atPath: "\(products)/Modules/AppleSupport.swiftmodule")
      && FileManager.default.fileExists(atPath: "\(products)/Modules/SwiftUI.swiftmodule")
  }

  /// Translates and checks the modules one after another, and adds to a table what is missing.
  /// `progress` is called with the name of each module.
  public func run(
    into missing: inout MissingAPI, progress: (String) -> Void
  ) throws(AdoptionFailure) {
    for module in project.modules {
      progress(module.name)
      let place = "\(folder)/\(module.name)"
      let list = SourceList(
        paths: module.sources.sorted(), imported: project.importedSources(of: module))
      try list.translate(into: place)
      let sources = module.sources.sorted().enumerated().map {
        "\(place)/\($0)-\(($1 as NSString).lastPathComponent)"
      }
      let files = "\(place)/files.txt"
      let package = AdoptedPackage(project, in: folder, kit: kit)
      let own = "\(place)/Adopted.swift"
      try SourceList.write(package.declarations(of: module, isChecked: true), to: own)
      try SourceList.write((sources + [own]).map(Self.quoted).joined(separator: "\n"), to: files)
      let output = "\(folder)/Modules/\(module.name).swiftmodule"
      try? FileManager.default.createDirectory(
        atPath: "\(folder)/Modules", withIntermediateDirectories: true)
      let words =
        ["swiftc", "-module-name", module.name, "-swift-version", module.isSwift6 ? "6" : "5"]
        + [
          "-emit-module", "-emit-module-path", output, "-enable-testing",
          "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
          "-continue-building-after-errors",
          "-Onone", "-suppress-warnings", "-D", "DEBUG", "-D", "SWIFT_PACKAGE",
        ]
        + module.conditions.flatMap { ["-D", $0] }
        + (module.isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
        + (module.sources.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"])
        + flags + ["@\(files)"]
      try compile(words, into: &missing)
    }
    try? FileManager.default.removeItem(atPath: stubs)
  }

  /// Compiles a module. One that it imports and that is not there would stop the compiler; it is counted, and an
  /// empty one of its name takes its place, so that what else is missing is found too.
  private func compile(_ words: [String], into missing: inout MissingAPI) throws(AdoptionFailure) {
    var known: Set<String> = []
    while true {
      var lines: [String] = []
      _ = try Command.run(["bash", "-c", "\"$@\" 2>&1", "check"] + words) { lines.append($0) }
      let unknown = Set(lines.compactMap(Self.unknownModule)).subtracting(known)
      for line in lines where unknown.isEmpty || Self.unknownModule(line) != nil {
        missing.read(line)
      }
      guard !unknown.isEmpty else { return }
      for name in unknown.sorted() { try makeStub(of: name) }
      known.formUnion(unknown)
    }
  }

  private var stubs: String { "\(folder)/Stubs" }

  private func makeStub(of module: String) throws(AdoptionFailure) {
    let source = "\(stubs)/\(module).swift"
    try SourceList.write("// Stands for a module that is not there.\n", to: source)
    _ = try Command.output([
      "swiftc", "-emit-module", "-parse-as-library", "-module-name", module, "-emit-module-path",
      "\(stubs)/\(module).swiftmodule", source,
    ])
  }

  /// Returns the name in a line that says that a module is not there.
  static func unknownModule(_ line: String) -> String? {
    guard let mark = line.range(of: "error: no such module '") else { return nil }
    let name = line[mark.upperBound...].prefix { $0 != "'" }
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? String(name) : nil
  }

  private var flags: [String] {
    let runtime = "\(kit)/Sources/Runtime"
    let built = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    let maps =
      built.sorted().map { "\(products)/\($0)/module.modulemap" }
      .filter {
        $0.hasSuffix(".build/module.modulemap") && FileManager.default.fileExists(atPath: $0)
      }
      + ["CWebP", "CPNG", "CPango", "CCairo"].map { "\(runtime)/\($0)/module.modulemap" }
    let includes = ["CPixels", "CSymbols"].map { "\(runtime)/\($0)/include" }
    var flags = ["-I", "\(products)/Modules", "-I", "\(folder)/Modules", "-I", stubs]
    flags += ["-module-cache-path", "\(products)/ModuleCache"]
    for map in maps { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
    for include in includes + systemIncludes { flags += ["-Xcc", "-I\(include)"] }
    let macros = "\(products)/SwiftUIMacros-tool#SwiftUIMacros"
    return flags + ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", macros]
  }

  private var systemIncludes: [String] {
    let output = try? Command.output([
      "pkg-config", "--cflags-only-I", "cairo", "pangocairo", "libpng", "libwebpmux",
    ])
    return output.map { String(decoding: $0, as: UTF8.self) }?
      .split(whereSeparator: \.isWhitespace).map { String($0.dropFirst(2)) } ?? []
  }

  private static func quoted(_ path: String) -> String {
    "\"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
