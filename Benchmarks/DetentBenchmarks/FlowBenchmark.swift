import CAllocations
import Foundation
import Gallery
import UIKit
import VirtualDevice

/// Whole flows: those of which nobody takes a picture, those with one, and the first of a process.
@MainActor
struct FlowBenchmark {
  private static let flows = 200
  private static let pictures = 20

  /// Returns the device after a flow of the gallery: launch, present, drag to large, settle.
  private func galleryFlow() throws -> VirtualDevice {
    let player = try ScenePlayer.restingSheet()
    let finger = player.device.touch(at: CGPoint(x: 196, y: 425))
    try finger.move(to: CGPoint(x: 196, y: 120), over: 0.25)
    try finger.lift()
    try player.device.settle()
    return player.device
  }

  /// Returns the allocations of one flow of the gallery.
  func countAllocations() throws -> Double {
    try count { _ = try galleryFlow() }
  }

  private func count(_ flow: () throws -> Void) throws -> Double {
    try flow()
    let before = detent_allocation_count()
    try flow()
    return Double(detent_allocation_count() - before)
  }

  func run() throws {
    Report.heading("A whole flow: launch a small app, tap, present, three detents, dismiss")
    var devices: [VirtualDevice] = []
    let plain = try measure(Self.flows) { devices = [try SmallAppFlow.run()] }
    let simulated = devices.first?.time ?? 0
    Report.line("one flow, median of processor time", Report.milliseconds(plain.median))
    Report.line("flows a second", String(format: "%.0f", 1 / plain.median), note: "goal 300")
    Report.line("simulated time over real time", String(format: "%.0f", simulated / plain.median))
    Report.line("frames a second", String(format: "%.0f", simulated * 60 / plain.median))
    let allocations = try count { try SmallAppFlow.run() }
    Report.line("allocations of a flow", String(format: "%.0f", allocations))
    Report.line(
      "instructions of a flow", FlowInstructions.count() ?? "unknown without valgrind and strip")
    try runWithGolden()
    let first = try PlainFlows.start(1)?.seconds
    Report.line(
      "the first flow of a process, with its start", first.map(Report.milliseconds) ?? "unknown",
      note: "goal 300 ms of processor time")
    let gallery = try measure(Self.pictures) { devices = [try galleryFlow()] }
    Report.line("a flow of the gallery's sheet", Report.milliseconds(gallery.median))
    Report.line("its allocations", String(format: "%.0f", try countAllocations()))
  }

  /// Measures flows with a golden picture at a pixel for a point, as `expectGolden` compares them.
  private func runWithGolden() throws {
    var golden = Data()
    try SmallAppFlow.run { golden = try $0.capture(scale: 1).pngData() }
    let flows = try measure(Self.pictures) {
      try SmallAppFlow.run { device in
        let picture = try device.capture(scale: 1)
        guard picture.difference(from: try Bitmap.decode(golden)) == nil else {
          throw FlowFailure.pictureDiffers
        }
      }
    }
    Report.line("one flow with a golden", Report.milliseconds(flows.median))
    Report.line(
      "flows with a golden a second", String(format: "%.0f", 1 / flows.median), note: "goal 20")
  }

  private enum FlowFailure: Error {
    /// A flow does not look as the one before.
    case pictureDiffers
  }

  private func measure(_ count: Int, _ flow: () throws -> Void) throws -> Samples {
    try flow()
    var samples = Samples()
    for _ in 0..<count {
      let start = Stopwatch.processorTime
      try flow()
      samples.add(Stopwatch.processorTime - start)
    }
    return samples
  }
}
