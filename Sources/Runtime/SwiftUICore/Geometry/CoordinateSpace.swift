/// A coordinate space.
public enum CoordinateSpace {
  /// The coordinate space of the window.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of an ancestor that `coordinateSpace(_:)` gave a name.
  case named(AnyHashable)

  /// Indicates whether this is the window's space.
  public var isGlobal: Bool { self == .global }
  /// Indicates whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}
extension CoordinateSpace: @unchecked Sendable {}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the global space.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the local space.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an ancestor, identified by a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  init(_ name: AnyHashable) {
    self.name = name
  }

  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of an ancestor that `coordinateSpace(_:)` gave a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(name))
  }

  /// The coordinate space of the enclosing scroll view: of its visible area, not of its content.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: nil)))
  }

  /// The coordinate space of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

/// The name of every scroll view's space.
struct ScrollSpaceName: Hashable {
  let axis: Axis?
}

/// A view with a named coordinate space.
@MainActor
final class NamedSpace {
  weak var item: LayoutItem?

  nonisolated init() {}
}

enum NamedSpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: NamedSpace] { [:] }
}

extension EnvironmentValues {
  var namedSpaces: [AnyHashable: NamedSpace] {
    get { self[NamedSpacesKey.self] }
    set { self[NamedSpacesKey.self] = newValue }
  }
}

struct NamedSpaceModifier {
  let name: AnyHashable
}

extension NamedSpaceModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    NamedSpaceNode(view, in: inputs)
  }
}

final class NamedSpaceNode<V: View>: WrapperNode<V, NamedSpaceModifier, TraitItem> {
  private let space = NamedSpace()
  private var scope: EnvironmentScope?

  override func contentInputs() -> NodeInputs {
    let scope = EnvironmentScope(inside: context.environment, transform: transform)
    self.scope = scope
    return NodeInputs(context: context.with(environment: scope), parent: self)
  }

  private var transform: (inout EnvironmentValues) -> Void {
    let (name, space) = (view.modifier.name, space)
    return { $0.namedSpaces[name] = space }
  }

  override func modifierDidChange(from old: NamedSpaceModifier) {
    if old.name != view.modifier.name { scope?.set(transform: transform) }
  }

  override func makeItem(around content: LayoutItem) -> TraitItem {
    let item = TraitItem(content, node: self)
    if space.item == nil { space.item = item }
    return item
  }
}

extension LayoutItem {
  /// The origin of a coordinate space in the window; `nil` if no ancestor has the name.
  func windowOrigin(of space: CoordinateSpace) -> CGPoint? {
    windowFrame(of: space)?.origin
  }

  /// The rectangle in the window that a coordinate space belongs to.
  func windowFrame(of space: CoordinateSpace) -> CGRect? {
    switch space {
    case .global: return node.context.container.anchorView.window?.bounds ?? .zero
    case .local: return globalFrame
    case .named(let name):
      if let scroll = name.base as? ScrollSpaceName { return windowFrame(ofScroll: scroll.axis) }
      return node.context.environment.values.namedSpaces[name]?.item?.globalFrame
    }
  }

  private func windowFrame(ofScroll axis: Axis?) -> CGRect? {
    var scroll = enclosingScroll
    while let candidate = scroll {
      if axis.map({ candidate.scrollAxes.contains($0 == .vertical ? .vertical : .horizontal) })
        ?? true
      {
        return candidate.globalFrame
      }
      scroll = candidate.enclosingScroll
    }
    return nil
  }

  /// Notifies an item of the scrolling of all enclosing scroll views.
  func follow(with follower: any ScrollFollower) {
    var scroll = enclosingScroll
    while let candidate = scroll {
      candidate.add(follower: follower)
      scroll = candidate.enclosingScroll
    }
  }
}

extension Node {
  /// Converts a point from the window to a coordinate space.
  ///
  /// - Parameter view: The view of the node, whose space is the local one.
  package func convert(_ point: CGPoint, to space: CoordinateSpace, in view: UIView?) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return view?.convert(point, from: nil) ?? point
    case .named:
      var items: [LayoutItem] = []
      appendItems(to: &items)
      guard let origin = items.first?.windowOrigin(of: space) else { return point }
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
  }
}

extension View {
  /// Assigns a name to the view's coordinate space, for its descendants.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NamedSpaceModifier(name: name.name))
  }

  /// Assigns a name to the view's coordinate space, for its descendants.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(NamedSpaceModifier(name: AnyHashable(name)))
  }
}
