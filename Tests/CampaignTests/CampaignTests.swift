import Foundation
import Testing

@testable import detent_fuzz

@MainActor
@Suite("Random programs")
struct CampaignTests {
  /// A campaign whose law is that no program has both an "a" and a "b".
  private enum Letters: Campaign {
    static let name = "letters"
    static let summary = "Letters."

    static func makeProgram(seed: UInt64) -> FuzzProgram {
      var chance = Chance(seed: seed)
      var program = FuzzProgram(name, seed: seed)
      program.settings = ["colour": "red"]
      program.steps = (0..<40).map { _ in chance.one(of: ["a", "b", "c", "d", "e"]) }
      return program
    }

    static func run(_ program: FuzzProgram) throws -> Fault? {
      guard program.steps.contains("a"), program.steps.contains("b") else { return nil }
      return Fault(law: "never both", detail: "\(program.steps.count)")
    }
  }

  @Test("A seed always makes the same program, and another seed another one")
  func seeds() {
    for campaign in campaigns {
      let programs = (1...5).map { campaign.makeProgram(seed: $0) }
      #expect(programs == (1...5).map { campaign.makeProgram(seed: $0) })
      #expect(programs.allSatisfy { !$0.steps.isEmpty })
      #expect(Set(programs.map(\.json)).count == 5)
    }
  }

  @Test("A program with a fault is shrunk to the steps that cause it")
  func shrinks() throws {
    let program = Letters.makeProgram(seed: 3)
    var shrinker = Shrinker { (try? Letters.run($0)) != nil }
    let small = shrinker.shrink(program, of: Letters.self)
    #expect(Set(small.steps) == ["a", "b"])
    #expect(small.steps.count == 2)
    #expect(small.settings.isEmpty)
  }

  @Test("Steps of fingers that are not down are left out, so that any part of a script plays")
  func playable() {
    let steps = [
      #"{"move": [1, 2], "over": 0.1, "finger": 1}"#, #"{"down": [1, 2], "finger": 1}"#,
      #"{"down": [3, 4], "finger": 1}"#, #"{"up": true, "finger": 1}"#,
      #"[{"up": true, "finger": 1}, {"down": [3, 4], "finger": 2}]"#,
    ]
    #expect(FingerSteps.playable(steps) == [steps[1], steps[3]])
  }

  @Test("Progress is read again as it was written, and a known fault is counted")
  func progress() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-fuzz-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var progress = try CampaignProgress.read("letters", in: folder)
    let program = Letters.makeProgram(seed: 3)
    let fault = Fault(law: "never both", detail: "40")
    let isNew = [progress.add(fault, program), progress.add(fault, program)]
    #expect(isNew == [true, false])
    progress.nextSeed = 4
    try progress.write("letters", in: folder)
    #expect(try CampaignProgress.read("letters", in: folder) == progress)
    let file = folder.appendingPathComponent("letters-3.fuzz.json")
    let read = try JSONDecoder().decode(FuzzProgram.self, from: Data(contentsOf: file))
    #expect(read == program)
  }
}
