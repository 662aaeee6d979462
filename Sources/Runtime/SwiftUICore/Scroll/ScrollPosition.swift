/// The semantic position of a scroll view.
public struct ScrollPosition {
  package enum Place: Equatable {
    case unknown
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// The user scrolled there; the identity of the first visible view, if it is known.
    case user(AnyHashable?)
  }

  private(set) var place: Place
  private let idType: Any.Type

  init(_ place: Place, idType: Any.Type) {
    self.place = place
    self.idType = idType
  }

  /// Creates the default position, with a type of view identities.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(.unknown, idType: idType)
  }

  /// Creates the position of a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id), anchor: anchor), idType: ID.self)
  }

  /// Creates the position of an edge, with a type of view identities.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// Creates the position of a point of the content, with a type of view identities.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: idType)
  }

  /// Creates a position along both axes, with a type of view identities.
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = Never.self, x: CGFloat, y: CGFloat
  ) {
    self.init(.point(x: x, y: y), idType: idType)
  }

  /// Creates a position along the horizontal axis, with a type of view identities.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType: idType)
  }

  /// Creates a position along the vertical axis, with a type of view identities.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType: idType)
  }

  /// Scrolls to a view. Without an anchor it scrolls as little as possible.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor: anchor)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }

  /// Scrolls to a position along both axes.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

  /// Scrolls to a position along the horizontal axis.
  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }

  /// Scrolls to a position along the vertical axis.
  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

  /// Indicates whether the user scrolled last.
  public var isPositionedByUser: Bool {
    get {
      if case .user = place { return true }
      return false
    }
    set {
      if newValue != isPositionedByUser { place = newValue ? .user(nil) : .unknown }
    }
  }

  /// The edge that code scrolled to; `nil` after the user scrolled.
  public var edge: Edge? {
    if case .edge(let edge) = place { return edge }
    return nil
  }

  /// The point that code scrolled to; `nil` after the user scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { return CGPoint(x: x, y: y) }
    return nil
  }

  /// The horizontal position that code scrolled to; `nil` after the user scrolled.
  public var x: CGFloat? {
    if case .point(let x, _) = place { return x }
    return nil
  }

  /// The vertical position that code scrolled to; `nil` after the user scrolled.
  public var y: CGFloat? {
    if case .point(_, let y) = place { return y }
    return nil
  }

  /// The identity of the view that code scrolled to, or of the first visible one after the user
  /// scrolled.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _), .user(let id?):
      // Identities of views are sendable, which is not recorded at run time.
      (id.base as? any Hashable).flatMap {
        unsafeBitCast([$0], to: [any Hashable & Sendable].self).first
      }
    default: nil
    }
  }

  /// Returns the identity of the view if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Returns the position after the user scrolled to a view.
  func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
    let isWanted = id.map { Swift.type(of: $0.base) == idType } ?? false
    return ScrollPosition(.user(isWanted ? id : nil), idType: idType)
  }
}

extension ScrollPosition: Equatable {
  /// Returns whether two positions are equal.
  public static func == (a: Self, b: Self) -> Bool { a.place == b.place && a.idType == b.idType }
}

extension ScrollPosition: @unchecked Sendable {}

/// The binding of a scroll view's position.
package enum ScrollPositionLink {
  case id(get: () -> AnyHashable?, set: (AnyHashable?) -> Void, anchor: UnitPoint?)
  case value(Binding<ScrollPosition>, anchor: UnitPoint?)

  /// The requested position.
  package var wanted: ScrollPosition.Place {
    switch self {
    case .id(let get, _, let anchor): get().map { .view($0, anchor: anchor) } ?? .unknown
    case .value(let binding, _): binding.wrappedValue.place
    }
  }

  var anchor: UnitPoint? {
    switch self {
    case .id(_, _, let anchor), .value(_, let anchor): anchor
    }
  }

  /// Reports that the user scrolled to a view; returns the resulting position.
  func report(_ id: AnyHashable?) -> ScrollPosition.Place {
    switch self {
    case .id(_, let set, let anchor):
      guard let id else { return wanted }
      set(id)
      return .view(id, anchor: anchor)
    case .value(let binding, _):
      let new = binding.wrappedValue.scrolledByUser(to: id)
      if binding.wrappedValue != new { binding.wrappedValue = new }
      return new.place
    }
  }
}

extension View {
  /// Associates a scroll view's position with the identity of a view in the layout marked by
  /// `scrollTargetLayout()`: scrolling updates the binding, and the scroll view follows the
  /// binding.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The point at which views are compared and aligned. With `nil` it is the first
  ///     visible view, and the scroll view scrolls as little as possible.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    transformEnvironment(\.scrollPlan) {
      $0.position = .id(
        get: { id.wrappedValue.map { AnyHashable($0) } },
        set: { Self.write($0, to: id) }, anchor: anchor)
    }
  }

  nonisolated private static func write<ID: Hashable>(
    _ new: AnyHashable?, to binding: Binding<ID?>
  ) {
    guard let id = new?.base as? ID, binding.wrappedValue != id else { return }
    binding.wrappedValue = id
  }

  /// Associates a scroll view's position with a binding: scrolling updates the binding, and the
  /// scroll view follows the binding.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The point at which views are compared and aligned.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    transformEnvironment(\.scrollPlan) { $0.position = .value(position, anchor: anchor) }
  }
}
