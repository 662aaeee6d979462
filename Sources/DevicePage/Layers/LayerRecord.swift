import QuartzCore

/// The state of a layer that the page has.
struct LayerRecord {
  /// The superlayer's number; the layer itself for the root.
  var parent: UInt64
  var values: LayerProperties
  var flags: LayerFlags
  var children: [UInt64]
  var mask: MaskRecord?
  /// The projection of its plane in its superlayer, if in perspective.
  var projection: Projection?
  /// The numbers of its pictures, 0 for none.
  var contents: UInt32 = 0
  var drawing: UInt32 = 0
  var animations: [AnimationRecord] = []
}

/// The state of a mask that the page has.
enum MaskRecord: Equatable {
  case path(CGPath)
  case picture(UInt32, CGRect)

  var bitmap: UInt32 {
    if case .picture(let id, _) = self { return id }
    return 0
  }
}

extension LayerFlags {
  init(_ layer: CALayer, _ values: LayerProperties) {
    self = []
    if values.isHidden || layer.isTurnedAway(values) { insert(.hidden) }
    if values.masksToBounds { insert(.clips) }
    if values.cornerCurve == .continuous { insert(.continuousCorners) }
    if layer is CATransformLayer { insert(.onlyTransforms) }
    if values.magnificationFilter == .nearest { insert(.nearest) }
  }
}

extension LayerProperties {
  /// The opacity in 255 steps, as it is displayed.
  var opacityByte: UInt8 { UInt8((min(max(Double(opacity), 0), 1) * 255).rounded()) }

  /// The filter, unless it is the identity.
  var shownFilter: LayerFilter? { filter == .identity ? nil : filter }

  var isShadowless: Bool { shadowOpacity <= 0 || shadowColor == nil }

  /// Returns the fields in which the layer differs from the page's state of it.
  func difference(from old: LayerProperties) -> LayerFields {
    var fields: LayerFields = []
    if position != old.position { fields.insert(.position) }
    if bounds.size != old.bounds.size { fields.insert(.size) }
    if bounds.origin != old.bounds.origin { fields.insert(.origin) }
    if anchorPoint != old.anchorPoint { fields.insert(.anchor) }
    if transform != old.transform { fields.insert(.transform) }
    if opacityByte != old.opacityByte { fields.insert(.opacity) }
    if backgroundColor != old.backgroundColor { fields.insert(.background) }
    if effectiveCornerRadii != old.effectiveCornerRadii { fields.insert(.radii) }
    if borderWidth != old.borderWidth || (borderWidth > 0 && borderColor != old.borderColor) {
      fields.insert(.border)
    }
    if differsInShadow(from: old) { fields.insert(.shadow) }
    if differsInContents(from: old) { fields.insert(.contents) }
    if gradient != old.gradient { fields.insert(.gradient) }
    if backdrop != old.backdrop || backdropAmount != old.backdropAmount
      || backdropRing != old.backdropRing
    {
      fields.insert(.backdrop)
    }
    if sublayerTransform != old.sublayerTransform { fields.insert(.sublayerTransform) }
    if shownFilter != old.shownFilter { fields.insert(.filter) }
    if blending != old.blending || isolatesBlending != old.isolatesBlending {
      fields.insert(.blending)
    }
    return fields
  }

  private func differsInShadow(from old: LayerProperties) -> Bool {
    if isShadowless && old.isShadowless { return false }
    return shadowOpacity != old.shadowOpacity || shadowColor != old.shadowColor
      || shadowOffset != old.shadowOffset || shadowRadius != old.shadowRadius
      || shadowPath != old.shadowPath
  }

  private func differsInContents(from old: LayerProperties) -> Bool {
    if contents !== old.contents { return true }
    guard contents != nil else { return false }
    return contentsRect != old.contentsRect || contentsScale != old.contentsScale
      || contentsGravity != old.contentsGravity
  }
}
