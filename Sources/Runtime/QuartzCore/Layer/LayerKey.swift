/// The properties of layers with actions and animations.
package enum LayerKey: String, Sendable, CaseIterable {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
  case opacity, hidden, backgroundColor, borderColor, borderWidth
  case cornerRadius, cornerRadii, maskedCorners, masksToBounds
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsScale
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  case colors, locations, startPoint, endPoint
  case backdropAmount, filter

  /// The kind of change by a new value.
  var change: LayerChanges {
    switch self {
    case .bounds, .position, .anchorPoint, .zPosition, .transform, .sublayerTransform: .geometry
    case .opacity: .opacity
    case .hidden: .visibility
    case .backgroundColor, .borderColor, .borderWidth: .appearance
    case .cornerRadius, .cornerRadii, .maskedCorners, .masksToBounds: .shape
    case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath: .shadow
    case .contents, .contentsRect, .contentsScale: .contents
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase, .colors, .locations, .startPoint, .endPoint, .backdropAmount, .filter:
      .drawing
    }
  }
}

/// The kinds of change to a layer since the last commit.
package struct LayerChanges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Bounds, position, anchor point, z position, transforms.
  package static let geometry = LayerChanges(rawValue: 1 << 0)
  package static let opacity = LayerChanges(rawValue: 1 << 1)
  package static let visibility = LayerChanges(rawValue: 1 << 2)
  /// Background and border.
  package static let appearance = LayerChanges(rawValue: 1 << 3)
  /// Corners and clipping.
  package static let shape = LayerChanges(rawValue: 1 << 4)
  package static let shadow = LayerChanges(rawValue: 1 << 5)
  package static let contents = LayerChanges(rawValue: 1 << 6)
  /// The drawing of shape, gradient and backdrop layers.
  package static let drawing = LayerChanges(rawValue: 1 << 7)
  package static let mask = LayerChanges(rawValue: 1 << 8)
  /// The list of sublayers.
  package static let sublayers = LayerChanges(rawValue: 1 << 9)
  /// An animation changed the visible state, not the model.
  package static let animation = LayerChanges(rawValue: 1 << 10)
}
