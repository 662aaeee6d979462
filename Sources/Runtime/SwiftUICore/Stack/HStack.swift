/// A container with its subviews side by side.
public struct HStack<Content> {
  package let layout: HStackLayout
  package let content: Content
}

extension HStack: View, PrimitiveView, LayoutView where Content: View {
  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views are aligned. The default is the centre.
  ///   - spacing: The spacing in points between them; `nil` for the views' preferred distances.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  package static func engine(of layout: HStackLayout) -> StackEngine? { layout.engine }
}

/// A layout that places its subviews side by side.
public struct HStackLayout: Layout {
  /// The guide at which the views are aligned.
  public var alignment: VerticalAlignment
  /// The spacing in points between the views; `nil` for the views' preferred distances.
  public var spacing: CGFloat?

  /// Creates a horizontal layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The cache of a stack.
  public struct Cache {
    var engine: StackEngine.Cache
  }

  /// No animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// The properties of all layouts of this type.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var engine: StackEngine {
    StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> Cache {
    let engine = engine
    return Evaluation.onMain { Cache(engine: engine.makeCache(subviews.items)) }
  }

  /// Updates the cache after views or sizes changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    let (engine, cache) = (engine, cache.engine)
    Evaluation.onMain { engine.update(cache, subviews.items) }
  }

  /// Returns the preferred distances to adjacent views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let engine = engine
    return Evaluation.onMain { engine.spacing(subviews.items) }
  }

  /// Returns the size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let (engine, cache) = (engine, cache.engine)
    return Evaluation.onMain { engine.size(proposal, subviews.items, cache) }
  }

  /// Places each subview.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let (engine, cache) = (engine, cache.engine)
    Evaluation.onMain {
      engine.place(in: bounds, proposal, subviews.items, cache, by: subviews.arranger)
    }
  }

  /// Returns the position of an alignment guide, determined from the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let (engine, cache) = (engine, cache.engine)
    return Evaluation.onMain {
      engine.explicitAlignment(guide.key, proposal, subviews.items, cache)
    }
  }

  /// Returns the position of an alignment guide, determined from the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let (engine, cache) = (engine, cache.engine)
    return Evaluation.onMain {
      engine.explicitAlignment(guide.key, proposal, subviews.items, cache)
    }
  }
}
