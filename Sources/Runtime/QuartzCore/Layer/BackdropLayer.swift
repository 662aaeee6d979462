/// What a material makes of what lies behind it.
package final class BackdropLook: Equatable, Sendable {
  /// The standard deviation of the blur, in points.
  package let blurRadius: CGFloat
  /// How much of the colour stays: 0 grey, 1 all, more than 1 stronger colours.
  package let saturation: Double
  /// What the colours behind are multiplied by, and what is added to them, red, green and blue.
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

  /// The same with a colour laid over it, red, green and blue.
  package func tinted(_ color: SIMD3<Double>, alpha: Double) -> BackdropLook {
    BackdropLook(
      blurRadius: blurRadius, saturation: saturation, gain: gain * (1 - alpha),
      offset: offset * (1 - alpha) + color * alpha)
  }
}

/// A layer through which what lies behind it is seen, blurred and with other colours, inside of its
/// bounds and its round corners. In a layer that is rotated it shows nothing.
package final class BackdropLayer: CALayer {
  /// What is made of what lies behind; `nil` for nothing. Changes at once.
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

  /// Whether the ends are round while there are no corner radii. Default false.
  package var roundsAsCapsule: Bool {
    get { properties.isCapsule }
    set {
      guard newValue != properties.isCapsule else { return }
      properties.isCapsule = newValue
      markChanged(.shape)
    }
  }

  /// How much of the look is seen: 0 nothing, 1 all. Default 1. Can be animated.
  package var amount: CGFloat {
    get { properties.backdropAmount }
    set {
      if newValue != amount { change(.backdropAmount) { $0.backdropAmount = newValue } }
    }
  }
}
