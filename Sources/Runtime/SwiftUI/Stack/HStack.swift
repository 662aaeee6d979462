/// Puts views side by side.
public struct HStack<Content> {
  let layout: HStackLayout
  let content: Content
}

extension HStack: View, PrimitiveView, LayoutView where Content: View {
  /// Puts views side by side.
  ///
  /// - Parameters:
  ///   - alignment: The guide that is the same for all of them. The default is the middle.
  ///   - spacing: Points between them; `nil` leaves it to the views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  static func engine(of layout: HStackLayout) -> StackEngine? { layout.engine }
}

/// Puts views side by side.
public struct HStackLayout: Layout {
  /// The guide that is the same for all views.
  public var alignment: VerticalAlignment
  /// Points between the views; `nil` leaves it to them.
  public var spacing: CGFloat?

  /// Puts views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What a stack remembers.
  public struct Cache {
    var engine: StackEngine.Cache
  }

  /// Nothing is interpolated.
  public typealias AnimatableData = EmptyAnimatableData

  /// What is true of every such layout.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var engine: StackEngine {
    StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Makes the cache.
  public func makeCache(subviews: Subviews) -> Cache {
    let engine = engine
    return Evaluation.onMain { Cache(engine: engine.makeCache(subviews.items)) }
  }

  /// Brings the cache up to date with other views or sizes.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    let (engine, cache) = (engine, cache.engine)
    Evaluation.onMain { engine.update(cache, subviews.items) }
  }

  /// The distances to neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let engine = engine
    return Evaluation.onMain { engine.spacing(subviews.items) }
  }

  /// The size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let (engine, cache) = (engine, cache.engine)
    return Evaluation.onMain { engine.size(proposal, subviews.items, cache) }
  }

  /// Places each view.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let (engine, cache) = (engine, cache.engine)
    Evaluation.onMain {
      engine.place(in: bounds, proposal, subviews.items, cache, by: subviews.arranger)
    }
  }

  /// Where a guide of the views inside is.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    let (engine, cache) = (engine, cache.engine)
    return Evaluation.onMain {
      engine.explicitAlignment(guide.key, proposal, subviews.items, cache)
    }
  }

  /// Where a guide of the views inside is.
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
