/// The visible properties of a layer as one value: the model of a layer, or its state with
/// animations at a moment.
package struct LayerProperties {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var opacity: Float = 1
  package var isHidden = false
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var cornerCurve = CALayerCornerCurve.circular
  package var maskedCorners = CACornerMask.all
  package var contents: CGImage?
  package var contentsScale: CGFloat = 1
  package var contentsGravity = CALayerContentsGravity.resize
  /// The blend mode of the layer and its sublayers with the content below.
  package var blending = CGBlendMode.normal
  /// Indicates whether sublayers are not blended with content below the layer.
  package var isolatesBlending = false
  /// Indicates whether a layer without corner radii is a capsule.
  package var isCapsule = false
  /// Transform, border, shadow and backdrop; `nil` while all have their defaults.
  var decoration: LayerDecoration?
  /// The properties that few layers set; `nil` while all have their defaults.
  var rare: RareLayerProperties?

  package init() {}

  /// The radii of the rounded corners, before they are limited to the bounds.
  package var effectiveCornerRadii: CornerRadii {
    if let cornerRadii { return cornerRadii }
    guard cornerRadius > 0 else {
      return isCapsule ? CornerRadii(min(bounds.width, bounds.height) / 2) : .zero
    }
    return CornerRadii(
      topLeft: maskedCorners.contains(.layerMinXMinYCorner) ? cornerRadius : 0,
      topRight: maskedCorners.contains(.layerMaxXMinYCorner) ? cornerRadius : 0,
      bottomRight: maskedCorners.contains(.layerMaxXMaxYCorner) ? cornerRadius : 0,
      bottomLeft: maskedCorners.contains(.layerMinXMaxYCorner) ? cornerRadius : 0)
  }

  /// The transform from the layer's coordinates to its superlayer's, without the superlayer's
  /// `sublayerTransform`.
  package var transformToSuperlayer: CGAffineTransform {
    let anchorX = bounds.origin.x + bounds.size.width * anchorPoint.x
    let anchorY = bounds.origin.y + bounds.size.height * anchorPoint.y
    if decoration == nil || transform == CATransform3DIdentity {
      return CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: position.x - anchorX, ty: position.y - anchorY)
    }
    let t = transform.planar
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d,
      tx: position.x + t.tx - anchorX * t.a - anchorY * t.c,
      ty: position.y + t.ty - anchorX * t.b - anchorY * t.d)
  }

  /// The transform from the coordinates of sublayers to the layer's own.
  package var transformForSublayers: CGAffineTransform? {
    guard rare != nil, sublayerTransform != CATransform3DIdentity else { return nil }
    let anchorX = bounds.origin.x + bounds.size.width * anchorPoint.x
    let anchorY = bounds.origin.y + bounds.size.height * anchorPoint.y
    return CGAffineTransform(translationX: -anchorX, y: -anchorY)
      .concatenating(sublayerTransform.planar)
      .concatenating(CGAffineTransform(translationX: anchorX, y: anchorY))
  }

  /// The bounding rectangle of the transformed bounds in the superlayer.
  package var frame: CGRect {
    if decoration == nil || transform == CATransform3DIdentity {
      return CGRect(
        x: position.x - bounds.size.width * anchorPoint.x,
        y: position.y - bounds.size.height * anchorPoint.y,
        width: bounds.size.width, height: bounds.size.height)
    }
    return bounds.applying(transformToSuperlayer)
  }
}

/// The properties of a shape layer's drawing.
package struct ShapeProperties: Equatable {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor.black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat] = []
}

/// The properties of a gradient layer's drawing.
package struct GradientProperties: Equatable {
  package var colors: [CGColor] = []
  package var locations: [CGFloat] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}
