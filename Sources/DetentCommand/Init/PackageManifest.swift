import Foundation

/// A package's manifest, as SwiftPM describes it.
struct PackageManifest: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var dependencies: [[String: Words]]

    /// Indicates whether the target depends on a product or target of a name.
    func depends(on name: String) -> Bool {
      dependencies.contains { $0.values.contains { $0.first == name } }
    }
  }

  /// The words of a target's dependency, the first of which is the name of a target or product.
  struct Words: Decodable {
    var first: String?

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      first = try? values.decode(String.self)
    }
  }

  struct Dependency: Decodable {
    var identity: String
    var nameForTargetDependencyResolutionOnly: String?

    var name: String { nameForTargetDependencyResolutionOnly ?? identity }
  }

  struct Platform: Decodable {
    var platformName: String
    var version: String
  }

  var targets: [Target]
  var platforms: [Platform]
  private var dependencies: [[String: [Dependency]]]

  /// The names of the packages on which this one depends.
  var packages: [String] { dependencies.flatMap { $0.values.flatMap { $0.map(\.name) } } }

  /// Reads the manifest in a folder.
  ///
  /// - Throws: a failure with SwiftPM's error if the manifest cannot be evaluated.
  static func read(in folder: String) throws(CommandFailure) -> PackageManifest {
    let words = ["swift", "package", "--package-path", folder, "dump-package"]
    let (status, output) = try run(words, reads: .output)
    guard status == 0 else {
      let text = String(decoding: try run(words, reads: .errors).data, as: UTF8.self)
      let reason = text.split(separator: "\n").lazy.compactMap { line in
        line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
      }.first
      throw CommandFailure(
        "the manifest cannot be evaluated: \(reason ?? "SwiftPM refuses it")", .badInput)
    }
    do {
      return try JSONDecoder().decode(PackageManifest.self, from: output)
    } catch {
      throw CommandFailure("SwiftPM describes the manifest in an unknown form", .badInput)
    }
  }

  private enum Stream { case output, errors }

  private static func run(
    _ words: [String], reads stream: Stream
  ) throws(CommandFailure) -> (status: Int32, data: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = stream == .output ? pipe : FileHandle.nullDevice
    process.standardError = stream == .errors ? pipe : FileHandle.nullDevice
    do { try process.run() } catch { throw CommandFailure("\(words[0]) cannot be run", .failure) }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}
