import CoreGraphics
import QuartzCore

/// A layer that is made of the fields of a page's messages.
@MainActor
struct PlayedLayer {
  /// The layer; `nil` until the first fields are read.
  private(set) var layer: CALayer?
  /// The values without animations.
  private var values = LayerProperties()
  private var flags: LayerFlags = []
  private var transform = CGAffineTransform.identity
  private var sublayerTransform = CGAffineTransform.identity
  /// The nine numbers of a projection in perspective, row by row.
  private var projection: [Double]?
  private var drawing: (layer: CALayer, origin: CGPoint)?
  var animations: [AnimationTable] = []
  var sublayers: [CALayer] = []
  /// The number of layers in one another, with this one.
  var depth = 1

  private static let gravities: [CALayerContentsGravity] = [
    .resize, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
    .bottomRight, .resizeAspect, .resizeAspectFill,
  ]

  /// Makes the layer, whose type the first flags decide.
  mutating func makeLayer() {
    guard layer == nil else { return }
    layer = flags.contains(.onlyTransforms) ? CATransformLayer() : CALayer()
    if mask != nil { setMask() }
    if drawing != nil { placeSublayers() }
  }

  /// Shows the values at a time of the device.
  func show(at time: Double) {
    guard let layer else { return }
    var shown = values
    shown.transform = CATransform3DMakeAffineTransform(transform)
    for animation in animations { animation.apply(to: &shown, at: time) }
    let anchor = CGPoint(
      x: shown.bounds.origin.x + shown.bounds.size.width * shown.anchorPoint.x,
      y: shown.bounds.origin.y + shown.bounds.size.height * shown.anchorPoint.y)
    if let projection { shown.transform = matrix(projection, anchor, shown.position) }
    if !sublayerTransform.isIdentity {
      // The message has the transform about the origin, a layer about its anchor.
      shown.sublayerTransform = CATransform3DMakeAffineTransform(
        CGAffineTransform(translationX: anchor.x, y: anchor.y).concatenating(sublayerTransform)
          .concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y)))
    }
    layer.properties = shown
    layer.markChanged(LayerChanges(rawValue: .max))
    if let drawing {
      let origin = shown.bounds.origin
      drawing.layer.place(
        drawing.layer.properties.bounds.offsetBy(
          dx: origin.x + drawing.origin.x, dy: origin.y + drawing.origin.y))
    }
  }

  /// Puts the layer's own drawing and its sublayers into it.
  func placeSublayers() {
    layer?.sublayers = (drawing.map { [$0.layer] } ?? []) + sublayers
  }

  private func matrix(
    _ rows: [Double], _ anchor: CGPoint, _ position: CGPoint
  ) -> CATransform3D {
    var plane = CATransform3DIdentity
    (plane.m11, plane.m21, plane.m41) = (rows[0], rows[1], rows[2])
    (plane.m12, plane.m22, plane.m42) = (rows[3], rows[4], rows[5])
    (plane.m14, plane.m24, plane.m44) = (rows[6], rows[7], rows[8])
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(anchor.x, anchor.y, 0), plane),
      CATransform3DMakeTranslation(-position.x, -position.y, 0))
  }

  // Reading

  private var mask: CALayer?

  private func setMask() {
    layer?.mask = mask
  }

  /// Reads fields in the order in which they are written. Returns the sublayers' numbers if they
  /// are among them.
  mutating func read(
    _ fields: LayerFields, _ reader: inout ByteReader, _ pictures: [UInt64: CGImage],
    scale: CGFloat
  ) throws(DamagedTrace) -> [UInt64]? {
    if fields.contains(.position) { values.position = try reader.point() }
    if fields.contains(.size) { values.bounds.size = try reader.size() }
    if fields.contains(.origin) { values.bounds.origin = try reader.point() }
    if fields.contains(.anchor) { values.anchorPoint = try reader.point() }
    if fields.contains(.transform) { transform = try reader.transform() }
    if fields.contains(.opacity) { values.opacity = Float(try reader.u8()) / 255 }
    if fields.contains(.flags) { try readFlags(&reader) }
    if fields.contains(.background) { values.backgroundColor = try reader.color() }
    if fields.contains(.radii) {
      let radii = try reader.numbers(4)
      values.cornerRadii = CornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }
    if fields.contains(.border) {
      values.borderWidth = try reader.f32()
      values.borderColor = try reader.color()
    }
    if fields.contains(.shadow) { try readShadow(&reader) }
    if fields.contains(.contents) { try readContents(&reader, pictures) }
    if fields.contains(.drawing) { try readDrawing(&reader, pictures, scale) }
    if fields.contains(.gradient) { try readGradient(&reader) }
    if fields.contains(.backdrop) { try readBackdrop(&reader) }
    let children = fields.contains(.children) ? try reader.ids() : nil
    if fields.contains(.mask) { try readMask(&reader, pictures) }
    if fields.contains(.sublayerTransform) { sublayerTransform = try reader.transform() }
    if fields.contains(.filter) { try readFilter(&reader) }
    if fields.contains(.blending) {
      values.blending = CGBlendMode(rawValue: Int32(try reader.u8())) ?? .normal
      values.isolatesBlending = try reader.u8() == 1
    }
    if fields.contains(.projection) {
      projection = try reader.u8() == 1 ? try reader.numbers(9) : nil
    }
    return children
  }

  private mutating func readFlags(_ reader: inout ByteReader) throws(DamagedTrace) {
    flags = LayerFlags(rawValue: try reader.u8())
    values.isHidden = flags.contains(.hidden)
    values.masksToBounds = flags.contains(.clips)
    values.cornerCurve = flags.contains(.continuousCorners) ? .continuous : .circular
    values.magnificationFilter = flags.contains(.nearest) ? .nearest : .linear
  }

  private mutating func readShadow(_ reader: inout ByteReader) throws(DamagedTrace) {
    let opacity = try reader.u8()
    values.shadowOpacity = Float(opacity) / 255
    guard opacity > 0 else { return }
    values.shadowColor = try reader.color()
    values.shadowRadius = try reader.f32()
    values.shadowOffset = try reader.size()
    values.shadowPath = try reader.u8() == 1 ? try reader.path() : nil
  }

  private mutating func readContents(
    _ reader: inout ByteReader, _ pictures: [UInt64: CGImage]
  ) throws(DamagedTrace) {
    let id = try reader.varint()
    values.contents = pictures[id]
    guard id != 0 else { return }
    values.contentsRect = try reader.rect()
    values.contentsScale = try reader.f32()
    let gravity = Int(try reader.u8())
    guard Self.gravities.indices.contains(gravity) else { throw .version }
    values.contentsGravity = Self.gravities[gravity]
  }

  private mutating func readDrawing(
    _ reader: inout ByteReader, _ pictures: [UInt64: CGImage], _ scale: CGFloat
  ) throws(DamagedTrace) {
    let id = try reader.varint()
    defer { placeSublayers() }
    guard id != 0 else { return drawing = nil }
    let origin = CGPoint(x: try reader.f32() / scale, y: try reader.f32() / scale)
    guard let picture = pictures[id] else { return drawing = nil }
    let layer = drawing?.layer ?? CALayer()
    layer.properties.contents = picture
    layer.properties.contentsScale = scale
    layer.properties.bounds = CGRect(
      x: 0, y: 0, width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    layer.markChanged(LayerChanges(rawValue: .max))
    drawing = (layer, origin)
  }

  private mutating func readGradient(_ reader: inout ByteReader) throws(DamagedTrace) {
    let stops = try reader.list { (reader) throws(DamagedTrace) in
      let color = try reader.color()
      return (color: color, place: CGFloat(try reader.f32()))
    }
    guard !stops.isEmpty else { return values.gradient = nil }
    values.gradient = CAGradientLayer().properties.gradient
    values.gradient?.colors = stops.map { $0.color }
    values.gradient?.locations = stops.map { $0.place }
    values.gradient?.startPoint = try reader.point()
    values.gradient?.endPoint = try reader.point()
    values.gradient?.type = try reader.u8() == 1 ? .radial : .axial
  }

  private mutating func readBackdrop(_ reader: inout ByteReader) throws(DamagedTrace) {
    guard try reader.u8() == 1 else { return values.backdrop = nil }
    values.backdropAmount = try reader.f32()
    let look = try reader.numbers(6)
    values.backdrop = BackdropLook(
      blurRadius: look[0], saturation: look[1], gain: look[2],
      offset: SIMD3(look[3], look[4], look[5]))
    values.backdropRing = try reader.f32()
  }

  private mutating func readMask(
    _ reader: inout ByteReader, _ pictures: [UInt64: CGImage]
  ) throws(DamagedTrace) {
    switch try reader.u8() {
    case 0: mask = nil
    case 1:
      let shape = CAShapeLayer()
      shape.properties.shape?.path = try reader.path()
      mask = shape
    default:
      let picture = CALayer()
      picture.properties.contents = pictures[try reader.varint()]
      picture.place(try reader.rect())
      mask = picture
    }
    setMask()
  }

  private mutating func readFilter(_ reader: inout ByteReader) throws(DamagedTrace) {
    guard try reader.u8() == 1 else { return values.filter = nil }
    let radius = try reader.f32()
    let n = try reader.numbers(12)
    values.filter = LayerFilter(
      blurRadius: radius, red: SIMD4(n[0], n[1], n[2], n[3]),
      green: SIMD4(n[4], n[5], n[6], n[7]), blue: SIMD4(n[8], n[9], n[10], n[11]))
  }
}
