/// A transition without animation: views are inserted and removed immediately.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The properties of the transition, which has no motion.
  public static let properties = TransitionProperties(hasMotion: false)
  public var _isIdentity: Bool { true }
}

/// A transition that fades views in and out.
public struct OpacityTransition: Transition {
  /// Creates a fade.
  public init() {}

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The properties of the transition, which has no motion.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// A transition that scales views.
public struct ScaleTransition: Transition {
  /// The scale of a view outside the hierarchy.
  public var scale: Double
  /// The anchor of the scaling.
  public var anchor: UnitPoint

  /// Creates a transition that scales about an anchor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that moves views by an offset.
public struct OffsetTransition: Transition {
  /// The offset in points.
  public var offset: CGSize

  /// Creates a transition with an offset.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves views from and to an edge, by their own size.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates a transition with an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, share: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that inserts views from the leading edge and removes them to the trailing edge.
public struct SlideTransition: Transition {
  /// Creates a slide.
  public init() {}

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: .trailing, share: phase.value))
  }
}

/// A transition that inserts views from an edge and removes them to the opposite edge, with a fade.
public struct PushTransition: Transition {
  /// The edge at which views are inserted.
  public var edge: Edge

  /// Creates a transition from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(EdgeShift(edge: edge, share: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition with separate transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of insertions.
  public var insertion: Insertion
  /// The transition of removals.
  public var removal: Removal

  /// Creates a transition from two others.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = phase == .willAppear ? phase : .identity
    let going = phase == .didDisappear ? phase : .identity
    removal.apply(content: insertion.apply(content: content, phase: coming), phase: going)
  }

  /// The properties of the transition, which has motion if one of the two has.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
  public var _isIdentity: Bool { insertion._isIdentity && removal._isIdentity }
  public func _animation(entering: Bool) -> Animation?? {
    entering ? insertion._animation(entering: true) : removal._animation(entering: false)
  }
}

/// A transition between two modifiers: one for views outside the hierarchy, the other for views in
/// it.
struct ModifierTransition<M: ViewModifier>: Transition {
  let active: M
  let identity: M

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Moves a view towards an edge by a fraction of its own size.
struct EdgeShift: UnaryLayoutModifier {
  let edge: Edge
  let share: Double

  func measure(_ content: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    content.size(proposal)
  }

  func place(
    _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let origin =
      switch edge {
      case .top: CGPoint(x: 0, y: -size.height * share)
      case .bottom: CGPoint(x: 0, y: size.height * share)
      case .leading: CGPoint(x: -size.width * share, y: 0)
      case .trailing: CGPoint(x: size.width * share, y: 0)
      }
    return (origin, proposal)
  }

  func explicitAlignment(
    _ key: AlignmentKey, _ content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, in: size)
  }
}
