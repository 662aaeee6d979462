@_spi(Core) import SwiftUICore

/// The phases of a hover.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// Calls a closure when a pointer enters, moves over, or leaves a view.
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

/// A group that tracks pointers inside its bounds, whether or not a subview is there.
final class HoverView: GroupView {
  var action: ((HoverPhase) -> Void)?
  /// Converts a point of the window to the coordinate space of `action`.
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
  /// Calls `action` when a pointer enters or leaves the view. A touch is not a pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverChangeModifier(action: action))
  }

  /// Calls `action` when a pointer enters, moves over, or leaves the view.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the locations: the view's own, the window's, or a
  ///     named one of an ancestor.
  ///   - action: A closure that receives the phase.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action, space: coordinateSpace.coordinateSpace))
  }

  /// Calls `action` when a pointer enters, moves over, or leaves the view, with locations in a
  /// coordinate space.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action, space: coordinateSpace))
  }
}

/// Calls a closure when a pointer enters or leaves a view.
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

/// The record of whether a pointer is over a view.
@MainActor
private final class HoverState {
  var isOver = false

  nonisolated init() {}
}
