/// A space of coordinates.
public enum CoordinateSpace {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of the view around which `coordinateSpace(_:)` gave the name to.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}
extension CoordinateSpace: @unchecked Sendable {}

/// A space of coordinates by its type.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the window's space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the view's own space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view around, known by a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  init(_ name: AnyHashable) {
    self.name = name
  }

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the view around which `coordinateSpace(_:)` gave a name to.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(name))
  }

  /// That of the scroll view around: of what shows, not of the content.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: nil)))
  }

  /// That of the next scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

/// The name of every scroll view's space.
struct ScrollSpaceName: Hashable {
  let axis: Axis?
}

/// The view that gave its space a name.
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
  /// Where a space of coordinates begins in the window; `nil` if no view around has the name.
  func windowOrigin(of space: CoordinateSpace) -> CGPoint? {
    windowFrame(of: space)?.origin
  }

  /// The rectangle in the window that a space of coordinates belongs to.
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

  /// Has an item told of the movement of all scroll views around it.
  func follow(with follower: any ScrollFollower) {
    var scroll = enclosingScroll
    while let candidate = scroll {
      candidate.add(follower: follower)
      scroll = candidate.enclosingScroll
    }
  }
}

extension Node {
  /// A place in the window as one in a space of coordinates.
  ///
  /// - Parameter view: What shows the node: its own space is the local one.
  func convert(_ point: CGPoint, to space: CoordinateSpace, in view: UIView?) -> CGPoint {
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
  /// Gives the view's space of coordinates a name for the views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NamedSpaceModifier(name: name.name))
  }

  /// Gives the view's space of coordinates a name for the views inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(NamedSpaceModifier(name: AnyHashable(name)))
  }
}
