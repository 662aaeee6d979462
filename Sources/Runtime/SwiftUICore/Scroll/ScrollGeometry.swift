/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The offset of the visible area in the content; areas covered by bars count as visible.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets of the content, from bars and margins, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Creates a geometry from its values.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The bounds of the scroll view in the content, including the areas behind bars.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible area of the content between bars.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }

  /// Creates the geometry of a UIKit scroll view.
  @MainActor
  init(_ view: UIScrollView, isRightToLeft: Bool) {
    let inset = view.adjustedContentInset
    self.init(
      contentOffset: view.contentOffset, contentSize: view.contentSize,
      contentInsets: EdgeInsets(
        top: inset.top, leading: isRightToLeft ? inset.right : inset.left, bottom: inset.bottom,
        trailing: isRightToLeft ? inset.left : inset.right),
      containerSize: view.bounds.size)
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// A textual description of the values.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

/// The phases of a scroll view.
public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// The scroll view is not scrolling.
  case idle
  /// A touch is down and may begin to scroll.
  case tracking
  /// A finger is scrolling the view.
  case interacting
  /// The scroll view decelerates after the finger lifted.
  case decelerating
  /// The scroll view is animating to a position that code set.
  case animating

  /// Indicates whether the scroll view is scrolling.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// A textual description of the phase.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The context of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the visible area across the content, in points per second; `nil` if it is
  /// unknown.
  public let velocity: CGVector?
}

/// An observer of a scroll view.
@MainActor
protocol ScrollObserver: AnyObject {
  func scrollGeometryDidChange(_ geometry: ScrollGeometry, of item: any ScrollingItem)
  func scrollPhaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext)
}

struct WeakScrollObserver {
  weak var observer: (any ScrollObserver)?
}

/// Adds an observer to the scroll view inside.
class ScrollObservingNode<V: View, M: ViewModifier>: ContentNode<V, M>, ScrollObserver {
  private var scope: EnvironmentScope?

  override func contentInputs() -> NodeInputs {
    let observer = WeakScrollObserver(observer: self)
    let scope = EnvironmentScope(inside: context.environment) {
      $0.scrollPlan.observers.append(observer)
    }
    self.scope = scope
    return NodeInputs(context: context.with(environment: scope), parent: self, isListed: isListed)
  }

  func scrollGeometryDidChange(_ geometry: ScrollGeometry, of item: any ScrollingItem) {}

  func scrollPhaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext
  ) {}
}

/// Calls a closure when a value computed from a scroll view's geometry changes.
struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollGeometryNode(view, in: inputs)
  }
}

final class ScrollGeometryNode<V: View, Value: Equatable>: ScrollObservingNode<
  V, ScrollGeometryModifier<Value>
>
{
  private var last: Value?

  override func scrollGeometryDidChange(_ geometry: ScrollGeometry, of item: any ScrollingItem) {
    guard isMounted else { return }
    let new = track { view.modifier.transform(geometry) }
    guard new != last else { return }
    let old = last ?? new
    last = new
    context.host.updater.afterThisUpdate { [weak self] in self?.view.modifier.action(old, new) }
  }
}

/// Calls a closure when the phase of a scroll view changes.
struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollPhaseNode(view, in: inputs)
  }
}

final class ScrollPhaseNode<V: View>: ScrollObservingNode<V, ScrollPhaseModifier> {
  override func scrollPhaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext
  ) {
    self.context.host.updater.afterThisUpdate { [weak self] in
      self?.view.modifier.action(old, new, context)
    }
  }
}

extension View {
  /// Calls `action` with the value that `transform` computes from a scroll view's geometry,
  /// initially and whenever it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value.
  ///   - action: A closure that receives the old and the new value.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls `action` with the old and new phase when the scroll phase changes.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls `action` with the old and new phase and a context when the scroll phase changes.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
