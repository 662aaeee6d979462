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

  /// Programs that broke a law once, in `Tests/Fixtures/Fuzz`. Those of faults need the command.
  nonisolated static let programs = [
    // A sheet that waited for the end of an alert was never presented.
    "sheet-after-alert", "alert-again",
    // A page that was pushed while its navigation controller came in never appeared.
    "push-while-presenting", "push-in-callback",
    // A required constraint was lost with another one that it repeated.
    "redundant-constraint",
    // A list below a page laid out rows outside of the window.
    "list-below-a-page",
    // A finger that held a presentation was taken for an animator that forgot its end.
    "finger-holds-presentation",
    // A transition that never ended kept the app of a device that had gone.
    "device-goes-during-drag", "device-goes-during-transition",
    "device-goes-after-lift",
    // The parts of an alert stayed when code dismissed it.
    "alert-memory",
    // A change of an observed model at the end of a tree kept the tree.
    "change-at-end",
    // Presentations above had not come in when code dismissed all of them.
    "dismiss-below-arriving", "dismiss-below-requested", "dismiss-below-two",
    // A push in a callback at the end of a push replaced the transition of another one.
    "push-in-two-callbacks",
    // A card was narrower than its two margins.
    "narrow-window", "narrow-turn",
    // The end of a settle was not reported when only the placement had still moved.
    "placement-at-once",
    // A sheet under a finger jumped when it was to fill a low screen.
    "full-screen-under-finger",
    // A long frame in which a sheet passed over its top and turned back gave its content nothing.
    "flung-past-top",
    // A sheet that was flung up from below the screen came back although it was dismissed.
    "dismissal-out-of-sight", "pulled-out-of-sight",
    // A page appeared although a presentation in a callback of its push covered it.
    "push-covered-in-callback", "push-covered-in-will-appear",
    // Both pages of a push appeared that was covered while it ran.
    "covered-during-push",
    // A page that was replaced in a callback of its own push waited for its end for ever.
    "push-in-callback-while-covered",
    // A list below a page laid out rows outside of the window when its content changed.
    "list-updated-below-a-page",
    // The overlay of a row that had gone was laid out.
    "overlay-of-removed-row",
    // A difference of traces repeated control characters.
    "control-character-in-trace",
    // A sheet of a trace with a negative size was written with another place.
    "negative-size-in-trace",
    // Rows of a list were removed while its layout was owed, and were asked for once more.
    "rows-removed-while-turning",
    // A dismissal of the helper of a context was taken for a second one.
    "dismiss-below-user-dismissal",
    // A finger that had held a dismissal was reported as a forgotten animator.
    "finger-holds-dismissal",
    // A second drag of the player dismissed it again.
    "player-dragged-again",
    // A page that a callback pushed or popped, or that was covered at once, appeared for ever.
    "push-after-pop-in-callback", "covered-at-once-after-push", "pop-pushed-and-covered",
    // A scene presented in a context around which its presenting view stood.
    "two-buttons-one-context",
  ]

  @Test("A program that broke a law holds all of them", arguments: programs)
  func regressions(name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Fuzz/\(name).fuzz.json")
    let program = try JSONDecoder().decode(FuzzProgram.self, from: Data(contentsOf: file))
    let campaign = try #require(campaigns.first { $0.name == program.campaign })
    #expect(try campaign.run(program) == nil)
  }

  @Test("The independent solver finds the smallest distances of systems that are solved by hand")
  func referenceSolver() {
    func constraint(
      _ terms: [(variable: Int, coefficient: Double)], _ relation: ReferenceSolver.Relation,
      _ value: Double, _ priority: Float
    ) -> ReferenceSolver.Constraint {
      ReferenceSolver.Constraint(
        terms: terms, constant: -value, relation: relation, priority: priority)
    }
    // Five of the lower priority do not outvote one of the higher.
    let votes =
      (0..<5).map { _ in constraint([(0, 1)], .equal, 10, 250) }
      + [constraint([(0, 1)], .equal, 90, 251)]
    let distances = ReferenceSolver.smallestDistances(variables: [true], votes)
    #expect(distances == [250: 400, 251: 0])
    // Two that contradict each other are missed by their difference together.
    let pull = [constraint([(0, 1)], .atLeast, 30, 500), constraint([(0, 1)], .atMost, 10, 500)]
    #expect(ReferenceSolver.smallestDistances(variables: [false], pull) == [500: 20])
    let contradiction = [
      constraint([(0, 1), (1, 1)], .equal, 10, 1000), constraint([(0, 1)], .atLeast, 11, 1000),
    ]
    #expect(ReferenceSolver.smallestDistances(variables: [true, true], contradiction) == nil)
    #expect(
      ReferenceSolver.smallestDistances(variables: [true, false], contradiction)?.isEmpty == true)
  }

  @Test("What is in use on the heap is counted")
  func heap() {
    // Other tests use the heap meanwhile, and not in every attempt.
    let isCounted = (0..<50).contains { _ in
      let before = Heap.bytes
      let kept = [UInt8](repeating: 1, count: 100_000)
      return withExtendedLifetime(kept) { (100_000..<130_000).contains(Heap.bytes - before) }
    }
    #expect(isCounted)
  }
}
