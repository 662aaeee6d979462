import Foundation
import QuartzCore

/// An encoder of animated GIFs: one palette for all frames by median cut, and of each frame only
/// the rectangle that changed.
///
/// The palette needs all colours, so the frames are stored until the end, each as its changed
/// rectangle in runs of equal pixels. Then several are encoded at once.
package final class GIFAnimation: AnimationEncoder {
  private struct Frame {
    var area: PixelRect
    var place: PixelRunStore.Place
    var centiseconds: Int
  }

  private let width: Int
  private let height: Int
  private let jobs: Int
  private let store = PixelRunStore()
  private var frames: [Frame] = []
  private var shown: Bitmap?
  private var colors = ColorCount()

  /// The largest side of a GIF, in pixels.
  private static let maximumSide = 65_535

  /// Creates an encoder for frames of a size in pixels.
  ///
  /// - Parameter jobs: the frames that are encoded at once, beside the caller if there are several.
  package init(width: Int, height: Int, jobs: Int = 1) throws(RecordingError) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      throw .size(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.jobs = jobs
  }

  package func add(_ frame: Bitmap, at time: Double) throws(RecordingError) {
    guard frame.width == width, frame.height == height else {
      throw .size(width: frame.width, height: frame.height)
    }
    var area = PixelRect(x: 0, y: 0, width: width, height: height)
    if let shown {
      guard let difference = frame.difference(from: shown) else { return }
      area = difference
      shown.update(from: frame, in: area)
    } else {
      guard let copy = frame.copy() else { throw .encoder("there is no memory for a frame") }
      shown = copy
    }
    let runs = PixelRuns.pack(frame, in: area)
    colors.add(runs)
    frames.append(
      Frame(area: area, place: try store.add(runs), centiseconds: Int((time * 100).rounded())))
  }

  package func finish(at time: Double) throws(RecordingError) -> RecordingStore {
    guard !frames.isEmpty else { throw .empty }
    let palette = colors.palette()
    colors = ColorCount()
    let matchers = PaletteMatchers(palette)
    let output = RecordingStore()
    try output.append(GIFBytes.header(width: width, height: height, palette: palette))
    let work = OrderedWork<[UInt8]>(jobs: jobs) { (bytes) throws(RecordingError) in
      try output.append(bytes)
    }
    let end = Int((time * 100).rounded())
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].centiseconds : end
      // Viewers treat a delay below two hundredths as a tenth of a second.
      let delay = max(2, next - frame.centiseconds)
      let runs = try store.runs(at: frame.place)
      try work.add { [area = frame.area] in
        let indices = matchers.indices(of: runs)
        return GIFBytes.frame(area, delay: delay, indices: indices, codeSize: palette.codeSize)
      }
    }
    try work.finish()
    try output.append(GIFBytes.trailer)
    return output
  }
}
