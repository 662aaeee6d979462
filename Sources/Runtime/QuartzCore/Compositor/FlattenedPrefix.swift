/// The unchanged bottom of the screen as one bitmap while content above it changes: a presenting
/// view under a dimming view that follows the finger.
struct FlattenedPrefix {
  private var bitmap: Bitmap?
  /// The number of steps in the bitmap.
  private var length = 0
  /// The number of unchanged steps at the bottom, and the number of frames.
  private var candidate = 0
  private var frames = 0

  /// The number of frames after which the bitmap is worthwhile. tunable: count
  private static let leastFrames = 2
  /// The fraction of the screen that has to be redrawn for the bitmap to be worthwhile. tunable:
  /// one in four
  private static let worthwhileShare = 4

  mutating func forget() {
    bitmap = nil
    length = 0
    candidate = 0
    frames = 0
  }

  /// Updates the state for the next frame, in which the steps before `firstChange` are unchanged.
  mutating func follow(
    _ steps: [DrawOp], firstChange: Int, damage: PixelRegion, screen: PixelRect,
    draw: ([DrawOp], Bitmap) -> Void
  ) {
    let unchanged = Self.wholeSteps(steps, before: firstChange)
    if unchanged < length { dropBitmap() }
    guard unchanged > 1, damage.area * Self.worthwhileShare >= screen.area else {
      // A frame with few changes is no evidence in either direction.
      if unchanged < candidate { (candidate, frames) = (unchanged, 0) }
      return
    }
    if candidate == 0 || unchanged < candidate || frames == 0 {
      (candidate, frames) = (unchanged, 1)
    } else {
      frames += 1
    }
    guard frames >= Self.leastFrames, candidate > length else { return }
    let target = bitmap ?? Bitmap(width: screen.width, height: screen.height)
    guard let target else { return }
    draw(Array(steps[..<candidate]), target)
    target.isOpaque = true
    bitmap = target
    length = candidate
  }

  private mutating func dropBitmap() {
    // The memory is kept for reuse.
    length = 0
  }

  /// Returns the number of steps before an index without incomplete groups.
  private static func wholeSteps(_ steps: [DrawOp], before end: Int) -> Int {
    var index = 0
    while index < steps.count {
      let next = index + 1 + steps[index].count
      if next > end { break }
      index = next
    }
    return index
  }

  /// Appends the steps with the bitmap in place of those in it; returns the difference of the
  /// counts.
  func shorten(_ steps: [DrawOp], into list: inout [DrawOp]) -> Int {
    guard length > 0, length <= steps.count, let bitmap else {
      list.append(contentsOf: steps)
      return 0
    }
    let place = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    var whole = DrawOp(.image, DrawOp.Key(), extent: place, clip: place, frame: place)
    whole.image = bitmap
    list.append(whole)
    list.append(contentsOf: steps[length...])
    return length - 1
  }
}
