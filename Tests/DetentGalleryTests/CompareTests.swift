import DetentTesting
import Foundation
import Gallery
import Testing

@testable import DetentGallery

@MainActor
@Suite("Compare in the example app", .serialized)
struct CompareTests {
  // In landscape a fraction of the height is lower than a height for portrait; the sheet covers the
  // screen there.
  @Test(
    "The flows of all scenes give the bytes that are kept",
    .expectsMisuse("Sheet.unorderedDetent"))
  func fixture() throws {
    let text = try CompareStage().run()
    if ProcessInfo.processInfo.environment["DETENT_UPDATE_GOLDENS"] == "1" {
      try text.write(to: CompareStage.fixture, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: CompareStage.fixture, encoding: .utf8)
    let differences = try TraceComparison().differences(
      of: TraceFrame.read(text), from: TraceFrame.read(kept))
    #expect(differences.map(\.description) == [])
    #expect(text == kept, "run with DETENT_UPDATE_GOLDENS=1 and read what detent compare says")
  }

  @Test("Each scene's sheet is presented, each of its detents selected, and dismissed")
  func steps() throws {
    let kept = try TraceFrame.read(String(contentsOf: CompareStage.fixture, encoding: .utf8))
    let events = kept.flatMap(\.events)
    for scene in kitScenes.scenes {
      for step in ["show", "present", "rotate landscape", "dismiss"] {
        #expect(events.contains(TraceFrame.stepEvent("\(scene.name): \(step)")))
      }
    }
    let detents = Set(kept.flatMap(\.sheets).compactMap(\.detent))
    #expect(detents.isSuperset(of: ["com.apple.UIKit.medium", "com.apple.UIKit.large"]))
    #expect(events.contains("Sheet.detentChange(did, code)"))
    #expect(events.contains("Sheet.onDismiss(binding)"))
    #expect(!events.contains { $0.hasPrefix("Flow.failed") })
    // Every scene leaves the screen as it came.
    #expect(kept.last?.sheets == [])
  }

  @Test("A device that does something else is found, in words")
  func planted() throws {
    let kept = try TraceFrame.read(String(contentsOf: CompareStage.fixture, encoding: .utf8))
    var other = kept
    var step = ""
    for index in other.indices {
      step = other[index].events.last { $0.hasPrefix("Flow.step") } ?? step
      for sheet in other[index].sheets.indices {
        if step == "Flow.step(kit-position: select 2)" {
          other[index].sheets[sheet].frame.origin.y += 6
        }
        if step == "Flow.step(kit-position: grabber false)" {
          other[index].sheets[sheet].grabber = true
        }
      }
      if step == "Flow.step(kit-position: dismiss)" {
        other[index].events.removeAll { $0.hasPrefix("Sheet.onDismiss") }
      }
    }
    let found = TraceComparison().differences(of: other, from: kept)
    #expect(found.map(\.row) == [.callbacks, .rest, .rest, .grabber])
    #expect(found.first?.description.contains("Sheet.onDismiss(binding) is not called") == true)
    #expect(found[1].step == "kit-position: select 2")
  }
}
