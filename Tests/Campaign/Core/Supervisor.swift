import Foundation

/// Runs a campaign in workers, shrinks what they find, and keeps the progress.
@MainActor
struct Supervisor {
  let campaign: any Campaign.Type
  let folder: URL
  /// The longest time of a program, in seconds. Tunable: some hundred times that of a usual one.
  var patience = 60.0
  /// The life of a worker in seconds. Tunable: a start takes 50 ms, as long as hundreds of the smallest
  /// programs.
  private static let lifetime = 20.0
  /// The time in seconds after which the progress is written: what is lost if the power fails.
  private static let kept = 1.0
  private(set) var progress: CampaignProgress

  init(_ campaign: any Campaign.Type, in folder: URL, isFresh: Bool = false) throws {
    self.campaign = campaign
    self.folder = folder
    progress = isFresh ? CampaignProgress() : try .read(campaign.name, in: folder)
  }

  /// Runs programs for a number of seconds, or a number of them, whichever ends first.
  mutating func run(
    seconds: Double, programs: Int, from seed: UInt64? = nil, tell: (String) -> Void
  ) throws {
    if let seed { progress.nextSeed = seed }
    let start = Date()
    let before = progress.seconds
    var left = programs
    while left > 0, -start.timeIntervalSinceNow < seconds {
      let room = seconds + start.timeIntervalSinceNow
      let made = try runWorker(count: left, seconds: min(room, Self.lifetime), tell: tell)
      left -= made
      progress.seconds = before - start.timeIntervalSinceNow
      try progress.write(campaign.name, in: folder)
      guard made > 0 else { break }
    }
  }

  /// Runs one worker, and returns the number of its programs.
  private mutating func runWorker(
    count: Int, seconds: Double, tell: (String) -> Void
  ) throws -> Int {
    let start = Date()
    let worker = try ChildProcess([
      "work", campaign.name, "--from", "\(progress.nextSeed)", "--count", "\(count)",
    ])
    var made = 0
    var written = start
    var current: UInt64?
    while true {
      switch worker.next(within: patience) {
      case .silence:
        guard let seed = current else { return made }
        progress.nextSeed = seed + 1
        progress.programs += 1
        note(
          Fault(law: "every program ends", detail: "none within \(Int(patience)) s"), seed, tell)
        return made + 1
      case .end:
        if let fault = worker.trap(), let seed = current {
          progress.nextSeed = seed + 1
          progress.programs += 1
          note(fault, seed, tell)
          return made + 1
        }
        return made
      case .text(let line):
        guard let report = try? JSONDecoder().decode(WorkerReport.self, from: Data(line.utf8))
        else { continue }
        switch report {
        case .began(let seed): current = seed
        case .ended(let steps):
          guard let seed = current else { continue }
          made += 1
          progress.nextSeed = seed + 1
          progress.programs += 1
          progress.steps += steps
          current = nil
          if -written.timeIntervalSinceNow > Self.kept {
            written = Date()
            try progress.write(campaign.name, in: folder)
          }
          if -start.timeIntervalSinceNow > seconds { return made }
        case .fault(let fault): if let seed = current { note(fault, seed, tell) }
        }
      }
    }
  }

  private mutating func note(_ fault: Fault, _ seed: UInt64, _ tell: (String) -> Void) {
    let program = campaign.makeProgram(seed: seed)
    guard progress.add(fault, program) else { return }
    tell("\(campaign.name) \(seed): \(fault.law): \(fault.detail)")
    let patience = patience
    var shrinker = Shrinker { candidate in
      guard case .fault(let found) = (try? Self.outcome(of: candidate, within: patience)) else {
        return false
      }
      return found.law == fault.law
    }
    // Each try of an endless program costs the whole patience.
    if fault.law == "every program ends" { shrinker.mostTries = 20 }
    let small = shrinker.shrink(program, of: campaign)
    guard let index = progress.findings.firstIndex(where: { $0.seed == seed }) else { return }
    progress.findings[index].program = small
    tell(
      "  \(small.steps.count) of \(program.steps.count) steps: \(small.steps.joined(separator: ", "))"
    )
  }

  /// Runs a program in a process of its own.
  static func outcome(of program: FuzzProgram, within seconds: Double) throws -> Outcome {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-fuzz-\(UUID().uuidString).json")
    try program.json.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let child = try ChildProcess(["replay", "--machine", file.path])
    var fault: Fault?
    while true {
      switch child.next(within: seconds) {
      case .silence:
        return .fault(Fault(law: "every program ends", detail: "none within \(Int(seconds)) s"))
      case .text(let line):
        let report = try? JSONDecoder().decode(WorkerReport.self, from: Data(line.utf8))
        if case .fault(let found) = report { fault = found }
      case .end:
        if let trap = child.trap() { return .fault(trap) }
        if let fault { return .fault(fault) }
        return child.status == Outcome.invalidStatus ? .invalid : .held
      }
    }
  }
}
