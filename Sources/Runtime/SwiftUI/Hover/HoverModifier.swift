/// What a pointer over a view does.
public enum HoverPhase: Equatable, Sendable {
  /// It is there, at a point of the view.
  case active(CGPoint)
  /// It left.
  case ended
}

/// Calls a closure when a pointer comes over a view, moves over it, or leaves it.
struct HoverModifier {
  let action: (HoverPhase) -> Void
  let space: CoordinateSpace
}

extension HoverModifier: ViewModifier, EffectModifier {
  static func makeView() -> HoverView { HoverView(frame: .zero) }

  func update(_ view: HoverView, in node: Node) {
    view.action = action
    view.place = { [weak node, weak view, space] in node?.convert($0, to: space, in: view) ?? $0 }
  }
}

/// A group that hears of pointers inside its bounds, whether a view is there or not.
final class HoverView: GroupView {
  var action: ((HoverPhase) -> Void)?
  /// A place in the window as one in the space that `action` is told of.
  var place: ((CGPoint) -> CGPoint)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self] recognizer in self?.pointerDidMove(recognizer) }
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { nil }

  private func pointerDidMove(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      let point = recognizer.location(in: nil)
      action?(.active(place?(point) ?? point))
    case .ended, .cancelled, .failed: action?(.ended)
    case .possible: break
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard PointerTracker.isSearching, !isHidden, alpha > 0.01, bounds.contains(point) else {
      return nil
    }
    return self
  }
}

extension View {
  /// Calls `action` when a pointer comes over the view or leaves it. A finger is no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverChangeModifier(action: action))
  }

  /// Calls `action` when a pointer comes over the view, moves over it, or leaves it.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the places that are told: the view's own, the window's, or a named one
  ///     of a view around.
  ///   - action: Is given what the pointer does.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action, space: coordinateSpace.coordinateSpace))
  }

  /// Calls `action` when a pointer comes over the view, moves over it, or leaves it, with places in
  /// a space of coordinates.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action, space: coordinateSpace))
  }
}

/// Calls a closure when a pointer comes or leaves.
private struct HoverChangeModifier {
  let action: (Bool) -> Void
  @State var state = HoverState()
}

extension HoverChangeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      HoverModifier(
        action: { phase in
          let isOver = phase != .ended
          guard isOver != state.isOver else { return }
          state.isOver = isOver
          action(isOver)
        }, space: .local))
  }
}

/// Whether a pointer is over a view.
@MainActor
private final class HoverState {
  var isOver = false

  nonisolated init() {}
}
