import UIKit
import VirtualDevice

/// A recorder of what an app can observe of a sheet, as lines of a trace.
///
/// A frame that shows the same as the one before and has no events is left out.
@MainActor
final class FlowRecorder {
  /// The lines so far, each with its line end.
  private(set) var text = ""
  /// The time since something changed, in seconds.
  var stillTime: Double { time - changed }
  private var time = 0.0
  private var changed = 0.0
  private var events: [String] = []
  private var last: FlowSighting?
  private var skipped: Double?
  private var phase = SheetPhase()

  /// Adds an event to the next frame.
  func add(_ event: String) {
    events.append(event)
  }

  /// Adds the event that begins a step.
  func begin(_ step: String) {
    flush()
    add(TraceFrame.stepEvent(step))
    changed = time
  }

  /// Records the sheet of a view controller in a frame.
  ///
  /// - Parameter time: the time of the frame since the beginning, in seconds.
  func record(_ presenter: UIViewController?, at time: Double) {
    self.time = time
    var sighting = FlowSighting(presenter)
    if var sheet = sighting.sheet {
      sheet.phase = phase.next(sheet, at: time)
      sighting.sheet = sheet
    } else {
      phase = SheetPhase()
    }
    guard sighting != last || !events.isEmpty else {
      skipped = time
      return
    }
    // The frame before a change is when it began.
    flush()
    append(sighting, at: time)
    events = []
    last = sighting
    changed = time
  }

  /// Writes the last frame that was left out.
  private func flush() {
    guard let skipped, let last else { return }
    self.skipped = nil
    let waiting = events
    events = []
    append(last, at: skipped)
    events = waiting
  }

  private func append(_ sighting: FlowSighting, at time: Double) {
    text += sighting.traceFrame(at: time, events: events).json + "\n"
  }
}
