/// A kind of random program, and the laws that must hold while one runs.
@MainActor
protocol Campaign {
  /// The name on the command line and in programs.
  static var name: String { get }
  /// The description for the report, in one sentence.
  static var summary: String { get }

  /// Returns the program of a seed.
  static func makeProgram(seed: UInt64) -> FuzzProgram

  /// Runs a program, and returns the first law that did not hold.
  ///
  /// - Throws: an error if the program is not valid, as a part of a valid one can be.
  static func run(_ program: FuzzProgram) throws -> Fault?

  /// Settings that are simpler than a program's, to be tried while it is shrunk.
  static func simplerSettings(than settings: [String: String]) -> [[String: String]]

  /// The text with which a user repeats the program, apart from `detent-fuzz replay`; `nil` for
  /// programs that nothing else can play.
  static func command(for program: FuzzProgram) -> String?
}

extension Campaign {
  static func simplerSettings(than settings: [String: String]) -> [[String: String]] {
    settings.keys.sorted().map { key in settings.filter { $0.key != key } }
  }

  static func command(for program: FuzzProgram) -> String? { nil }
}

/// The campaigns, in the order in which they run.
@MainActor
let campaigns: [any Campaign.Type] = [
  FingersCampaign.self, EngineCampaign.self, ProgramsCampaign.self,
  InputsCampaign.self, GraphCampaign.self, LayoutCampaign.self,
  MemoryCampaign.self, FaultsCampaign.self,
]
