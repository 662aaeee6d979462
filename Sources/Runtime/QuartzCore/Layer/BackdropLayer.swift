/// The effect of a material on its background.
package final class BackdropLook: Equatable, Sendable {
  /// The standard deviation of the blur, in points.
  package let blurRadius: CGFloat
  /// The saturation of the colours: 0 for grey, 1 for unchanged, above 1 for stronger colours.
  package let saturation: Double
  /// The factor of the background's colours, and the offset added to red, green and blue.
  package let gain: Double
  package let offset: SIMD3<Double>

  package init(
    blurRadius: CGFloat, saturation: Double = 1, gain: Double = 1, offset: SIMD3<Double> = .zero
  ) {
    self.blurRadius = max(0, blurRadius)
    self.saturation = saturation
    self.gain = gain
    self.offset = offset
  }

  package static func == (lhs: BackdropLook, rhs: BackdropLook) -> Bool {
    lhs === rhs
      || (lhs.blurRadius == rhs.blurRadius && lhs.saturation == rhs.saturation
        && lhs.gain == rhs.gain && lhs.offset == rhs.offset)
  }

  /// Returns the effect with a colour over it, red, green and blue.
  package func tinted(_ color: SIMD3<Double>, alpha: Double) -> BackdropLook {
    BackdropLook(
      blurRadius: blurRadius, saturation: saturation, gain: gain * (1 - alpha),
      offset: offset * (1 - alpha) + color * alpha)
  }
}

/// A layer that shows its background, blurred and with transformed colours, inside its bounds and
/// its rounded corners. In a rotated layer it shows nothing.
package final class BackdropLayer: CALayer {
  /// The effect on the background; `nil` for none. Changes are not animated.
  package var look: BackdropLook? {
    get { properties.backdrop }
    set {
      guard newValue != properties.backdrop else { return }
      properties.backdrop = newValue
      markChanged(.drawing)
    }
  }

  /// The opacity of a white line of one point along the edge. Default 0.
  package var ringOpacity: CGFloat {
    get { properties.backdropRing }
    set {
      guard newValue != properties.backdropRing else { return }
      properties.backdropRing = newValue
      markChanged(.drawing)
    }
  }

  /// Indicates whether a layer without corner radii is a capsule. Default false.
  package var roundsAsCapsule: Bool {
    get { properties.isCapsule }
    set {
      guard newValue != properties.isCapsule else { return }
      properties.isCapsule = newValue
      markChanged(.shape)
    }
  }

  /// The fraction of the effect: 0 for none, 1 for all. Default 1. Animatable.
  package var amount: CGFloat {
    get { properties.backdropAmount }
    set {
      if newValue != amount { change(.backdropAmount) { $0.backdropAmount = newValue } }
    }
  }
}
