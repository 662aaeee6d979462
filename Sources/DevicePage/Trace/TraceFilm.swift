import CoreGraphics
import Foundation
import QuartzCore
import VirtualDevice

/// The pictures of a trace, drawn again of its layers.
@MainActor
package final class TraceFilm {
  private let file: TraceFile
  private let player = LayerPlayer()
  private let fingers: CALayer?
  private var shown = 0

  /// The radius of a finger in points, and its colour, as on the page.
  private static let fingerRadius = 16.0
  private static let fingerColor = CGColor(srgbRed: 0.04, green: 0.52, blue: 1, alpha: 0.45)

  /// Creates a film, and shows its first frame.
  ///
  /// - Parameter showsFingers: `true` to draw the fingers on the screen.
  package init(_ file: TraceFile, showsFingers: Bool = false) throws(DamagedTrace) {
    self.file = file
    fingers = showsFingers ? CALayer() : nil
    try advance()
  }

  /// The number of pixels in a point of the screen.
  package var scale: Double { player.host.scale }

  /// Returns the size in pixels of pictures of the present frame.
  ///
  /// - Throws: an error for a scale that is not possible.
  package func pixelSize(scale: Double) throws -> (width: Int, height: Int) {
    let size = player.host.size
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard scale > 0, scale <= self.scale, width >= 1, height >= 1 else {
      throw DeviceError.noPicture(
        "a picture of this trace has a scale above 0 and up to "
          + "\(FixedNumber.text(self.scale, places: 3)), not \(scale)")
    }
    return (Int(width), Int(height))
  }

  /// Plays the film to its end, and passes evenly spaced pictures with their times since the beginning;
  /// those of a screen that has been rotated are scaled to the size of the first ones. Returns the
  /// duration in seconds.
  package func play(rate: Double, outputs: [FrameRecorder.Output]) throws -> Double {
    let interval = 1 / rate
    let pictures = try outputs.map { try makePicture(scale: $0.scale) }
    let start = file.frames[0].t
    var taken = 0
    repeat {
      let time = file.frames[shown - 1].t - start
      guard time >= Double(taken) * interval - 1e-6 else { continue }
      while Double(taken) * interval - 1e-6 <= time { taken += 1 }
      for (output, picture) in zip(outputs, pictures) {
        try draw(into: picture)
        try output.take(picture, time)
      }
    } while try advance()
    return file.end - start + interval
  }

  /// Returns the picture of the last frame at or before a time in seconds.
  package func picture(at time: Double, scale: Double) throws -> Bitmap {
    while shown < file.frames.count, file.frames[shown].t <= time + 1e-6 { try advance() }
    let picture = try makePicture(scale: scale)
    try draw(into: picture)
    return picture
  }

  /// Shows the next frame. Returns `false` at the end.
  @discardableResult
  private func advance() throws(DamagedTrace) -> Bool {
    guard shown < file.frames.count else { return false }
    let frame = file.frames[shown]
    shown += 1
    if let message = frame.m {
      guard let bytes = Data(base64Encoded: message) else { throw .early }
      try player.apply([UInt8](bytes))
    }
    show(frame.f ?? [])
    return true
  }

  private func show(_ points: [[Double]]) {
    guard let fingers else { return }
    if fingers.superlayer == nil { player.host.rootLayer.addSublayer(fingers) }
    fingers.sublayers = points.filter { $0.count == 3 }.map { point in
      let dot = CALayer()
      let rect = CGRect(x: point[1], y: point[2], width: 0, height: 0)
      dot.properties.backgroundColor = Self.fingerColor
      dot.properties.cornerRadius = Self.fingerRadius
      dot.place(rect.insetBy(dx: -Self.fingerRadius, dy: -Self.fingerRadius))
      return dot
    }
  }

  private func makePicture(scale: Double) throws -> Bitmap {
    let (width, height) = try pixelSize(scale: scale)
    guard let picture = Bitmap(width: width, height: height) else {
      throw RecordingError.size(width: width, height: height)
    }
    return picture
  }

  private func draw(into picture: Bitmap) throws {
    guard player.picture(at: file.frames[shown - 1].t).downscale(into: picture) else {
      throw RecordingError.size(width: picture.width, height: picture.height)
    }
  }
}
