import CAllocations
import Foundation
import UIKit
import VirtualDevice

/// One frame of a drag, from the finger's touch to the composed pixels, at 1179 by 2556, in
/// processor time.
@MainActor
struct FrameBenchmark {
  /// What the finger does; each changes other pixels.
  enum Drag: String, CaseIterable {
    case dimming = "the sheet moves around its smallest detent, dimming changes"
    case resizing = "the sheet grows and shrinks between medium and large"
    case pushBack = "iOS 18, the presenter is pushed back"
    case materials = "the sheet moves over glass and materials"
    case animation = "the sheet moves over a running animation"
    case stack = "the sheet moves over another sheet"

    /// The goals: copies of the frame, and allocations.
    var goal: (copies: Double, allocations: Int) {
      switch self {
      case .dimming: (1, 0)
      case .resizing: (1.3, 0)
      case .pushBack: (2, 0)
      case .materials, .animation, .stack: (3, 0)
      }
    }

    /// How far below the touch the finger is in a frame, in points.
    func offset(_ frame: Double) -> CGFloat {
      switch self {
      case .dimming: 60 + 100 * sin(frame / 20)
      case .resizing, .pushBack, .materials, .animation, .stack: -190 + 150 * sin(frame / 20)
      }
    }

    /// A device with the sheet at rest at the medium detent. The scene's player is kept with it.
    @MainActor func device() throws -> (device: VirtualDevice, player: ScenePlayer?) {
      switch self {
      case .dimming, .resizing, .pushBack:
        let player = try ScenePlayer.restingSheet(style: self == .pushBack ? .ios18 : .ios26)
        return (player.device, player)
      case .materials: return (try .restingSheet(over: .materials), nil)
      case .animation: return (try .restingSheet(over: .animation), nil)
      case .stack: return (try .restingSheet(over: .sheet), nil)
      }
    }
  }

  private static let frames = 240
  private static let countedFrames = 60
  private static let warmUpFrames = 20

  let drag: Drag

  func run() throws {
    let scene = try drag.device()
    defer { withExtendedLifetime(scene.player) {} }
    let device = scene.device
    let host = device.host
    _ = host.composite()
    let screen = host.composite().bitmap
    Report.heading(
      "One frame of a drag, \(screen.width) by \(screen.height): \(drag.rawValue)")

    let copy = copySeconds(screen)
    var (input, layout, drawing, whole) = (Samples(), Samples(), Samples(), Samples())
    var (composited, damaged, changed) = (0, 0, 0)
    let mark = FrameMark()
    host.add(mark)
    let finger = device.touch(at: CGPoint(x: 196, y: 425))
    try finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
    _ = host.composite()
    var time = device.time
    var allocations: UInt64 = 0
    var checksum: UInt64 = 0
    for frame in 0..<Self.frames {
      time += 1.0 / 60
      let point = CGPoint(x: 196, y: 465 + drag.offset(Double(frame)))
      // The device's own step would draw nothing and tell observers; here each phase has its time.
      host.touchDispatcher.touchMoved(id: 1, to: point, time: time)
      let start = Stopwatch.processorTime
      let before = detent_allocation_count()
      host.advanceFrame(to: time)
      let laidOut = Stopwatch.processorTime
      let statistics = host.composite().statistics
      let end = Stopwatch.processorTime
      checksum = checksum &* 31 &+ screen.contentHash
      allocations += detent_allocation_count() - before
      input.add(mark.time - start)
      layout.add(laidOut - mark.time)
      drawing.add(end - laidOut)
      whole.add(end - start)
      composited += statistics.pixelsComposited
      damaged += statistics.pixelsDamaged
    }
    host.layerHost.countsChangedPixels = true
    for frame in 0..<30 {
      time += 1.0 / 60
      let point = CGPoint(x: 196, y: 465 + drag.offset(Double(frame)))
      host.touchDispatcher.touchMoved(id: 1, to: point, time: time)
      host.advanceFrame(to: time)
      changed += host.composite().statistics.pixelsChanged ?? 0
    }
    let frames = Double(Self.frames)
    Report.line("a copy of the frame", Report.milliseconds(copy))
    let goal = drag.goal
    // Each changed pixel is read once and written once, as in a copy.
    let share = Double(changed) / 30 / Double(screen.width * screen.height)
    Report.line(
      "whole frame, median", Report.milliseconds(whole.median),
      note: "goal \(Report.milliseconds(goal.copies * copy)), "
        + "limit \(Report.milliseconds(share * copy)): what changes, at a copy's speed")
    Report.line("whole frame, mean", Report.milliseconds(whole.total / frames))
    Report.line(
      "whole frame, worst of a hundred", Report.milliseconds(whole.percentile(0.99)),
      note: "goal three medians: \(Report.milliseconds(3 * whole.median))")
    Report.line(
      "  median in copies of the frame", String(format: "%.2f", whole.median / copy),
      note: "goal \(goal.copies)")
    Report.line("input, gestures, sheet", Report.milliseconds(input.median))
    Report.line("layout, commit, sampling", Report.milliseconds(layout.median))
    Report.line("composition", Report.milliseconds(drawing.median))
    Report.line("bytes composited a frame", "\(composited * 4 / Self.frames)")
    Report.line("bytes damaged a frame", "\(damaged * 4 / Self.frames)")
    Report.line("bytes changed a frame", "\(changed * 4 / 30)")
    Report.line(
      "allocations a frame", String(format: "%.1f", Double(allocations) / frames),
      note: "goal \(goal.allocations)")
    Report.line("checksum of all frames", String(checksum, radix: 16))
  }

  /// Returns the allocations of a frame of the drag, without a measurement of time.
  func countAllocations() throws -> Double {
    let scene = try drag.device()
    defer { withExtendedLifetime(scene.player) {} }
    let host = scene.device.host
    let finger = scene.device.touch(at: CGPoint(x: 196, y: 425))
    try finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
    var time = scene.device.time
    _ = host.composite()
    var allocations: UInt64 = 0
    for frame in -Self.warmUpFrames..<Self.countedFrames {
      time += 1.0 / 60
      let point = CGPoint(x: 196, y: 465 + drag.offset(Double(frame)))
      host.touchDispatcher.touchMoved(id: 1, to: point, time: time)
      let before = detent_allocation_count()
      host.advanceFrame(to: time)
      _ = host.composite()
      // In the first frames bitmaps and buffers are made that the others reuse.
      if frame >= 0 { allocations += detent_allocation_count() - before }
    }
    return Double(allocations) / Double(Self.countedFrames)
  }

  private func copySeconds(_ screen: Bitmap) -> Double {
    guard let copy = screen.copy() else { return 0 }
    var samples = Samples()
    for _ in 0..<60 {
      let start = Stopwatch.processorTime
      detent_copy(copy.pixels, screen.pixels, UInt64(screen.stride * screen.height * 4))
      samples.add(Stopwatch.processorTime - start)
    }
    return samples.median
  }
}

/// Notes the processor time at which input has been handled and layout begins.
private final class FrameMark: FrameUpdating {
  private(set) var time = 0.0

  func updateForFrame() { time = Stopwatch.processorTime }

  var pendingUpdate: String? { nil }
}
