import UIKit
import VirtualDevice

/// A whole flow of which no picture is taken: launch, present, drag to large, settle.
@MainActor
struct FlowBenchmark {
  private static let flows = 20

  func run() throws {
    Report.heading("A whole flow without drawing: launch, present, drag, settle")
    var samples = Samples()
    var simulated = 0.0
    var frames = 0
    for _ in 0..<Self.flows {
      let start = Stopwatch.now
      let player = try ScenePlayer.restingSheet()
      let finger = player.device.touch(at: CGPoint(x: 196, y: 425))
      try finger.move(to: CGPoint(x: 196, y: 120), over: 0.25)
      try finger.lift()
      try player.device.settle()
      samples.add(Stopwatch.now - start)
      simulated += player.device.time
      frames += Int((player.device.time * 60).rounded())
    }
    Report.line("one flow, median", Report.milliseconds(samples.median))
    Report.line("simulated time over real time", String(format: "%.0f", simulated / samples.total))
    Report.line("frames a second", String(format: "%.0f", Double(frames) / samples.total))
  }
}
