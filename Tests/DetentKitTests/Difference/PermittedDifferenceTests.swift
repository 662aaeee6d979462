import DetentTesting
import Foundation
import Testing

@testable import DetentKit

/// DetentKit in every manner in which the documentation permits Apple's frameworks to behave.
@MainActor
@Suite("Flows under permitted differences", .serialized)
struct PermittedDifferenceTests {
  @Test("Every flow holds as the Runtime is", arguments: Flow.all)
  func plain(flow: Flow) throws {
    try flow(FlowStage.Setting())
  }

  @Test("Flows hold under each difference alone", arguments: FlowCase.single)
  func single(row: FlowCase) throws {
    try row.flow(row.setting)
  }

  @Test("Flows hold under random sets of differences", arguments: FlowCase.random)
  func random(row: FlowCase) throws {
    try row.flow(row.setting)
  }
}

/// A flow under a setting.
struct FlowCase: CustomTestStringConvertible, Sendable {
  var flow: Flow
  var setting: FlowStage.Setting
  /// The number from which the setting was made; `nil` if it was not.
  var seed: Int?

  var testDescription: String {
    let start = seed.map { "seed \($0), " } ?? ""
    return "\(start)\(flow.name), under \(setting.testDescription)"
  }

  private static let wantedSeeds =
    ProcessInfo.processInfo.environment["DETENT_SEEDS"].flatMap { Int($0) }

  /// Each difference alone, and each older system, under one flow of sixteen; with `DETENT_SEEDS`
  /// under all.
  static let single = FlowStage.Setting.single.enumerated().flatMap { index, setting in
    let step = wantedSeeds == nil ? 16 : 1
    return stride(from: index % step, to: Flow.all.count, by: step).map {
      FlowCase(flow: Flow.all[$0], setting: setting)
    }
  }

  /// Random settings, 24 or as many as `DETENT_SEEDS` says, each under four random flows.
  static let random = (1...max(1, wantedSeeds ?? 24)).flatMap { seed in
    var generator = FlowGenerator(seed: seed)
    let setting = FlowStage.Setting.random(&generator)
    return Flow.all.shuffled(using: &generator).prefix(4).map {
      FlowCase(flow: $0, setting: setting, seed: seed)
    }
  }
}

extension FlowStage.Setting {
  /// Each difference alone, and each older system.
  static let single =
    PermittedDifference.allCases.map { Self(differences: [$0]) } + [
      Self(hasCustomDetents: false), Self(hasBackgroundInteraction: false),
    ]

  /// Returns a random setting: two to six differences, and now and then an older system.
  static func random(_ generator: inout FlowGenerator) -> Self {
    let all = PermittedDifference.allCases.shuffled(using: &generator)
    let count = Int.random(in: 2...6, using: &generator)
    return Self(
      differences: PermittedDifferences(all.prefix(count)),
      hasCustomDetents: Int.random(in: 0..<8, using: &generator) > 0,
      hasBackgroundInteraction: Int.random(in: 0..<4, using: &generator) > 0)
  }
}

/// A generator of random numbers that is the same in every run: SplitMix64.
struct FlowGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
