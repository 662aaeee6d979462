/// Rotates and scales the rendering of a view.
struct TransformModifier {
  var angle = Angle.zero
  var scale = CGSize(width: 1, height: 1)
  let anchor: UnitPoint
}

extension TransformModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    apply(to: view, in: node)
  }

  func place(_ view: GroupView, in node: Node) {
    apply(to: view, in: node)
  }

  /// UIKit's rotation is about the centre: for another anchor, a translation is added.
  @MainActor
  private func apply(to view: GroupView, in node: Node) {
    let offset = CGPoint(
      x: (anchor.x - 0.5) * view.bounds.width, y: (anchor.y - 0.5) * view.bounds.height)
    let transform = CGAffineTransform(translationX: offset.x, y: offset.y)
      .rotated(by: angle.radians)
      .scaledBy(x: scale.width, y: scale.height)
      .translatedBy(x: -offset.x, y: -offset.y)
    guard view.transform != transform else { return }
    // The values themselves are already animated.
    UIView.performWithoutAnimation { view.transform = transform }
  }
}

/// The angle itself is interpolated: a full rotation is animated although it ends where it began.
extension TransformModifier: Animatable {
  var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.radians, AnimatablePair(scale.width, scale.height)) }
    set {
      angle = .radians(newValue.first)
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

extension View {
  /// Rotates the view's rendering about an anchor.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(TransformModifier(angle: angle, anchor: anchor))
  }

  /// Scales the view's rendering about an anchor.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(scale: scale, anchor: anchor))
  }

  /// Scales the view's rendering about an anchor.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view's rendering about an anchor.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
