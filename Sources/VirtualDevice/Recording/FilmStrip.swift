import UIKit

/// A picture of some moments of a recording side by side, each with its time below.
@MainActor
package final class FilmStrip {
  private let width: Int
  private let height: Int
  private let scale: Double
  /// The moments to show are known when the recording ends; until then the frames wait in a store.
  private let store = PixelRunStore()
  private var frames: [(place: PixelRunStore.Place, time: Double)] = []

  /// The distance between the frames, in points.
  private static let gap = 24.0
  private static let captionHeight = 56.0
  private static let captionSize = 26.0
  private static let paper: UInt32 = 0xFFF2_F2F7

  /// Creates a strip of frames of a size in pixels; `scale` is the number of pixels in a point.
  package init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Adds a frame, and stores it packed.
  package func add(_ frame: Bitmap, at time: Double) throws(RecordingError) {
    let runs = PixelRuns.pack(frame, in: PixelRect(x: 0, y: 0, width: width, height: height))
    frames.append((try store.add(runs), time))
  }

  /// Returns a picture of a number of moments, evenly spaced from the first frame to a time in
  /// seconds, both included. A frame is shown until the next one.
  package func picture(count: Int, until end: Double) throws(RecordingError) -> Bitmap {
    guard let start = frames.first?.time else { throw .empty }
    let count = max(1, count)
    let gap = Int((Self.gap * scale).rounded())
    let caption = Int((Self.captionHeight * scale).rounded())
    let fullWidth = count * (width + gap) + gap
    let fullHeight = height + gap + caption
    guard let picture = Bitmap(width: fullWidth, height: fullHeight) else {
      throw .size(width: fullWidth, height: fullHeight)
    }
    picture.clear(to: Self.paper)
    for index in 0..<count {
      let moment = count == 1 ? start : start + (end - start) * Double(index) / Double(count - 1)
      let frame = frames.last { $0.time <= moment + 1e-6 } ?? frames[0]
      let x = gap + index * (width + gap)
      PixelRuns.unpack(
        try store.runs(at: frame.place), to: picture,
        in: PixelRect(x: x, y: gap, width: width, height: height))
      draw(moment, under: x, on: picture)
    }
    return picture
  }

  private func draw(_ time: Double, under x: Int, on picture: Bitmap) {
    guard let context = CGContext(bitmap: picture, scale: scale, flipped: true) else { return }
    let hundredths = Int((time * 100).rounded())
    let digits = hundredths % 100
    let text = "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s"
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.captionSize, weight: .medium),
      .foregroundColor: UIColor.black,
    ]
    let size = text.size(withAttributes: attributes)
    let middle = (Double(x) + Double(width) / 2) / scale
    GraphicsContextStack.with(context, scale: scale) {
      text.draw(
        at: CGPoint(
          x: middle - size.width / 2,
          y: Double(picture.height) / scale - (Self.captionHeight + size.height) / 2),
        withAttributes: attributes)
    }
    context.finish()
    picture.isOpaque = true
  }
}
