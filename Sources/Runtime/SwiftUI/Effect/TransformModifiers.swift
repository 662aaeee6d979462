/// Turns and scales how a view is drawn.
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

  /// UIKit turns about the middle: another anchor is moved back to where it was.
  @MainActor
  private func apply(to view: GroupView, in node: Node) {
    let offset = CGPoint(
      x: (anchor.x - 0.5) * view.bounds.width, y: (anchor.y - 0.5) * view.bounds.height)
    let transform = CGAffineTransform(translationX: offset.x, y: offset.y)
      .rotated(by: angle.radians)
      .scaledBy(x: scale.width, y: scale.height)
      .translatedBy(x: -offset.x, y: -offset.y)
    guard view.transform != transform else { return }
    // The values themselves are on their way already.
    UIView.performWithoutAnimation { view.transform = transform }
  }
}

/// The angle itself is interpolated: a whole turn is one, although it ends as it began.
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
  /// Draws the view turned about a point of it.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(TransformModifier(angle: angle, anchor: anchor))
  }

  /// Draws the view scaled about a point of it.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled about a point of it.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view scaled about a point of it.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
