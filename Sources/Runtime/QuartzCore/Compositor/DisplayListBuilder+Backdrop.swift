extension DisplayListBuilder {
  /// The maximum blur, above which a difference is not visible. tunable: pixels
  private static var largestBackdropBlur: Double { 200 }

  /// Adds a layer's effect on the content behind it, inside its rounded corners.
  mutating func addBackdrop(
    _ look: BackdropLook, of layer: CALayer, _ values: LayerProperties, _ placed: Placed,
    _ visible: PixelRect, rounding: NineSlice?
  ) {
    let amount = min(max(Double(values.backdropAmount), 0), 1)
    guard amount > 0 else { return }
    var group: Int?
    if let rounding {
      let index = open(.clip, layer, DrawOp.Part.backdropClip, rect: visible)
      ops[index].slice = rounding
      ops[index].frame = placed.frame
      ops[index].extent = placed.frame
      group = index
    }
    var op = DrawOp(
      .backdrop, DrawOp.Key(layer: layer.id, part: DrawOp.Part.backdrop), extent: visible,
      clip: visible, frame: visible)
    op.backdrop = BackdropStep(
      look, amount: amount,
      sigma: placed.length(look.blurRadius * amount, limit: Self.largestBackdropBlur))
    append(op)
    if let group { close(group) }
    addRing(of: layer, values, placed, visible, opacity: Double(values.backdropRing) * amount)
  }

  /// Adds the bright line along the edge of glass.
  private mutating func addRing(
    of layer: CALayer, _ values: LayerProperties, _ placed: Placed, _ visible: PixelRect,
    opacity: Double
  ) {
    let alpha = UInt8((min(max(opacity, 0), 1) * 255).rounded())
    guard alpha > 0 else { return }
    var op = DrawOp(
      .slice, DrawOp.Key(layer: layer.id, part: DrawOp.Part.backdropRing), extent: placed.frame,
      clip: visible, frame: placed.frame)
    op.slice = shapes.border(
      placed.radii(values), continuous: values.cornerCurve == .continuous,
      width: placed.frame.width, height: placed.frame.height,
      border: placed.length(1, limit: Double(max(placed.frame.width, placed.frame.height))))
    op.color = (0xFFFF_FFFF as UInt32).scaled(alpha)
    append(op)
  }
}
