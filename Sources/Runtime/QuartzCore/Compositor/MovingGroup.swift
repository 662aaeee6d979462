/// The content of a clip with rounded corners on a plain background, as one bitmap, while it moves
/// or grows without other changes: the content of a sheet under a finger.
struct MovingGroup {
  let key: DrawOp.Key
  /// The steps of the last frame, and the group's frame in it.
  private var last = RelativeSteps()
  private var current = RelativeSteps()
  private var lastFrame = PixelRect.empty
  /// The number of unchanged steps at the beginning, and the number of frames in which the group
  /// moved.
  private var candidate = 0
  private var frames = 0

  /// The memory is kept when the content is no longer valid.
  private var bitmap: Bitmap?
  /// The steps in the bitmap, their background, and the number of drawn rows.
  private var held = RelativeSteps()
  private var ground: UInt32 = 0
  private var rows = 0
  /// The region that is drawn, kept for its memory.
  private var region = PixelRegion()

  /// The number of frames after which the bitmap is worthwhile. tunable: count
  private static let leastFrames = 2
  /// The area below which groups are drawn without a bitmap. tunable: pixels
  static let smallestArea = 40_000
  /// The number of steps from which on one bitmap is faster. tunable: count
  static let fewestSteps = 4

  init(_ key: DrawOp.Key) {
    self.key = key
  }

  /// The part of the group in the bitmap, and the number of its steps.
  struct Share {
    var bitmap: Bitmap
    var count: Int
  }

  /// Updates the state for the next frame, in which the group is at an index.
  mutating func follow(
    _ list: [DrawOp], at index: Int, ground: UInt32, screen: PixelRect, painter: Painter
  ) -> Share? {
    let group = list[index]
    swap(&last, &current)
    current.read(list, group: index)
    observe(group.frame)
    let visible = group.rect.offset(x: -group.frame.minX, y: -group.frame.minY)
    var covered = 0
    if !held.steps.isEmpty {
      if ground == self.ground, let count = current.countCovered(by: held, in: visible),
        fits(visible)
      {
        covered = count
      } else {
        held.removeAll()
      }
    }
    if frames >= Self.leastFrames, candidate > covered {
      if held.steps.isEmpty {
        guard fits(visible) || make(group.frame, visible, screen: screen) else { return nil }
        self.ground = ground
        rows = 0
      }
      add(current.steps[covered..<candidate], painter)
      covered = candidate
    }
    guard covered > 0, let bitmap else { return nil }
    show(rows: visible.maxY, painter)
    return Share(bitmap: bitmap, count: covered)
  }

  private mutating func observe(_ frame: PixelRect) {
    let same = current.countSame(as: last)
    let moves = frame != lastFrame
    lastFrame = frame
    if same < Self.fewestSteps {
      (candidate, frames) = (0, 0)
    } else if same < candidate || frames == 0 {
      (candidate, frames) = (same, moves ? 1 : 0)
    } else if moves {
      frames += 1
    }
  }

  private func fits(_ visible: PixelRect) -> Bool {
    guard let bitmap else { return false }
    return PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height).contains(visible)
  }

  /// Creates a bitmap with space to grow to the size of the screen.
  private mutating func make(_ frame: PixelRect, _ visible: PixelRect, screen: PixelRect) -> Bool {
    let height = max(frame.height, screen.height)
    guard visible.minX >= 0, visible.minY >= 0, frame.width * height <= 2 * screen.area,
      let made = Bitmap(width: frame.width, height: height)
    else { return false }
    made.isOpaque = true
    bitmap = made
    return true
  }

  /// Draws more steps into the bitmap.
  private mutating func add(_ steps: ArraySlice<DrawOp>, _ painter: Painter) {
    held.append(steps)
    guard let bitmap, rows > 0 else { return }
    region.assign(PixelRect(x: 0, y: 0, width: bitmap.width, height: rows))
    painter.paint(Array(steps), region: region, on: Surface(bitmap))
  }

  /// Draws the steps in the bitmap into as many rows as are visible.
  private mutating func show(rows wanted: Int, _ painter: Painter) {
    guard let bitmap, wanted > rows else { return }
    region.assign(
      PixelRect(minX: 0, minY: rows, maxX: bitmap.width, maxY: min(bitmap.height, wanted)))
    painter.paint(held.steps, region: region, on: Surface(bitmap), background: ground)
    rows = wanted
  }
}

/// The moving groups of a screen.
struct MovingGroups {
  private var groups: [MovingGroup] = []
  /// The groups that are drawn from their bitmap in this frame, by their index in the list.
  private var shares: [(index: Int, share: MovingGroup.Share)] = []

  /// The number of groups that are drawn from their bitmap.
  var count: Int { shares.count }

  mutating func forget() {
    groups = []
  }

  /// Updates the groups for the next frame.
  mutating func follow(_ list: [DrawOp], screen: PixelRect, painter: Painter) {
    shares.removeAll(keepingCapacity: true)
    var seen = 0
    var index = 0
    var below: DrawOp?
    while index < list.count {
      let step = list[index]
      if step.kind == .clip, step.count >= MovingGroup.fewestSteps,
        step.rect.area >= MovingGroup.smallestArea,
        let ground = list[index + 1].ground(inside: step) ?? below.flatMap({ $0.ground(of: step) })
      {
        let place = groups.firstIndex { $0.key == step.key } ?? groups.count
        if place == groups.count { groups.append(MovingGroup(step.key)) }
        if place >= seen { groups.swapAt(place, seen) }
        let own = place >= seen ? seen : place
        if let share = groups[own].follow(
          list, at: index, ground: ground, screen: screen, painter: painter)
        {
          shares.append((index, share))
        }
        seen += 1
      }
      below = step
      index += 1 + step.count
    }
    // The memory of removed groups is released.
    if seen < groups.count { groups.removeSubrange(seen...) }
  }

  /// Marks the groups that are drawn from bitmaps in a list with `dropped` steps fewer at the
  /// beginning.
  func apply(to list: inout [DrawOp], dropped: Int) {
    for (index, share) in shares where index >= dropped {
      list[index - dropped].image = share.bitmap
      list[index - dropped].contentCount = share.count
    }
  }
}

extension DrawOp {
  /// Returns the colour with which this step fills the background of a group that follows it.
  fileprivate func ground(of group: DrawOp) -> UInt32? {
    guard color >> 24 == 0xFF else { return nil }
    switch kind {
    case .fill: return rect.contains(group.rect) ? color : nil
    case .slice:
      return slice === group.slice && frame == group.frame && rect.contains(group.rect)
        ? color : nil
    default: return nil
    }
  }

  /// Returns the colour with which this step, the first in a group, fills all of it.
  fileprivate func ground(inside group: DrawOp) -> UInt32? {
    kind == .fill && color >> 24 == 0xFF && rect.contains(group.rect) ? color : nil
  }
}
