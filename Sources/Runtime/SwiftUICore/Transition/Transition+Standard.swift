extension Transition where Self == IdentityTransition {
  /// A transition without animation: views are inserted and removed immediately.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades views in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales views from and to zero.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// A transition that scales views about an anchor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// A transition that moves views by an offset.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// A transition that moves views by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// A transition that moves views from and to an edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// A transition that inserts views from the leading edge and removes them to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// A transition that inserts views from an edge and removes them to the opposite edge, with a
  /// fade.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition {
  /// A transition with separate transitions for insertion and removal.
  public static func asymmetric<A: Transition, B: Transition>(
    insertion: A, removal: B
  ) -> AsymmetricTransition<A, B> where Self == AsymmetricTransition<A, B> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
