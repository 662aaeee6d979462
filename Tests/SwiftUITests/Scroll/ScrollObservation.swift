import DetentTesting
import SwiftUI
import Testing

/// Swipes over a view, and expects geometry and phases of its scrolling to be told.
@MainActor
func expectScrollingIsTold(of view: some View) throws {
  let log = Log()
  let app = try show(
    view
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.minY > 100
      } action: {
        log("past \($1)")
      }
      .onScrollPhaseChange { log("\($0)>\($1)") })
  #expect(log.take() == ["past false"])
  try app.swipeUp(velocity: 1500)
  try app.settle()
  #expect(
    log.lines == [
      "idle>interacting", "past true", "interacting>decelerating", "decelerating>idle",
    ])
}
