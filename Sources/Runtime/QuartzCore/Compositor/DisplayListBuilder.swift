import Foundation

/// A builder that converts a tree of layers into a list of drawing steps in device pixels.
///
/// A part of the tree that did not change or move is not traversed: its steps are copied from the
/// previous list.
struct DisplayListBuilder {
  /// The coordinates of a layer's sublayers on the device, and the visible area.
  struct Context: Equatable {
    var scaleX: Double
    var scaleY: Double
    var x: Double
    var y: Double
    var clip: PixelRect
    var eye: Eye?
  }

  var ops: [DrawOp] = []
  private(set) var layersVisited = 0
  private let previous: [DrawOp]
  /// The identifier of the previous list: steps can be copied from `previous` if the layer has
  /// stored its epoch.
  let previousEpoch: UInt64
  private let epoch: UInt64
  let shapes: ShapeCache
  /// Indicates whether layers store the positions of their steps and their changes are reset.
  let isPersistent: Bool
  /// Indicates whether layers cache their bitmaps.
  let keepsPictures: Bool
  /// Indicates whether the layers are drawn as those of the last commit.
  var isCommittedOnly = false
  /// The group to which steps are added.
  var parent = DrawOp.Key()
  /// Indicates whether they are the group's mask.
  var isInMask = false
  /// The stack of the enclosing groups.
  var groupStack: [OuterGroup] = []

  /// The group that contains another one.
  struct OuterGroup {
    var parent: DrawOp.Key
    var isInMask: Bool
  }

  init(
    previous: [DrawOp] = [], previousEpoch: UInt64 = 0, epoch: UInt64 = 0, shapes: ShapeCache,
    isPersistent: Bool, keepsPictures: Bool
  ) {
    self.previous = previous
    self.previousEpoch = previousEpoch
    self.epoch = epoch
    self.shapes = shapes
    self.isPersistent = isPersistent
    self.keepsPictures = keepsPictures
  }

  /// Adds the steps of a layer and its descendants.
  mutating func add(_ layer: CALayer, _ context: Context) {
    let artwork = artwork(of: layer)
    if takeFromPrevious(layer, artwork, context) { return }
    let start = ops.count
    layersVisited += 1
    if isPersistent { followUnit(layer, artwork, context) }
    addLooks(of: layer, artwork, context)
    if isPersistent {
      layer.state.needsRedraw = false
      layer.state.needsRedrawBelow = false
      artwork.place = LayerArtwork.Place(
        epoch: epoch, start: start, count: ops.count - start, context: context, parent: parent,
        isInMask: isInMask)
    }
  }

  private func artwork(of layer: CALayer) -> LayerArtwork {
    guard keepsPictures else { return LayerArtwork() }
    if let artwork = layer.artwork { return artwork }
    let artwork = LayerArtwork()
    layer.artwork = artwork
    return artwork
  }

  private mutating func takeFromPrevious(
    _ layer: CALayer, _ artwork: LayerArtwork, _ context: Context
  ) -> Bool {
    guard isPersistent, !layer.state.needsRedraw, !layer.state.needsRedrawBelow,
      let place = artwork.place, place.context == context, place.parent == parent,
      place.isInMask == isInMask, place.epoch == previousEpoch,
      place.start + place.count <= previous.count
    else { return false }
    // Sublayers keep their old positions; they are found again only through this one.
    let start = ops.count
    ops.append(contentsOf: previous[place.start..<place.start + place.count])
    artwork.place?.epoch = epoch
    artwork.place?.start = start
    return true
  }

  private mutating func addLooks(
    of layer: CALayer, _ artwork: LayerArtwork, _ context: Context
  ) {
    let values = layer.presented
    var isHidden = values.isHidden
    if isCommittedOnly {
      guard layer.state.isCommitted || isInMask else { return }
      if layer.state.changes.contains(.visibility) { isHidden.toggle() }
    }
    guard !isHidden, values.opacity > 0, !context.clip.isEmpty, !layer.isTurnedAway(values) else {
      artwork.dropPictures()
      return
    }
    if let projection = values.projection(context.eye) {
      addProjected(of: layer, values, projection, artwork, context)
      return
    }
    let t = values.transformToSuperlayer
    guard t.isFinite else { return }
    guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else {
      addTurned(of: layer, values, t, artwork, context)
      return
    }
    addStraight(layer, values, t, artwork, context)
  }

  /// Adds a layer without rotation.
  mutating func addStraight(
    _ layer: CALayer, _ values: LayerProperties, _ t: CGAffineTransform, _ artwork: LayerArtwork,
    _ context: Context
  ) {
    let placed = Placed(values, t, context)
    if let filter = values.filter, filter != .identity {
      addFiltered(filter, of: layer, values, t, artwork, placed, context)
      return
    }
    let alpha = UInt8((min(max(Double(values.opacity), 0), 1) * 255).rounded())
    guard alpha > 0 else { return }
    let group = openGroup(layer, values, alpha: alpha)
    let isPlain = !(layer is CATransformLayer)
    if isPlain, values.shadowOpacity > 0 { addShadow(of: layer, values, artwork, placed, context) }
    let mask =
      layer.maskLayer == nil ? nil : open(.mask, layer, DrawOp.Part.mask, rect: .empty)
    addBody(of: layer, values, artwork, placed, context, isPlain: isPlain)
    if let mask, let maskLayer = layer.maskLayer {
      ops[mask].contentCount = ops.count - mask - 1
      let wasInMask = isInMask
      isInMask = true
      add(maskLayer, placed.inside(clip: context.clip))
      isInMask = wasInMask
      close(mask)
    }
    if let group { close(group) }
  }

  mutating func addBody(
    of layer: CALayer, _ values: LayerProperties, _ artwork: LayerArtwork, _ placed: Placed,
    _ context: Context, isPlain: Bool
  ) {
    let visible = placed.frame.intersection(context.clip)
    let radii = placed.radii(values)
    let rounding =
      radii.isZero || placed.frame.isEmpty
      ? nil
      : shapes.rounded(
        radii, continuous: values.cornerCurve == .continuous,
        width: placed.frame.width, height: placed.frame.height)
    var clipGroup: Int?
    if values.masksToBounds, let rounding, !visible.isEmpty {
      clipGroup = open(.clip, layer, DrawOp.Part.clip, rect: visible)
      if let clipGroup {
        ops[clipGroup].slice = rounding
        ops[clipGroup].frame = placed.frame
        ops[clipGroup].extent = placed.frame
      }
    }
    if let unit = artwork.unit?.bitmap {
      addUnit(unit, layer, placed, visible)
    } else {
      addInside(
        of: layer, values, artwork, placed, context, visible, isPlain: isPlain,
        rounding: clipGroup == nil ? rounding : nil)
    }
    if let clipGroup { close(clipGroup) }
    if isPlain, values.borderWidth > 0, !visible.isEmpty, let color = values.borderColor,
      color.alpha > 0
    {
      var op = DrawOp(
        .slice, DrawOp.Key(layer: layer.id, part: DrawOp.Part.border), extent: placed.frame,
        clip: visible, frame: placed.frame)
      op.slice = shapes.border(
        radii, continuous: values.cornerCurve == .continuous,
        width: placed.frame.width, height: placed.frame.height,
        border: placed.length(
          values.borderWidth, limit: Double(max(placed.frame.width, placed.frame.height))))
      op.color = color.premultipliedPixel
      append(op)
    }
  }

  /// Adds background, pictures and sublayers.
  mutating func addInside(
    of layer: CALayer, _ values: LayerProperties, _ artwork: LayerArtwork, _ placed: Placed,
    _ context: Context, _ visible: PixelRect, isPlain: Bool, rounding: NineSlice?
  ) {
    if let look = values.backdrop, !visible.isEmpty {
      addBackdrop(look, of: layer, values, placed, visible, rounding: rounding)
    }
    if isPlain, !visible.isEmpty {
      addBackground(of: layer, values, placed, visible, rounding: rounding)
    }
    let clip = values.masksToBounds ? visible : context.clip
    if isPlain {
      addPictures(of: layer, values, artwork, placed, clip: clip, rounding: rounding)
    }
    let inner = placed.inside(clip: clip)
    if !inner.clip.isEmpty { addChildren(of: layer, values, inner) }
  }

  private mutating func addChildren(
    of layer: CALayer, _ values: LayerProperties, _ inner: Context
  ) {
    if layer.children.isEmpty { return }
    guard let extra = values.transformForSublayers else {
      for child in layer.childrenByDepth { add(child, inner) }
      return
    }
    guard extra.b == 0, extra.c == 0, extra.a > 0, extra.d > 0 else {
      Misuse.report(LayerMisuse.sublayerTransformInSpace)
      for child in layer.childrenByDepth { add(child, inner) }
      return
    }
    var moved = inner
    moved.eye = values.eye
    moved.x += inner.scaleX * extra.tx
    moved.y += inner.scaleY * extra.ty
    moved.scaleX *= extra.a
    moved.scaleY *= extra.d
    for child in layer.childrenByDepth { add(child, moved) }
  }

  private mutating func addBackground(
    of layer: CALayer, _ values: LayerProperties, _ placed: Placed, _ visible: PixelRect,
    rounding: NineSlice?
  ) {
    guard let color = values.backgroundColor, color.alpha > 0 else { return }
    let key = DrawOp.Key(layer: layer.id, part: DrawOp.Part.background)
    var op = DrawOp(
      rounding == nil ? .fill : .slice, key, extent: placed.frame, clip: visible,
      frame: rounding == nil ? .empty : placed.frame)
    op.slice = rounding
    op.color = color.premultipliedPixel
    append(op)
  }
}

extension CGAffineTransform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
