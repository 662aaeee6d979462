/// The views out of which others grow, by the names that they have for that.
@MainActor
package final class ZoomSources {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct Source {
    weak var view: UIView?
  }

  private var sources: [Key: Source] = [:]

  nonisolated init() {}

  subscript(key: Key) -> UIView? {
    get { sources[key]?.view }
    set { sources[key] = newValue.map { Source(view: $0) } }
  }
}

/// Names a view out of which another grows.
struct ZoomSourceModifier {
  let key: ZoomSources.Key
}

extension ZoomSourceModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    node.context.host.updater.zoomSources[key] = view
  }
}

/// Has the controller of the view grow out of another view.
struct ZoomTransitionModifier: Equatable {
  let key: ZoomSources.Key?
}

extension ZoomTransitionModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ZoomTransitionNode(view, in: inputs)
  }
}

final class ZoomTransitionNode<V: View>: ContentNode<V, ZoomTransitionModifier> {
  override func didMakeContent() {
    apply()
  }

  override func modifierDidChange(from old: ZoomTransitionModifier) {
    if old != view.modifier { apply() }
  }

  private func apply() {
    guard let controller = context.host.controller else { return }
    guard let key = view.modifier.key else {
      controller.preferredTransition = nil
      return
    }
    let sources = context.host.updater.zoomSources
    controller.preferredTransition = .zoom { _ in sources[key] }
  }
}

/// How a page or a presentation comes and goes.
public protocol NavigationTransition {
  /// The view that it grows out of; `nil` is the usual transition.
  nonisolated var _source: _ZoomSource? { get }
}

/// A view that another grows out of.
public struct _ZoomSource {
  let key: ZoomSources.Key
}

/// The usual transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public var _source: _ZoomSource? { nil }
}

/// Grows out of a view and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: _ZoomSource
  nonisolated public var _source: _ZoomSource? { source }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of a view and shrinks back into it. The view has its name from
  /// ``SwiftUICore/View/matchedTransitionSource(id:in:)``; without one the transition slides.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      source: _ZoomSource(key: .init(id: AnyHashable(sourceID), namespace: namespace)))
  }
}

extension View {
  /// Names the view for the transition of what grows out of it.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(ZoomSourceModifier(key: .init(id: AnyHashable(id), namespace: namespace)))
  }

  /// How the page or the presentation that the view is comes and goes.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(ZoomTransitionModifier(key: style._source?.key))
  }
}
