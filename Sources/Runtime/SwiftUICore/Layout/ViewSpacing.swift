/// The preferred distances of a view to adjacent views, in points.
public struct ViewSpacing: Sendable {
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?

  /// Distances of zero.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
    return spacing
  }()

  /// The default distance between views in points (widely reported).
  package static let standard: CGFloat = 8

  /// Creates the system's default distances.
  public init() {}

  /// Replaces the distances at some edges by the larger ones of both spacings.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a else { return b }
      return max(a, b ?? a)
    }
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// Returns the spacing with the larger distances of both at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (a, b) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (a, b) {
    case (nil, nil): return Self.standard
    case (let a?, nil): return a == 0 ? 0 : max(a, Self.standard)
    case (nil, let b?): return b == 0 ? 0 : max(b, Self.standard)
    case (let a?, let b?): return max(a, b)
    }
  }
}
