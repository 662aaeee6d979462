import Foundation

/// A fault that a campaign found, with its program.
struct Finding: Codable, Equatable {
  var fault: Fault
  /// The program as it was found.
  var seed: UInt64
  /// The smallest program with the fault.
  var program: FuzzProgram
  /// The number of programs that had the fault.
  var count: Int

  /// Faults with the same key are counted together.
  var key: String { Self.key(fault, program) }

  static func key(_ fault: Fault, _ program: FuzzProgram) -> String {
    [fault.law, program.settings["scene"] ?? ""].joined(separator: " ")
  }
}

/// The progress of a campaign, stored in a file, from which it goes on.
struct CampaignProgress: Codable, Equatable {
  /// The seed of the next program.
  var nextSeed: UInt64 = 1
  var programs = 0
  var steps = 0
  /// The time it took, in seconds.
  var seconds = 0.0
  var findings: [Finding] = []

  /// Reads the progress of a campaign; a new one if there is no file.
  static func read(_ campaign: String, in folder: URL) throws -> CampaignProgress {
    let file = folder.appendingPathComponent("\(campaign).json")
    guard FileManager.default.fileExists(atPath: file.path) else { return CampaignProgress() }
    return try JSONDecoder().decode(CampaignProgress.self, from: Data(contentsOf: file))
  }

  /// Writes the progress: either all of it, or nothing.
  func write(_ campaign: String, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self)
      .write(to: folder.appendingPathComponent("\(campaign).json"), options: .atomic)
    for finding in findings {
      let name = "\(campaign)-\(finding.seed).fuzz.json"
      try finding.program.json.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  /// Adds a fault; one that is known is counted.
  ///
  /// - Returns: `true` if the fault is new.
  mutating func add(_ fault: Fault, _ program: FuzzProgram) -> Bool {
    if let index = findings.firstIndex(where: { $0.key == Finding.key(fault, program) }) {
      findings[index].count += 1
      return false
    }
    findings.append(Finding(fault: fault, seed: program.seed, program: program, count: 1))
    return true
  }
}
