import QuartzCore

extension LayerFollower {
  /// Writes fields in their order.
  func write(
    _ fields: LayerFields, _ values: LayerProperties, _ record: LayerRecord,
    _ pictures: LayerPictures, _ writer: inout ByteWriter
  ) {
    if fields.contains(.position) { writer.point(values.position) }
    if fields.contains(.size) { writer.size(values.bounds.size) }
    if fields.contains(.origin) { writer.point(values.bounds.origin) }
    if fields.contains(.anchor) { writer.point(values.anchorPoint) }
    if fields.contains(.transform) { writer.transform(values.transform.planar) }
    if fields.contains(.opacity) { writer.u8(values.opacityByte) }
    if fields.contains(.flags) { writer.u8(record.flags.rawValue) }
    if fields.contains(.background) { writer.color(values.backgroundColor) }
    if fields.contains(.radii) {
      let radii = values.effectiveCornerRadii
      for radius in [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft] {
        writer.f32(min(radius, 1e6))
      }
    }
    if fields.contains(.border) {
      writer.f32(values.borderWidth)
      writer.color(values.borderColor)
    }
    if fields.contains(.shadow) { writeShadow(values, &writer) }
    if fields.contains(.contents) { writeContents(values, record, &writer) }
    if fields.contains(.drawing) {
      writer.varint(UInt64(record.drawing))
      if record.drawing != 0 {
        writer.f32(Double(pictures.drawingX))
        writer.f32(Double(pictures.drawingY))
      }
    }
    if fields.contains(.gradient) { writeGradient(values.gradient, &writer) }
    if fields.contains(.backdrop) { writeBackdrop(values, &writer) }
    if fields.contains(.children) {
      writer.varint(record.children.count)
      for id in record.children { writer.varint(number(id)) }
    }
    if fields.contains(.mask) { writeMask(record.mask, &writer) }
    if fields.contains(.sublayerTransform) {
      writer.transform(values.transformForSublayers ?? .identity)
    }
    if fields.contains(.filter) { writeFilter(values.shownFilter, &writer) }
    if fields.contains(.blending) {
      writer.u8(UInt8(clamping: values.blending.rawValue))
      writer.u8(values.isolatesBlending ? 1 : 0)
    }
    if fields.contains(.projection) {
      writer.u8(record.projection == nil ? 0 : 1)
      for number in record.projection?.numbers ?? [] { writer.f32(number) }
    }
  }

  private func writeFilter(_ filter: LayerFilter?, _ writer: inout ByteWriter) {
    guard let filter else { return writer.u8(0) }
    writer.u8(1)
    writer.f32(filter.blurRadius)
    for row in [filter.red, filter.green, filter.blue] {
      for column in 0..<4 { writer.f32(row[column]) }
    }
  }

  private func writeShadow(_ values: LayerProperties, _ writer: inout ByteWriter) {
    let opacity = UInt8((min(max(Double(values.shadowOpacity), 0), 1) * 255).rounded())
    guard !values.isShadowless, opacity > 0 else { return writer.u8(0) }
    writer.u8(opacity)
    writer.color(values.shadowColor)
    writer.f32(values.shadowRadius)
    writer.size(values.shadowOffset)
    writer.u8(values.shadowPath == nil ? 0 : 1)
    if let path = values.shadowPath { writer.path(path) }
  }

  private func writeContents(
    _ values: LayerProperties, _ record: LayerRecord, _ writer: inout ByteWriter
  ) {
    writer.varint(UInt64(record.contents))
    guard record.contents != 0 else { return }
    writer.rect(values.contentsRect)
    writer.f32(values.contentsScale)
    writer.u8(values.contentsGravity.code)
  }

  private func writeGradient(_ gradient: GradientProperties?, _ writer: inout ByteWriter) {
    guard let gradient, !gradient.colors.isEmpty else { return writer.varint(0) }
    writer.varint(gradient.colors.count)
    let isSpread = gradient.locations.count != gradient.colors.count
    let last = CGFloat(max(1, gradient.colors.count - 1))
    for (index, color) in gradient.colors.enumerated() {
      writer.color(color)
      writer.f32(isSpread ? CGFloat(index) / last : gradient.locations[index])
    }
    writer.point(gradient.startPoint)
    writer.point(gradient.endPoint)
    writer.u8(gradient.type == .radial ? 1 : 0)
  }

  private func writeBackdrop(_ values: LayerProperties, _ writer: inout ByteWriter) {
    guard let look = values.backdrop, values.backdropAmount > 0 else { return writer.u8(0) }
    writer.u8(1)
    writer.f32(min(values.backdropAmount, 1))
    writer.f32(look.blurRadius)
    writer.f32(look.saturation)
    writer.f32(look.gain)
    for index in 0..<3 { writer.f32(look.offset[index]) }
    writer.f32(values.backdropRing)
  }

  private func writeMask(_ mask: MaskRecord?, _ writer: inout ByteWriter) {
    switch mask {
    case nil: writer.u8(0)
    case .path(let path):
      writer.u8(1)
      writer.path(path)
    case .picture(let number, let frame):
      writer.u8(2)
      writer.varint(UInt64(number))
      writer.rect(frame)
    }
  }
}

extension CALayerContentsGravity {
  fileprivate var code: UInt8 {
    switch self {
    case .center: 1
    case .top: 2
    case .bottom: 3
    case .left: 4
    case .right: 5
    case .topLeft: 6
    case .topRight: 7
    case .bottomLeft: 8
    case .bottomRight: 9
    case .resizeAspect: 10
    case .resizeAspectFill: 11
    default: 0
    }
  }
}
