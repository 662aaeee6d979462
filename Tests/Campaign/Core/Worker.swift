import Foundation

/// A line that a worker writes for its supervisor.
enum WorkerReport: Codable {
  /// A program begins. If the worker ends now, this program ended it.
  case began(seed: UInt64)
  /// A program ran to its end.
  case ended(steps: Int)
  /// A law did not hold in the program that began last.
  case fault(Fault)

  func send() {
    guard let data = try? JSONEncoder().encode(self) else { return }
    FileHandle.standardOutput.write(data + [UInt8(ascii: "\n")])
  }
}

/// Runs programs one after the other in a process of its own, so that a trap, an endless loop or
/// memory without end costs one program only.
@MainActor
enum Worker {
  static func run(_ campaign: any Campaign.Type, from seed: UInt64, count: Int) {
    // Of many programs the supervisor takes as many as it has the time for, and ends the process.
    for seed in seed..<seed + UInt64(min(count, 1_000_000)) {
      WorkerReport.began(seed: seed).send()
      let program = campaign.makeProgram(seed: seed)
      if let fault = try? campaign.run(program) { WorkerReport.fault(fault).send() }
      WorkerReport.ended(steps: program.steps.count).send()
    }
  }

  /// Runs one program, and returns the exit status of the process.
  static func runOne(_ program: FuzzProgram) -> Int32 {
    guard let campaign = campaigns.first(where: { $0.name == program.campaign }) else {
      return Outcome.invalidStatus
    }
    do {
      guard let fault = try campaign.run(program) else { return 0 }
      WorkerReport.fault(fault).send()
      return Outcome.faultStatus
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return Outcome.invalidStatus
    }
  }
}

/// The result of a program.
enum Outcome: Equatable {
  case held
  case fault(Fault)
  case invalid

  static let faultStatus: Int32 = 3
  static let invalidStatus: Int32 = 4
}
