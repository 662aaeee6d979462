import Foundation
import UIKit
import VirtualDevice

/// A snapshot as PNG, and a recording as animated WebP and GIF.
@MainActor
struct PictureBenchmark {
  func run() throws {
    Report.heading("Pictures")
    let player = try ScenePlayer.restingSheet()
    var capture = Samples()
    var encode = Samples()
    var bytes = 0
    for _ in 0..<7 {
      let start = Stopwatch.processorTime
      let picture = try player.device.capture()
      let middle = Stopwatch.processorTime
      bytes = try picture.pngData().count
      capture.add(middle - start)
      encode.add(Stopwatch.processorTime - middle)
    }
    Report.line("snapshot 1179 by 2556: picture", Report.milliseconds(capture.median))
    Report.line("snapshot: PNG", Report.milliseconds(encode.median), note: "goal 8 ms")
    Report.line("snapshot: bytes", "\(bytes)")
    // 8 ms on two cores.
    try record("webp", note: "goal 16 ms") { (width, height) throws(RecordingError) in
      try WebPAnimation(width: width, height: height)
    }
    try record("gif") { (width, height) throws(RecordingError) in
      try GIFAnimation(width: width, height: height)
    }
  }

  private func record(
    _ kind: String, note: String = "",
    _ makeEncoder: (Int, Int) throws(RecordingError) -> any AnimationEncoder
  ) throws {
    let player = try ScenePlayer.restingSheet()
    let (width, height) = try player.device.pixelSize(scale: 1)
    let encoder = try makeEncoder(width, height)
    var count = 0
    let start = Stopwatch.processTime
    let recorder = try FrameRecorder(
      player.device, rate: 60,
      outputs: [
        FrameRecorder.Output(scale: 1) {
          try encoder.add($0, at: $1)
          count += 1
        }
      ])
    let finger = player.device.touch(at: CGPoint(x: 196, y: 425))
    try finger.move(to: CGPoint(x: 196, y: 120), over: 0.5)
    try finger.lift()
    try player.device.settle()
    let store = try encoder.finish(at: try recorder.finish())
    // Frames are encoded on all cores; their time together is counted.
    let seconds = Stopwatch.processTime - start
    Report.line(
      "recording \(width) by \(height), \(kind): a frame",
      Report.milliseconds(seconds / Double(max(1, count))), note: note)
    Report.line("recording, \(kind): bytes of \(count) frames", "\(store.count)")
  }
}
