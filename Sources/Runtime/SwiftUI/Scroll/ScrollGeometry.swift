/// The sizes and places of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where what shows begins in the content; bars over the content count as what shows.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room around the content: bars and margins, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Sizes and places.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What the scroll view covers of the content, with what is behind bars.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What shows of the content between bars.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }

  /// As a scroll view of UIKit's has it.
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
  /// The values in words.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

/// What moves a scroll view.
public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is there and may begin to move it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It goes on after a finger let go.
  case decelerating
  /// Code moves it, animated.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The phase in a word.
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

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// Its sizes and places.
  public let geometry: ScrollGeometry
  /// The velocity of what shows across the content, in points a second; `nil` where it is not known.
  public let velocity: CGVector?
}

/// Somebody who wants to know about a scroll view.
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

/// Calls a closure when something about a scroll view's geometry changes.
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
    context.host.updater.actions.append { [weak self] in self?.view.modifier.action(old, new) }
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
    self.context.host.updater.actions.append { [weak self] in
      self?.view.modifier.action(old, new, context)
    }
  }
}

extension View {
  /// Calls `action` with what `transform` finds out about a scroll view, at first and whenever it is
  /// another.
  ///
  /// - Parameters:
  ///   - type: The type of what is found out.
  ///   - transform: Finds it out.
  ///   - action: Is given the old and the new.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls `action` with the old and new phase when something else moves a scroll view.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls `action` with the old and new phase, and what is known, when something else moves a scroll
  /// view.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
