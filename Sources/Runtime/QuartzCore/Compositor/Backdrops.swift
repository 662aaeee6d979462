import CPixels

/// The images of the content behind the `backdrop` steps of a list.
struct Backdrops {
  private struct Kept {
    var step: DrawOp
    var bitmap: Bitmap
  }

  private var kept: [Kept] = []
  private var fresh: [Kept] = []
  private var below: [DrawOp] = []

  mutating func forget() {
    kept = []
  }

  /// Resolves the image of each `backdrop` step. One that changed visibly, by itself or by damage
  /// near it, is drawn again and added to the damage; not one before `firstChange`, because all
  /// content behind it is the same as in the last frame, whatever moves in front of it.
  mutating func resolve(
    _ steps: inout [DrawOp], firstChange: Int, damage: inout PixelRegion, screen: PixelRect,
    painter: Painter, background: UInt32
  ) {
    guard !kept.isEmpty || steps.contains(where: { $0.kind == .backdrop }) else { return }
    fresh.removeAll(keepingCapacity: true)
    for index in steps.indices where steps[index].kind == .backdrop {
      let step = steps[index]
      guard let look = step.backdrop, !step.isInMask else { continue }
      let source = Self.source(step, look, screen)
      let old = kept.first { $0.step.key == step.key }
      if let old, old.step.drawsSame(as: step),
        index < firstChange || !damage.rects.contains(where: { $0.intersects(source) })
      {
        steps[index].image = old.bitmap
        fresh.append(old)
        continue
      }
      damage.formUnion(step.rect.intersection(screen))
      guard
        let bitmap = picture(
          steps, index, look, source, painter: painter, background: background)
      else { continue }
      steps[index].image = bitmap
      fresh.append(Kept(step: step, bitmap: bitmap))
    }
    swap(&kept, &fresh)
  }

  /// Draws the images of the `backdrop` steps that are visible in an area, directly or behind others.
  mutating func resolve(
    _ steps: inout [DrawOp], visibleIn area: PixelRect, screen: PixelRect, painter: Painter,
    background: UInt32
  ) {
    var needed = area
    var found: [(index: Int, look: BackdropStep, source: PixelRect)] = []
    for index in steps.indices.reversed() where steps[index].kind == .backdrop {
      let step = steps[index]
      guard let look = step.backdrop, !step.isInMask, step.rect.intersects(needed) else { continue }
      let source = Self.source(step, look, screen)
      needed = needed.union(source)
      found.append((index, look, source))
    }
    for (index, look, source) in found.reversed() {
      steps[index].image = picture(
        steps, index, look, source, painter: painter, background: background)
    }
  }

  /// Returns the part of the screen that influences a step.
  private static func source(
    _ step: DrawOp, _ look: BackdropStep, _ screen: PixelRect
  ) -> PixelRect {
    let reach = look.reach
    return PixelRect(
      minX: step.rect.minX - reach, minY: step.rect.minY - reach, maxX: step.rect.maxX + reach,
      maxY: step.rect.maxY + reach
    ).intersection(screen)
  }

  private mutating func picture(
    _ steps: [DrawOp], _ index: Int, _ look: BackdropStep, _ source: PixelRect,
    painter: Painter, background: UInt32
  ) -> Bitmap? {
    let seen = steps[index].rect.intersection(source)
    guard !seen.isEmpty, let behind = Bitmap(width: source.width, height: source.height),
      let bitmap = Bitmap(width: seen.width, height: seen.height)
    else { return nil }
    collect(steps, below: index)
    painter.paint(
      below, region: PixelRegion(source),
      on: Surface(behind, originX: source.minX, originY: source.minY), background: background)
    var colors = look.colors
    guard
      px_backdrop(
        bitmap.pixels, bitmap.stride, seen.minX - source.minX, seen.minY - source.minY, seen.width,
        seen.height, behind.pixels, behind.stride, behind.width, behind.height, look.sigma,
        &colors)
    else { return nil }
    bitmap.isOpaque = background >> 24 == 0xFF || bitmap.isWhollyOpaque
    return bitmap
  }

  /// Collects the steps below one; from the groups that contain it only the steps below it, without
  /// the groups' effects.
  private mutating func collect(_ steps: [DrawOp], below end: Int) {
    below.removeAll(keepingCapacity: true)
    var index = 0
    while index < end {
      let next = index + 1 + steps[index].count
      if next > end {
        index += 1
      } else {
        below.append(contentsOf: steps[index..<next])
        index = next
      }
    }
  }
}
