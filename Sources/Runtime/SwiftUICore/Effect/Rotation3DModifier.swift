/// Rotates the rendering of a view about an axis in space.
struct Rotation3DModifier {
  var angle: Angle
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
}

extension Rotation3DModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    apply(to: view)
  }

  func place(_ view: GroupView, in node: Node) {
    apply(to: view)
  }

  /// UIKit's rotation is about the centre: for another anchor, a translation is added.
  @MainActor
  private func apply(to view: GroupView) {
    let size = view.bounds.size
    let length = max(size.width, size.height)
    var transform = CATransform3DIdentity
    if angle.radians != 0, axis != .zero, length > 0 {
      let offset = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
      // The distance of the eye is the view's length divided by the perspective. tunable: by eye
      var projection = CATransform3DIdentity
      projection.m34 = -perspective / length
      transform = CATransform3DMakeTranslation(-offset.x, -offset.y, -anchorZ)
      transform = CATransform3DConcat(
        transform, CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z))
      transform = CATransform3DConcat(
        transform, CATransform3DMakeTranslation(0, 0, anchorZ))
      transform = CATransform3DConcat(transform, projection)
      transform = CATransform3DConcat(
        transform, CATransform3DMakeTranslation(offset.x, offset.y, 0))
    }
    guard view.transform3D != transform else { return }
    // The values themselves are already animated.
    UIView.performWithoutAnimation { view.transform3D = transform }
  }
}

extension Rotation3DModifier: Animatable {
  var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.radians, AnimatablePair(anchorZ, perspective)) }
    set {
      angle = .radians(newValue.first)
      (anchorZ, perspective) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension View {
  /// Rotates the view's rendering in three dimensions, with perspective.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The axis of the rotation; a zero vector means no rotation.
  ///   - anchor: The point of the view on the axis.
  ///   - anchorZ: The distance in points of the axis in front of the view.
  ///   - perspective: The strength of the perspective; 0 for none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DModifier(
        angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
}
