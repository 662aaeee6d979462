/// The steps in a group with rounded corners, relative to its corner and without its own clipping,
/// so that they stay the same while the group moves or grows.
///
/// In such a step `rect` is the drawn rectangle, and `extent` is the same if only the group clips
/// the step, otherwise empty.
struct RelativeSteps {
  private(set) var steps: [DrawOp] = []
  private var limits: [(end: Int, rect: PixelRect)] = []

  /// The placeholder for the rectangle of a colour that covers the whole group: such a colour grows
  /// with it.
  static let everywhere = PixelRect(x: -1 << 20, y: -1 << 20, width: 1 << 21, height: 1 << 21)

  /// Reads the steps of the group at an index of a list.
  mutating func read(_ list: [DrawOp], group index: Int) {
    steps.removeAll(keepingCapacity: true)
    let group = list[index]
    let end = index + 1 + group.count
    limits.removeAll(keepingCapacity: true)
    limits.append((end, group.rect))
    for place in index + 1..<end {
      while limits.count > 1, limits[limits.count - 1].end <= place { limits.removeLast() }
      var step = list[place]
      let isCutByGroup = limits.count == 1
      let limit = limits[limits.count - 1].rect
      if step.kind == .clip { limits.append((place + 1 + step.count, step.rect)) }
      if step.kind == .fill, isCutByGroup, step.extent.contains(limit) {
        step.extent = Self.everywhere
        step.rect = Self.everywhere
      } else if step.rect == step.extent.intersection(limit) {
        step.extent = step.extent.offset(x: -group.frame.minX, y: -group.frame.minY)
        step.rect = step.extent
      } else {
        step.rect = step.rect.offset(x: -group.frame.minX, y: -group.frame.minY)
        step.extent = .empty
      }
      if step.kind != .fill {
        step.frame = step.frame.offset(x: -group.frame.minX, y: -group.frame.minY)
      }
      steps.append(step)
    }
    spanGroups()
  }

  /// Sets the rectangles of groups without their own to those of their content.
  private mutating func spanGroups() {
    for index in steps.indices.reversed()
    where steps[index].kind == .group || steps[index].kind == .mask {
      let shown = steps[index].kind == .mask ? steps[index].contentCount : steps[index].count
      var rect = PixelRect.empty
      var inner = index + 1
      while inner < index + 1 + shown {
        rect = rect.union(steps[inner].rect)
        inner += 1 + steps[inner].count
      }
      steps[index].rect = rect
      steps[index].extent = rect
      steps[index].frame = .empty
    }
  }

  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
  }

  mutating func append(_ more: ArraySlice<DrawOp>) {
    steps.append(contentsOf: more)
  }

  /// Indicates whether a step and its content equal those at an index of another list.
  func isSame(_ index: Int, as other: RelativeSteps, _ otherIndex: Int) -> Bool {
    let count = 1 + steps[index].count
    guard count == 1 + other.steps[otherIndex].count else { return false }
    for offset in 0..<count {
      let step = steps[index + offset]
      let same = other.steps[otherIndex + offset]
      // Backdrops depend on their position.
      guard step.kind != .backdrop, step.drawsSame(as: same), step.extent == same.extent,
        step.count == same.count,
        step.contentCount == same.contentCount
      else { return false }
    }
    return true
  }

  /// Returns the number of steps at the beginning that equal those of another list, without
  /// incomplete groups.
  func countSame(as other: RelativeSteps) -> Int {
    var index = 0
    while index < steps.count, index < other.steps.count, isSame(index, as: other, index) {
      index += 1 + steps[index].count
    }
    return index
  }

  /// Returns the number of steps at the beginning that draw everything that `held` draws inside a
  /// rectangle; `nil` if they do not. Steps of `held` outside the rectangle may be missing.
  func countCovered(by held: RelativeSteps, in visible: PixelRect) -> Int? {
    var index = 0
    var place = 0
    while place < held.steps.count {
      if index < steps.count, isSame(index, as: held, place) {
        index += 1 + steps[index].count
      } else if held.steps[place].rect.intersects(visible) {
        return nil
      }
      place += 1 + held.steps[place].count
    }
    return index
  }
}
