/// The source views of zoom transitions, by their identities.
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

/// Identifies the source view of a zoom transition.
struct ZoomSourceModifier {
  let key: ZoomSources.Key
}

extension ZoomSourceModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    node.context.host.updater.zoomSources[key] = view
  }
}

/// Sets a zoom transition of the view's controller.
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

/// A type that defines the transition of a page or a presentation.
public protocol NavigationTransition {
  /// The source of a zoom transition; `nil` for the default transition.
  nonisolated var _source: _ZoomSource? { get }
}

/// The source view of a zoom transition.
public struct _ZoomSource {
  let key: ZoomSources.Key
}

/// The default navigation transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public var _source: _ZoomSource? { nil }
}

/// A navigation transition that zooms from and to a source view.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: _ZoomSource
  nonisolated public var _source: _ZoomSource? { source }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition that zooms from and to a source view. The source is identified by
  /// ``SwiftUICore/View/matchedTransitionSource(id:in:)``; without it the transition slides.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      source: _ZoomSource(key: .init(id: AnyHashable(sourceID), namespace: namespace)))
  }
}

extension View {
  /// Identifies the view as the source of a zoom transition.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(ZoomSourceModifier(key: .init(id: AnyHashable(id), namespace: namespace)))
  }

  /// Sets the transition of the page or presentation with this view.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(ZoomTransitionModifier(key: style._source?.key))
  }
}
