/// A type-erased layout. Views keep their identity and state when the wrapped layout changes.
public struct AnyLayout: Layout {
  /// The cache of a type-erased layout.
  public struct Cache {
    fileprivate var box: AnyLayoutBox
    fileprivate var value: Any
  }

  /// No animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  private let box: AnyLayoutBox

  /// Creates a type-erased layout.
  public init<L: Layout>(_ layout: L) {
    box = TypedLayoutBox(layout)
  }

  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(box: box, value: box.makeCache(subviews))
  }

  /// Updates the cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  private func withCache<R>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: (inout Any) -> R
  ) -> R {
    if cache.box !== box { cache = makeCache(subviews: subviews) }
    return body(&cache.value)
  }

  /// Returns the preferred distances to adjacent views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    withCache(&cache, subviews) { box.spacing(subviews, &$0) }
  }

  /// Returns the size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    withCache(&cache, subviews) { box.size(proposal, subviews, &$0) }
  }

  /// Places each subview.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    withCache(&cache, subviews) { box.place(bounds, proposal, subviews, &$0) }
  }

  /// Returns the position of an alignment guide, determined from the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) { box.alignment(guide, bounds, proposal, subviews, &$0) }
  }

  /// Returns the position of an alignment guide, determined from the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) { box.alignment(guide, bounds, proposal, subviews, &$0) }
  }
}

/// A box around a layout of unknown type.
private class AnyLayoutBox {
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize { .zero }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {}
  func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
  func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) {
    self.layout = layout
  }

  private func with<R>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
