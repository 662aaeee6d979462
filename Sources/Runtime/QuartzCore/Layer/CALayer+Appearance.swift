import Foundation

extension CALayer {
  /// Indicates whether the layer is visible from behind: while its transform turns it by more than a
  /// quarter about the x or y axis. Default true. Not animatable.
  public final var isDoubleSided: Bool {
    get { !state.isOneSided }
    set {
      guard newValue == state.isOneSided else { return }
      state.isOneSided = !newValue
      markChanged(.drawing)
    }
  }

  /// Indicates whether the layer shows its back and has none.
  package final func isTurnedAway(_ values: LayerProperties) -> Bool {
    guard state.isOneSided else { return false }
    let outer = parent?.presented.sublayerTransform ?? CATransform3DIdentity
    return CATransform3DConcat(values.transform, outer).m33 < 0
  }

  /// The blending of the layer with the content below: the name of a Core Image filter as
  /// `"multiplyBlendMode"`. `nil`, the default, and other values stand for normal blending.
  public final var compositingFilter: Any? {
    get { extras["compositingFilter"] }
    set {
      extras["compositingFilter"] = newValue
      blending = (newValue as? String).flatMap(CGBlendMode.init(filterName:)) ?? .normal
    }
  }

  /// The filter with which contents are reduced. Stored without effect: contents are always reduced
  /// with all of their pixels. Default `linear`.
  public final var minificationFilter: CALayerContentsFilter {
    get { extras["minificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { extras["minificationFilter"] = newValue }
  }

  /// The anchor point on the z axis, in points. Stored without effect. Default 0.
  public final var anchorPointZ: CGFloat {
    get { extras["anchorPointZ"] as? CGFloat ?? 0 }
    set { extras["anchorPointZ"] = newValue }
  }

  /// Indicates whether the layer and its sublayers fade as a group, as they always do here. Default
  /// true.
  public final var allowsGroupOpacity: Bool {
    get { extras["allowsGroupOpacity"] as? Bool ?? true }
    set { extras["allowsGroupOpacity"] = newValue }
  }
}

extension CGBlendMode {
  /// Creates a mode from the name of a Core Image filter; `nil` for an unknown one.
  fileprivate init?(filterName: String) {
    // "CIMultiplyBlendMode", "multiplyBlendMode" and "multiply" are the same.
    var name = filterName
    if name.hasPrefix("CI") { name = String(name.dropFirst(2)) }
    for suffix in ["BlendMode", "Compositing"] where name.hasSuffix(suffix) {
      name = String(name.dropLast(suffix.count))
    }
    switch name.lowercased() {
    case "multiply": self = .multiply
    case "screen": self = .screen
    case "overlay": self = .overlay
    case "darken": self = .darken
    case "lighten": self = .lighten
    case "colordodge": self = .colorDodge
    case "colorburn": self = .colorBurn
    case "softlight": self = .softLight
    case "hardlight": self = .hardLight
    case "difference": self = .difference
    case "exclusion": self = .exclusion
    case "hue": self = .hue
    case "saturation": self = .saturation
    case "color": self = .color
    case "luminosity": self = .luminosity
    default: return nil
    }
  }
}
