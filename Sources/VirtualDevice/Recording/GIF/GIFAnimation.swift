import QuartzCore
import Foundation

/// An encoder of animated GIFs: one palette for all frames by median cut, and of each frame only
/// the rectangle that changed.
///
/// The palette needs all colours, so the frames are stored until the end, each as its changed
/// rectangle in runs of equal pixels.
package final class GIFAnimation: AnimationEncoder {
  private struct Frame {
    var area: PixelRect
    var runs: [UInt32]
    var centiseconds: Int
  }

  private let width: Int
  private let height: Int
  private var frames: [Frame] = []
  private var shown: Bitmap?
  private var colors = ColorCount()

  /// The largest side of a GIF, in pixels.
  private static let maximumSide = 65_535

  /// Creates an encoder for frames of a size in pixels.
  package init(width: Int, height: Int) throws(RecordingError) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      throw .size(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  package func add(_ frame: Bitmap, at time: Double) throws(RecordingError) {
    guard frame.width == width, frame.height == height else {
      throw .size(width: frame.width, height: frame.height)
    }
    var area = PixelRect(x: 0, y: 0, width: width, height: height)
    if let shown {
      guard let difference = frame.difference(from: shown) else { return }
      area = difference
    }
    guard let copy = frame.copy() else { throw .encoder("there is no memory for another frame") }
    shown = copy
    let runs = PixelRuns.pack(frame, in: area)
    colors.add(runs)
    frames.append(
      Frame(area: area, runs: runs, centiseconds: Int((time * 100).rounded())))
  }

  package func finish(at time: Double) throws(RecordingError) -> Data {
    guard !frames.isEmpty else { throw .empty }
    let palette = colors.palette()
    var matcher = PaletteMatcher(palette)
    var bytes = GIFBytes(width: width, height: height, palette: palette)
    let end = Int((time * 100).rounded())
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].centiseconds : end
      // Viewers treat a delay below two hundredths as a tenth of a second.
      let delay = max(2, next - frame.centiseconds)
      bytes.addFrame(
        frame.area, delay: delay, indices: matcher.indices(of: frame.runs),
        codeSize: palette.codeSize)
    }
    return bytes.finish()
  }
}
