/// Puts views in rows whose columns are as wide as their widest view.
public struct Grid<Content> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View, PrimitiveView, LayoutView where Content: View {
  /// Puts the views of each ``GridRow`` in columns. A view that stands in no row takes a row of its
  /// own, across all columns.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand in their cells. The default is the middle.
  ///   - horizontalSpacing: Points between columns; `nil` is the system's distance.
  ///   - verticalSpacing: Points between rows; `nil` is the system's distance.
  ///   - content: The rows.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

/// Puts views in rows whose columns are as wide as their widest view.
public struct GridLayout: Layout {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// Points between columns; `nil` is the system's distance.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` is the system's distance.
  public var verticalSpacing: CGFloat?

  /// Puts views in rows and columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Nothing is interpolated.
  public typealias AnimatableData = EmptyAnimatableData

  /// Nothing is remembered.
  public typealias Cache = Void

  private var gaps: CGSize {
    CGSize(
      width: horizontalSpacing ?? ViewSpacing.standard,
      height: verticalSpacing ?? ViewSpacing.standard)
  }

  /// The size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let (alignment, gaps) = (alignment, gaps)
    return Evaluation.onMain {
      GridArrangement(subviews.items, alignment: alignment, gaps: gaps, proposal).size
    }
  }

  /// Places each view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (alignment, gaps) = (alignment, gaps)
    let places = Evaluation.onMain {
      GridArrangement(subviews.items, alignment: alignment, gaps: gaps, proposal).places()
    }
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}
