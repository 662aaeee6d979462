/// A change of how a view is drawn, which takes no part in layout.
public protocol VisualEffect: Animatable, Sendable {
  /// Adds the effect to a look.
  nonisolated func _apply(to look: inout _VisualLook)
}

/// How a view of some size is drawn.
public struct _VisualLook: Equatable, Sendable {
  let size: CGSize
  /// About the middle of the view.
  var transform = CGAffineTransform.identity
  var alpha = 1.0
  var filter = LayerFilter.identity

  init(size: CGSize) {
    self.size = size
  }

  /// Transforms what there is about a point in shares of the size.
  mutating func add(_ new: CGAffineTransform, about anchor: UnitPoint = .center) {
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    transform =
      transform
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(new)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Changes the colours that there are.
  mutating func add(_ new: LayerFilter) {
    filter = filter.followed(by: new)
  }

  /// A look between this one at 0 and another at 1.
  func mixed(with other: _VisualLook, by share: Double) -> _VisualLook {
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
  func show(in view: UIView) {
    if view.transform != transform { view.transform = transform }
    if view.alpha != alpha { view.alpha = alpha }
    let new = filter == .identity ? nil : filter
    if view.layer.contentFilter != new { view.layer.contentFilter = new }
  }
}

extension LayerFilter {
  /// This filter and then another.
  func followed(by next: LayerFilter) -> LayerFilter {
    func row(_ new: SIMD4<Double>) -> SIMD4<Double> {
      red * new.x + green * new.y + blue * new.z + SIMD4(0, 0, 0, new.w)
    }
    return LayerFilter(
      blurRadius: (blurRadius * blurRadius + next.blurRadius * next.blurRadius).squareRoot(),
      red: row(next.red), green: row(next.green), blue: row(next.blue))
  }
}

/// The effect that changes nothing, from which others are made.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
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

  /// Draws the view moved, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { $0.add(CGAffineTransform(translationX: x, y: y)) }
  }

  /// Draws the view moved, in points.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view scaled about a point of it.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view scaled about a point of it.
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view scaled about a point of it.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then { $0.add(CGAffineTransform(scaleX: x, y: y), about: anchor) }
  }

  /// Draws the view turned about a point of it.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then { $0.add(CGAffineTransform(rotationAngle: angle.radians), about: anchor) }
  }

  /// Draws the view transformed about its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then { $0.add(transform, about: .topLeading) }
  }

  /// Makes the view as a whole transparent: 0 invisible, 1 as it is.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
    then { $0.alpha *= min(max(opacity, 0), 1) }
  }

  /// Blurs the view by a radius in points. An opaque view counts as any other here.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { $0.add(LayerFilter(blurRadius: radius)) }
  }

  /// Makes the view brighter: 0 as it is, 1 white, -1 black.
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
    then { $0.add(.linear(gain: 1, offset: amount)) }
  }

  /// Makes the differences between colours larger: 1 as it is, 0 grey.
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
    then { $0.add(.linear(gain: amount, offset: 0.5 - 0.5 * amount)) }
  }

  /// Makes colours stronger: 1 as they are, 0 grey.
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
    then { $0.add(.saturation(amount)) }
  }

  /// Makes colours grey: 0 as they are, 1 wholly grey.
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
    then { $0.add(.saturation(1 - amount)) }
  }

  /// Turns the hues of the view's colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then { $0.add(.hue(angle)) }
  }
}
