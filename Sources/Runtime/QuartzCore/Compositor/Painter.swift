import CPixels

/// A renderer for lists of steps, with reusable memory.
final class Painter {
  private var plans: [PaintPlan] = []
  private var scratch: [Scratch] = []
  private var depth = 0
  /// The number of pixels written so far, counted each time.
  private(set) var pixelsComposited = 0

  /// Memory for the pixels of groups.
  private final class Scratch {
    private(set) var pixels: UnsafeMutablePointer<UInt32>
    private(set) var mask: UnsafeMutablePointer<UInt8>
    private var capacity = 1
    /// The region in which the group is drawn.
    var region = PixelRegion()

    init() {
      pixels = .allocate(capacity: 1)
      mask = .allocate(capacity: 1)
    }

    func reserve(_ count: Int) {
      guard count > capacity else { return }
      pixels.deallocate()
      mask.deallocate()
      capacity = count
      pixels = .allocate(capacity: count)
      mask = .allocate(capacity: count)
    }

    deinit {
      pixels.deallocate()
      mask.deallocate()
    }
  }

  /// The number of pixels of a band: overlapping steps in a band are drawn in the processor's
  /// cache. tunable: 256 KB of pixels
  private static let bandPixels = 65_536

  func resetStatistics() {
    pixelsComposited = 0
  }

  /// Draws a list onto a surface inside a region. With a `background`, pixels without an opaque
  /// step are set to it first; otherwise they are drawn over.
  func paint(
    _ steps: [DrawOp], region: PixelRegion, on surface: Surface, background: UInt32? = nil
  ) {
    paint(steps, 0..<steps.count, region: region, on: surface, background: background)
  }

  private func paint(
    _ steps: [DrawOp], _ range: Range<Int>, region: PixelRegion, on surface: Surface,
    background: UInt32?
  ) {
    if plans.count == depth { plans.append(PaintPlan()) }
    let level = depth
    depth += 1
    defer { depth -= 1 }
    // The plan is removed while it is used, so that deeper levels can add theirs.
    var plan = PaintPlan()
    swap(&plan, &plans[level])
    plan.make(steps, range, region: region)
    let bounds = region.bounds
    let height = max(16, Self.bandPixels / max(1, bounds.width))
    var top = bounds.minY
    while top < bounds.maxY {
      let band = PixelRect(
        minX: bounds.minX, minY: top, maxX: bounds.maxX, maxY: min(bounds.maxY, top + height))
      if let background {
        for rect in plan.rest.rects {
          let part = rect.intersection(band)
          guard !part.isEmpty else { continue }
          px_fill(
            surface.pointer(part.minX, part.minY), surface.stride, part.width, part.height,
            background)
          pixelsComposited += part.area
        }
      }
      for item in plan.items.reversed() {
        let part = item.rect.intersection(band)
        if !part.isEmpty { draw(steps, item, part, on: surface) }
      }
      top = band.maxY
    }
    swap(&plan, &plans[level])
  }

  private func draw(
    _ steps: [DrawOp], _ item: PaintPlan.Item, _ rect: PixelRect, on surface: Surface
  ) {
    let step = steps[item.step]
    pixelsComposited += rect.area
    let target = surface.pointer(rect.minX, rect.minY)
    switch step.kind {
    case .fill:
      let color = item.veil == 0 ? step.color : item.veil.over(step.color)
      if color >> 24 == 0xFF {
        px_fill(target, surface.stride, rect.width, rect.height, color)
      } else {
        px_fill_over(target, surface.stride, rect.width, rect.height, color)
      }
    case .slice:
      step.slice?.fill(step.color, frame: step.frame, rect: rect, on: surface)
    case .image, .backdrop:
      draw(step, veil: item.veil, rect, target, surface.stride)
    case .clip:
      if item.isInside {
        draw(step, veil: 0, rect, target, surface.stride)
      } else {
        drawClip(steps, item.step, rect, on: surface)
      }
    case .group:
      drawGroup(steps, item.step, rect, on: surface)
    case .mask:
      drawMask(steps, item.step, rect, on: surface)
    }
  }

  private func draw(
    _ step: DrawOp, veil: UInt32, _ rect: PixelRect, _ target: UnsafeMutablePointer<UInt32>,
    _ stride: Int
  ) {
    guard let image = step.image else { return }
    let (x, y) = (rect.minX - step.frame.minX, rect.minY - step.frame.minY)
    guard step.isScaled else {
      draw(
        image.pixels.advanced(by: y * image.stride + x), image.stride, isOpaque: image.isOpaque,
        alpha: step.alpha, veil: veil, rect, target, stride)
      return
    }
    if image.isOpaque, step.alpha == 255, veil == 0 {
      px_resample(
        target, stride, x, y, rect.width, rect.height, step.frame.width, step.frame.height,
        image.pixels, image.stride, image.width, image.height)
      return
    }
    withMemory(rect.area) { pixels, _ in
      px_resample(
        pixels, rect.width, x, y, rect.width, rect.height, step.frame.width, step.frame.height,
        image.pixels, image.stride, image.width, image.height)
      draw(
        pixels, rect.width, isOpaque: image.isOpaque, alpha: step.alpha, veil: veil, rect, target,
        stride)
    }
  }

  private func draw(
    _ source: UnsafePointer<UInt32>, _ sourceStride: Int, isOpaque: Bool, alpha: UInt8,
    veil: UInt32, _ rect: PixelRect, _ target: UnsafeMutablePointer<UInt32>, _ stride: Int
  ) {
    if alpha != 255 {
      px_over_alpha(target, stride, source, sourceStride, rect.width, rect.height, alpha)
    } else if !isOpaque {
      px_over(target, stride, source, sourceStride, rect.width, rect.height)
    } else if veil == 0 {
      px_copy(target, stride, source, sourceStride, rect.width, rect.height)
    } else {
      px_copy_dimmed(target, stride, source, sourceStride, rect.width, rect.height, veil)
    }
  }

  // Groups

  /// Provides memory for a number of pixels, and for a mask of them.
  private func withMemory(
    _ area: Int,
    _ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafeMutablePointer<UInt8>) -> Void
  ) {
    let level = scratchDepth
    if scratch.count == level { scratch.append(Scratch()) }
    scratchDepth += 1
    let memory = scratch[level]
    memory.reserve(area)
    body(memory.pixels, memory.mask)
    scratchDepth -= 1
  }

  /// Draws the steps of a group into memory and provides it with a mask to write to.
  private func withPicture(
    _ steps: [DrawOp], _ range: Range<Int>, _ rect: PixelRect,
    _ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafeMutablePointer<UInt8>) -> Void
  ) {
    withMemory(rect.area) { pixels, mask in
      let inner = Surface(
        pixels: pixels, stride: rect.width, originX: rect.minX, originY: rect.minY)
      let level = scratchDepth - 1
      scratch[level].region.assign(rect)
      paint(steps, range, region: scratch[level].region, on: inner, background: 0)
      body(pixels, mask)
    }
  }

  private var scratchDepth = 0

  private func drawClip(
    _ steps: [DrawOp], _ index: Int, _ rect: PixelRect, on surface: Surface
  ) {
    let group = steps[index]
    guard let slice = group.slice else { return }
    let inside = index + 1..<index + 1 + group.count
    if steps[inside].contains(where: { $0.blending != .normal }) {
      return drawBlendedClip(steps, inside, group, slice, rect, on: surface)
    }
    withPicture(steps, inside, rect) { pixels, _ in
      px_over_masked(
        surface.pointer(rect.minX, rect.minY), surface.stride, pixels, rect.width,
        slice.corner(rect.minX, rect.minY, frame: group.frame), slice.width, rect.width,
        rect.height, 255)
    }
  }

  /// Draws a clip with steps that are blended with the content below the clip.
  private func drawBlendedClip(
    _ steps: [DrawOp], _ inside: Range<Int>, _ group: DrawOp, _ slice: NineSlice, _ rect: PixelRect,
    on surface: Surface
  ) {
    withMemory(rect.area) { pixels, _ in
      let target = surface.pointer(rect.minX, rect.minY)
      px_copy(pixels, rect.width, target, surface.stride, rect.width, rect.height)
      let inner = Surface(
        pixels: pixels, stride: rect.width, originX: rect.minX, originY: rect.minY)
      paint(steps, inside, region: PixelRegion(rect), on: inner, background: nil)
      px_replace_masked(
        target, surface.stride, pixels, rect.width,
        slice.corner(rect.minX, rect.minY, frame: group.frame), slice.width, rect.width,
        rect.height)
    }
  }

  private func drawGroup(
    _ steps: [DrawOp], _ index: Int, _ rect: PixelRect, on surface: Surface
  ) {
    let group = steps[index]
    withPicture(steps, index + 1..<index + 1 + group.count, rect) { pixels, _ in
      guard group.blending == .normal else {
        blend(
          pixels, stride: rect.width, into: surface.pointer(rect.minX, rect.minY),
          stride: surface.stride, width: rect.width, height: rect.height, mode: group.blending,
          alpha: Double(group.alpha) / 255)
        return
      }
      px_over_alpha(
        surface.pointer(rect.minX, rect.minY), surface.stride, pixels, rect.width, rect.width,
        rect.height, group.alpha)
    }
  }

  private func drawMask(
    _ steps: [DrawOp], _ index: Int, _ rect: PixelRect, on surface: Surface
  ) {
    let group = steps[index]
    let first = index + 1
    withPicture(steps, first..<first + group.contentCount, rect) { pixels, mask in
      withPicture(steps, first + group.contentCount..<first + group.count, rect) { cover, _ in
        px_alpha(mask, rect.width, cover, rect.width, rect.width, rect.height)
      }
      px_over_masked(
        surface.pointer(rect.minX, rect.minY), surface.stride, pixels, rect.width, mask, rect.width,
        rect.width, rect.height, 255)
    }
  }
}
