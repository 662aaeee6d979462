/// A renderer that draws a tree of layers into a bitmap, frame by frame, and only the parts that
/// changed.
final class Compositor {
  private let isPersistent: Bool
  private let shapes = ShapeCache()
  private let painter = Painter()
  private var target: Bitmap?
  private var steps: [DrawOp] = []
  private var oldSteps: [DrawOp] = []
  /// The stack of a builder, which is empty between frames.
  private var groupStack: [DisplayListBuilder.OuterGroup] = []
  private var epoch: UInt64 = 0
  private var difference = DisplayListDifference()
  private var prefix = FlattenedPrefix()
  private var moving = MovingGroups()
  private var backdrops = Backdrops()
  /// The steps, some of them replaced by bitmaps.
  private var shown: [DrawOp] = []
  /// The damage of the last frame, kept for its memory.
  private var lastDamage = PixelRegion()
  /// Indicates whether changed pixels are counted.
  var countsChangedPixels = false

  private nonisolated(unsafe) static var lastEpoch: UInt64 = 0

  /// The colour of an empty screen.
  static let black: UInt32 = 0xFF00_0000

  /// The maximum number of damaged rectangles, above which their bounding rectangle is used.
  /// tunable: count
  private static let damageLimit = 16

  /// Creates a compositor. A persistent one draws a sequence of frames and stores state in the
  /// layers; another one does not.
  init(isPersistent: Bool) {
    self.isPersistent = isPersistent
  }

  /// Causes the next frame to be drawn completely.
  func forgetFrame() {
    target = nil
    oldSteps = []
    prefix.forget()
    moving.forget()
    backdrops.forget()
  }

  func composite(root: CALayer, size: CGSize, scale: CGFloat) -> FrameResult {
    let screen = PixelRect(screen: size, scale: scale)
    let (width, height) = (screen.width, screen.height)
    var damage = PixelRegion()
    swap(&damage, &lastDamage)
    defer { swap(&damage, &lastDamage) }
    damage.assign(.empty)
    let bitmap: Bitmap
    if let target, target.width == width, target.height == height {
      bitmap = target
    } else {
      forgetFrame()
      guard let made = Bitmap(width: width, height: height) else {
        preconditionFailure("There is no memory for a screen of \(width) by \(height) pixels.")
      }
      bitmap = made
      target = made
      damage.formUnion(screen)
    }
    var statistics = FrameStatistics()
    let isFirst = !damage.isEmpty
    if isFirst || !isPersistent || root.state.needsRedraw || root.state.needsRedrawBelow {
      statistics.layersVisited = build(root, scale: scale, screen: screen)
      if isFirst {
        difference = DisplayListDifference()
      } else {
        difference.find(oldSteps, steps, damage: &damage)
        damage.formIntersection(screen)
      }
      painter.resetStatistics()
      backdrops.resolve(
        &steps, firstChange: difference.firstChange, damage: &damage, screen: screen,
        painter: painter, background: Self.black)
      if !isFirst { damage.simplify(limit: Self.damageLimit) }
      let before = countsChangedPixels ? bitmap.copy() : nil
      if !damage.isEmpty { paint(damage, screen, on: bitmap) }
      statistics.pixelsChanged = before.map { bitmap.countDifferences(from: $0, in: damage.rects) }
      statistics.pixelsComposited = painter.pixelsComposited
      statistics.groupsReused = damage.isEmpty ? 0 : moving.count
    } else if countsChangedPixels {
      statistics.pixelsChanged = 0
    }
    bitmap.isOpaque = true
    statistics.operations = steps.count
    statistics.pixelsDamaged = damage.area
    return FrameResult(bitmap: bitmap, damage: damage.rects, statistics: statistics)
  }

  private func build(_ root: CALayer, scale: CGFloat, screen: PixelRect) -> Int {
    shapes.beginFrame()
    swap(&steps, &oldSteps)
    let previousEpoch = epoch
    Self.lastEpoch += 1
    epoch = Self.lastEpoch
    var builder = DisplayListBuilder(
      previous: oldSteps, previousEpoch: previousEpoch, epoch: epoch, shapes: shapes,
      isPersistent: isPersistent, keepsPictures: isPersistent)
    // In the memory of the list before the previous one.
    swap(&builder.ops, &steps)
    builder.ops.removeAll(keepingCapacity: true)
    swap(&builder.groupStack, &groupStack)
    builder.add(
      root,
      DisplayListBuilder.Context(
        scaleX: Double(scale), scaleY: Double(scale), x: 0, y: 0, clip: screen))
    swap(&builder.ops, &steps)
    swap(&builder.groupStack, &groupStack)
    return builder.layersVisited
  }

  private func paint(_ damage: PixelRegion, _ screen: PixelRect, on bitmap: Bitmap) {
    let surface = Surface(bitmap)
    guard isPersistent else {
      return painter.paint(steps, region: damage, on: surface, background: Self.black)
    }
    prefix.follow(steps, firstChange: difference.firstChange, damage: damage, screen: screen) {
      painter.paint($0, region: PixelRegion(screen), on: Surface($1), background: Self.black)
    }
    moving.follow(steps, screen: screen, painter: painter)
    shown.removeAll(keepingCapacity: true)
    let dropped = prefix.shorten(steps, into: &shown)
    moving.apply(to: &shown, dropped: dropped)
    painter.paint(shown, region: damage, on: surface, background: Self.black)
  }
}
