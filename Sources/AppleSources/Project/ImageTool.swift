import Foundation

/// A program that converts an image into one that the Runtime reads.
struct ImageTool: Sendable {
  /// The name of the program.
  let program: String
  /// The package of the system that has it.
  let package: String
  /// The type of the result.
  let result: String
  /// The scales of the results of a file without one.
  let scales: [String]
  /// The path of the program; nil if it is not there.
  private let location: String?

  /// Chooses the program for a type of files; nil if there is none. `path` has the folders in which it is looked for.
  init?(type: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    let vector = ["", "@2x", "@3x"]
    switch type {
    case "svg": (program, package, result, scales) = ("rsvg-convert", "librsvg2-bin", "png", vector)
    case "pdf": (program, package, result, scales) = ("pdftocairo", "poppler-utils", "png", vector)
    case "jpg", "jpeg", "gif", "tiff", "tif":
      let isMoving = type == "gif"
      (program, package, scales) = (isMoving ? "gif2webp" : "cwebp", "webp", [""])
      result = "webp"
    default: return nil
    }
    let name = program
    location = path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Indicates whether the program is there.
  var isThere: Bool { location != nil }

  /// Converts a file, unless the result is newer. The scale is that at the end of the result's name.
  func convert(_ path: String, to output: String) throws(AdoptionFailure) {
    func date(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    if let old = date(output), let new = date(path), old >= new { return }
    try? FileManager.default.createDirectory(
      atPath: (output as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let name = ((output as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    let words: [String] =
      switch program {
      case "rsvg-convert": ["-z", "\(scale)", "-o", output, path]
      case "pdftocairo":
        // It adds the type to the name itself.
        ["-png", "-singlefile", "-transp", "-r", "\(72 * scale)", path, String(output.dropLast(4))]
      default: ["-quiet", path, "-o", output]
      }
    do throws(AdoptionFailure) {
      _ = try Command.output([location ?? program] + words)
    } catch {
      // What the program wrote before it failed would be taken for the result by the next run.
      try? FileManager.default.removeItem(atPath: output)
      throw AdoptionFailure("\(path) cannot be converted by \(program)")
    }
  }
}
