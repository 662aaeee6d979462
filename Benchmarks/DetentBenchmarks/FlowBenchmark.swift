import CAllocations
import UIKit
import VirtualDevice

/// A whole flow of which no picture is taken: launch, present, drag to large, settle.
@MainActor
struct FlowBenchmark {
  private static let flows = 20

  /// Returns the device after the flow.
  private func flow() throws -> VirtualDevice {
    let player = try ScenePlayer.restingSheet()
    let finger = player.device.touch(at: CGPoint(x: 196, y: 425))
    try finger.move(to: CGPoint(x: 196, y: 120), over: 0.25)
    try finger.lift()
    try player.device.settle()
    return player.device
  }

  /// Returns the allocations of one flow.
  func countAllocations() throws -> Double {
    _ = try flow()
    let before = detent_allocation_count()
    _ = try flow()
    return Double(detent_allocation_count() - before)
  }

  func run() throws {
    Report.heading("A whole flow without drawing: launch, present, drag, settle")
    var samples = Samples()
    var simulated = 0.0
    var frames = 0
    for _ in 0..<Self.flows {
      let start = Stopwatch.processorTime
      let device = try flow()
      samples.add(Stopwatch.processorTime - start)
      simulated += device.time
      frames += Int((device.time * 60).rounded())
    }
    Report.line("one flow, median of processor time", Report.milliseconds(samples.median))
    Report.line("flows a second", String(format: "%.0f", 1 / samples.median), note: "goal 300")
    Report.line("allocations of a flow", String(format: "%.0f", try countAllocations()))
    Report.line("simulated time over real time", String(format: "%.0f", simulated / samples.total))
    Report.line("frames a second", String(format: "%.0f", Double(frames) / samples.total))
  }
}
