/// Views come and go at once.
public struct IdentityTransition: Transition {
  /// No transition.
  public init() {}

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)
  public var _isIdentity: Bool { true }
}

/// Views fade in and out.
public struct OpacityTransition: Transition {
  /// Creates a fade.
  public init() {}

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)
}

/// Views grow when they come and shrink when they go.
public struct ScaleTransition: Transition {
  /// The scale of what is not there.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint

  /// Scales about a point of the view.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Views come and go over an offset.
public struct OffsetTransition: Transition {
  /// Points from where the view is laid out.
  public var offset: CGSize

  /// Moves by an offset.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Views come from an edge and go back to it, by as much as they are large.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Moves from and to an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, share: phase.isIdentity ? 0 : 1))
  }
}

/// Views come from the leading side and go to the trailing side.
public struct SlideTransition: Transition {
  /// Creates a slide.
  public init() {}

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: .trailing, share: phase.value))
  }
}

/// Views come from an edge, fading in, and go to the other, fading out.
public struct PushTransition: Transition {
  /// The edge that views come from.
  public var edge: Edge

  /// Pushes from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(EdgeShift(edge: edge, share: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition for views that come and another for those that go.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// For views that come.
  public var insertion: Insertion
  /// For views that go.
  public var removal: Removal

  /// Joins two transitions.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = phase == .willAppear ? phase : .identity
    let going = phase == .didDisappear ? phase : .identity
    removal.apply(content: insertion.apply(content: content, phase: coming), phase: going)
  }

  /// Whether one of both moves something.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
  public var _isIdentity: Bool { insertion._isIdentity && removal._isIdentity }
  public func _animation(entering: Bool) -> Animation?? {
    entering ? insertion._animation(entering: true) : removal._animation(entering: false)
  }
}

/// One modifier for views that are there and another for those that are not.
struct ModifierTransition<M: ViewModifier>: Transition {
  let active: M
  let identity: M

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Moves a view toward an edge by a share of its own size.
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
