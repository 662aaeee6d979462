/// A type that arranges a collection of subviews.
public protocol Layout: Animatable {
  /// The type of the cache, which persists across calls.
  associatedtype Cache = Void
  /// The collection of subviews.
  typealias Subviews = LayoutSubviews

  /// The properties of all layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the subviews changed. The default creates the cache again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the preferred distances to adjacent views. The default is the union of the subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places each subview in `bounds`. A subview that is not placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of an alignment guide in `bounds`; `nil` if the subviews determine it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of an alignment guide in `bounds`; `nil` if the subviews determine it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Arranges the views of `content` with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutRoot(layout: self, content: content())
  }
}

/// The properties of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its views; `nil` if there is none.
  public var stackOrientation: Axis?

  /// Creates properties without an axis.
  public init() {}
}
