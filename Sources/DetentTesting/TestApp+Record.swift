import Foundation
import Testing
import UIKit
import VirtualDevice

extension TestApp {
  /// Records an animated WebP during an action, and returns the file's bytes.
  ///
  /// - Parameters:
  ///   - rate: frames a second, 60 by default.
  ///   - scale: the number of pixels in a point, 1 by default.
  ///   - body: the action.
  public func record(
    rate: Double = 60, scale: Double = 1, _ body: () throws -> Void
  ) throws -> Data {
    let (width, height) = try device.pixelSize(scale: scale)
    let encoder = try WebPAnimation(width: width, height: height)
    let recorder = try FrameRecorder(
      device, rate: rate,
      outputs: [FrameRecorder.Output(scale: scale) { try encoder.add($0, at: $1) }])
    let result = Result { try body() }
    let duration = try recorder.finish()
    try result.get()
    return try encoder.finish(at: duration).data()
  }

  /// Returns the frames of the front sheet during an action, one line each: the time since its
  /// start in seconds, the sheet's top edge and height in points, its detent and phase.
  public func timeline(_ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    let start = time
    let observer = device.addFrameObserver { device in
      let time = FixedNumber.text(device.time - start, places: 3)
      guard let sheet = device.sheets.last else {
        lines.append("\(time) -")
        return
      }
      let top = FixedNumber.text(sheet.frame.minY, places: 2)
      let height = FixedNumber.text(sheet.frame.height, places: 2)
      lines.append("\(time) \(top) \(height) \(sheet.detent ?? "-") \(sheet.phase)")
    }
    defer { device.removeFrameObserver(observer) }
    try body()
    return lines
  }
}
