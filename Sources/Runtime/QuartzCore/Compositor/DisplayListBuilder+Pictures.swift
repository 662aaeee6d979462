import CPixels
import Foundation

extension DisplayListBuilder {
  /// Adds the drawing of a gradient or shape layer, and the contents.
  mutating func addPictures(
    of layer: CALayer, _ values: LayerProperties, _ artwork: LayerArtwork, _ placed: Placed,
    clip: PixelRect, rounding: NineSlice?
  ) {
    if let gradient = values.gradient, !gradient.colors.isEmpty, !placed.frame.isEmpty {
      addGradient(
        of: layer, gradient, artwork, placed, clip: clip, rounding: rounding)
    }
    if let shape = values.shape, let path = shape.path, !path.isEmpty {
      addShape(of: layer, shape, path, values, artwork, placed, clip: clip)
    }
    if let image = values.contents {
      addContents(of: layer, image, values, artwork, placed, clip: clip)
    }
  }

  private mutating func add(
    _ picture: LayerPicture, _ layer: CALayer, _ part: UInt8, _ placed: Placed, clip: PixelRect,
    ink: PixelRect? = nil
  ) {
    let frame = PixelRect(
      x: placed.frame.minX + picture.offsetX, y: placed.frame.minY + picture.offsetY,
      width: picture.bitmap.width, height: picture.bitmap.height)
    var op = DrawOp(
      .image, DrawOp.Key(layer: layer.id, part: part),
      extent: ink?.offset(x: frame.minX, y: frame.minY) ?? frame, clip: clip, frame: frame)
    op.image = picture.bitmap
    append(op)
  }

  // Contents

  private mutating func addContents(
    of layer: CALayer, _ image: CGImage, _ values: LayerProperties, _ artwork: LayerArtwork,
    _ placed: Placed, clip: PixelRect
  ) {
    let part = values.contentsRect
    let source = CGRect(
      x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
    guard source.width > 0, source.height > 0, source.width < 1e6, source.height < 1e6 else {
      return
    }
    let target = Self.place(source.size, values, placed)
    guard !target.isEmpty, !target.intersection(clip).isEmpty else { return }
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    if isWhole && target.width == image.width && target.height == image.height {
      artwork.scaledContents = nil
      let picture = LayerPicture(
        bitmap: image.bitmap, offsetX: target.minX - placed.frame.minX,
        offsetY: target.minY - placed.frame.minY)
      add(picture, layer, DrawOp.Part.contents, placed, clip: clip, ink: artwork.ink(of: image))
      return
    }
    let key = ScaledContentsKey(
      image: image, part: source, width: target.width, height: target.height,
      isNearest: values.magnificationFilter == .nearest)
    if artwork.isResizing(key),
      px_can_resample(target.width, target.height, image.width, image.height)
    {
      addResized(image, layer, target, clip: clip)
      return
    }
    if artwork.scaledContents?.key != key {
      guard
        let bitmap = image.bitmap.resampled(
          source, width: target.width, height: target.height, nearest: key.isNearest)
      else { return }
      artwork.scaledContents = LayerArtwork.Made(
        key: key, value: LayerPicture(bitmap: bitmap, offsetX: 0, offsetY: 0))
    }
    guard let scaled = artwork.scaledContents?.value.bitmap else { return }
    let picture = LayerPicture(
      bitmap: scaled, offsetX: target.minX - placed.frame.minX,
      offsetY: target.minY - placed.frame.minY)
    add(picture, layer, DrawOp.Part.contents, placed, clip: clip)
  }

  /// Adds contents whose size changes from frame to frame: only the visible part is resampled.
  private mutating func addResized(
    _ image: CGImage, _ layer: CALayer, _ target: PixelRect,
    clip: PixelRect
  ) {
    var op = DrawOp(
      .image, DrawOp.Key(layer: layer.id, part: DrawOp.Part.contents),
      extent: target, clip: clip, frame: target)
    op.image = image.bitmap
    op.isScaled = true
    append(op)
  }

  /// Returns the rectangle in which contents of a size in pixels are shown.
  private static func place(
    _ pixels: CGSize, _ values: LayerProperties, _ placed: Placed
  ) -> PixelRect {
    let frame = placed.frame
    let natural = (
      width: pixels.width / values.contentsScale * placed.scaleX,
      height: pixels.height / values.contentsScale * placed.scaleY
    )
    func near(_ wanted: Double, _ pixels: CGFloat) -> Int {
      guard wanted < 1e7 else { return 0 }
      // Contents drawn for this size are never resampled because of rounded bounds.
      return abs(wanted - Double(pixels)) < 1
        ? Int(pixels.rounded()) : max(1, Int(clamping: wanted.rounded()))
    }
    var width = near(natural.width, pixels.width)
    var height = near(natural.height, pixels.height)
    switch values.contentsGravity {
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    case .resizeAspect, .resizeAspectFill:
      let shareX = Double(frame.width) / natural.width
      let shareY = Double(frame.height) / natural.height
      let share =
        values.contentsGravity == .resizeAspect ? min(shareX, shareY) : max(shareX, shareY)
      width = near(natural.width * share, pixels.width)
      height = near(natural.height * share, pixels.height)
    default:
      width = near(Double(frame.width), pixels.width)
      height = near(Double(frame.height), pixels.height)
      return PixelRect(x: frame.minX, y: frame.minY, width: width, height: height)
    }
    func middle(_ low: Int, _ high: Int, _ length: Int) -> Int {
      low + Int((Double(high - low - length) / 2).rounded(.down))
    }
    let gravity = values.contentsGravity
    let x: Int
    switch gravity {
    case .left, .topLeft, .bottomLeft: x = frame.minX
    case .right, .topRight, .bottomRight: x = frame.maxX - width
    default: x = middle(frame.minX, frame.maxX, width)
    }
    let y: Int
    switch gravity {
    case .top, .topLeft, .topRight: y = frame.minY
    case .bottom, .bottomLeft, .bottomRight: y = frame.maxY - height
    default: y = middle(frame.minY, frame.maxY, height)
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }

  // Gradient

  private mutating func addGradient(
    of layer: CALayer, _ gradient: GradientProperties, _ artwork: LayerArtwork, _ placed: Placed,
    clip: PixelRect, rounding: NineSlice?
  ) {
    let visible = placed.frame.intersection(clip)
    guard !visible.isEmpty else { return }
    let key = DrawingKey(
      shape: nil, gradient: gradient, scaleX: 1, scaleY: 1, phaseX: 0, phaseY: 0,
      width: placed.frame.width, height: placed.frame.height)
    if artwork.drawing?.key != key {
      guard let bitmap = gradient.bitmap(width: key.width, height: key.height) else { return }
      artwork.drawing = LayerArtwork.Made(
        key: key, value: LayerPicture(bitmap: bitmap, offsetX: 0, offsetY: 0))
    }
    guard let picture = artwork.drawing?.value else { return }
    var group: Int?
    if let rounding {
      let index = open(.clip, layer, DrawOp.Part.gradientClip, rect: visible)
      ops[index].slice = rounding
      ops[index].frame = placed.frame
      ops[index].extent = placed.frame
      group = index
    }
    add(picture, layer, DrawOp.Part.drawing, placed, clip: clip)
    if let group { close(group) }
  }

  // Shape

  private mutating func addShape(
    of layer: CALayer, _ shape: ShapeProperties, _ path: CGPath, _ values: LayerProperties,
    _ artwork: LayerArtwork, _ placed: Placed, clip: PixelRect
  ) {
    // The drawing is relative to the corner of the bounds, which is on a whole pixel.
    let phaseX = placed.scaleX * values.bounds.origin.x
    let phaseY = placed.scaleY * values.bounds.origin.y
    let key = DrawingKey(
      shape: shape, gradient: nil, scaleX: placed.scaleX, scaleY: placed.scaleY, phaseX: phaseX,
      phaseY: phaseY, width: 0, height: 0)
    if artwork.drawing?.key != key {
      guard
        let picture = shape.picture(
          path, scaleX: placed.scaleX, scaleY: placed.scaleY, phaseX: phaseX, phaseY: phaseY)
      else {
        artwork.drawing = nil
        return
      }
      artwork.drawing = LayerArtwork.Made(key: key, value: picture)
    }
    guard let picture = artwork.drawing?.value else { return }
    add(picture, layer, DrawOp.Part.drawing, placed, clip: clip)
  }
}
