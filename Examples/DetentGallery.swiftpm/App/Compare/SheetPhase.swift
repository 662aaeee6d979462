import UIKit

/// The phase of a sheet as an app can observe it.
struct SheetPhase {
  private var frame: CGRect?
  private var moved = -1.0

  /// The time without movement after which a sheet rests, in seconds; tunable.
  private static let rest = 0.1

  /// Returns the phase in a frame.
  mutating func next(_ sheet: FlowSighting.Sheet, at time: Double) -> String {
    if frame != sheet.frame { moved = time }
    frame = sheet.frame
    if sheet.isBeingDismissed { return "dismissing" }
    if sheet.isBeingPresented { return "presenting" }
    return time - moved < Self.rest ? "settling" : "resting"
  }
}
