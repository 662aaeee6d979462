/// An effect on the rendering of a view that does not affect the layout.
public protocol VisualEffect: Animatable, Sendable {
  /// Adds the effect to an appearance.
  nonisolated func _apply(to look: inout _VisualLook)
}

/// The transform, opacity and filters with which a view of some size is drawn.
public struct _VisualLook: Equatable, Sendable {
  let size: CGSize
  /// The transform about the centre of the view.
  var transform = CGAffineTransform.identity
  package var alpha = 1.0
  var filter = LayerFilter.identity

  package init(size: CGSize) {
    self.size = size
  }

  /// Adds a transform about an anchor in fractions of the size.
  package mutating func add(_ new: CGAffineTransform, about anchor: UnitPoint = .center) {
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    transform =
      transform
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(new)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Adds a colour filter.
  mutating func add(_ new: LayerFilter) {
    filter = filter.followed(by: new)
  }

  /// Interpolates between this appearance at 0 and another at 1.
  package func mixed(with other: _VisualLook, by share: Double) -> _VisualLook {
    guard share > 0 else { return self }
    guard share < 1 else { return other }
    var look = self
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    let (a, b) = (transform, other.transform)
    look.transform = CGAffineTransform(
      a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d),
      tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty))
    look.alpha += (other.alpha - alpha) * share
    let (from, to) = (filter, other.filter)
    look.filter = LayerFilter(
      blurRadius: mix(from.blurRadius, to.blurRadius),
      red: from.red + (to.red - from.red) * share,
      green: from.green + (to.green - from.green) * share,
      blue: from.blue + (to.blue - from.blue) * share)
    return look
  }

  @MainActor
  package func show(in view: UIView) {
    if view.transform != transform { view.transform = transform }
    if view.alpha != alpha { view.alpha = alpha }
    let new = filter == .identity ? nil : filter
    if view.layer.contentFilter != new { view.layer.contentFilter = new }
  }
}

extension LayerFilter {
  /// Returns this filter followed by another.
  func followed(by next: LayerFilter) -> LayerFilter {
    func row(_ new: SIMD4<Double>) -> SIMD4<Double> {
      red * new.x + green * new.y + blue * new.z + SIMD4(0, 0, 0, new.w)
    }
    return LayerFilter(
      blurRadius: (blurRadius * blurRadius + next.blurRadius * next.blurRadius).squareRoot(),
      red: row(next.red), green: row(next.green), blue: row(next.blue))
  }
}

/// A visual effect without a change, as the base of other effects.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the base effect.
  nonisolated public init() {}
  nonisolated public func _apply(to look: inout _VisualLook) {}
}

private struct VisualStep<Base: VisualEffect>: VisualEffect {
  let base: Base
  let step: @Sendable (inout _VisualLook) -> Void

  nonisolated func _apply(to look: inout _VisualLook) {
    base._apply(to: &look)
    step(&look)
  }
}

extension VisualEffect {
  nonisolated private func then(
    _ step: @escaping @Sendable (inout _VisualLook) -> Void
  ) -> some VisualEffect {
    VisualStep(base: self, step: step)
  }

  /// Offsets the view's rendering, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { $0.add(CGAffineTransform(translationX: x, y: y)) }
  }

  /// Offsets the view's rendering, in points.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the view's rendering about an anchor.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view's rendering about an anchor.
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the view's rendering about an anchor.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then { $0.add(CGAffineTransform(scaleX: x, y: y), about: anchor) }
  }

  /// Rotates the view's rendering about an anchor.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then { $0.add(CGAffineTransform(rotationAngle: angle.radians), about: anchor) }
  }

  /// Applies an affine transform to the view's rendering, about its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then { $0.add(transform, about: .topLeading) }
  }

  /// Sets the opacity of the view as a whole: 0 for transparent, 1 for opaque.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
    then { $0.alpha *= min(max(opacity, 0), 1) }
  }

  /// Applies a blur with a radius in points. `opaque` has no effect here.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { $0.add(LayerFilter(blurRadius: radius)) }
  }

  /// Brightens the view by an amount: 0 for no change, 1 for white, -1 for black.
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
    then { $0.add(.linear(gain: 1, offset: amount)) }
  }

  /// Multiplies the contrast of the view: 1 for no change, 0 for grey.
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
    then { $0.add(.linear(gain: amount, offset: 0.5 - 0.5 * amount)) }
  }

  /// Multiplies the saturation of the view: 1 for no change, 0 for grey.
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
    then { $0.add(.saturation(amount)) }
  }

  /// Applies a greyscale effect: 0 for no change, 1 for entirely grey.
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
    then { $0.add(.saturation(1 - amount)) }
  }

  /// Rotates the hues of the view.
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then { $0.add(.hue(angle)) }
  }
}
