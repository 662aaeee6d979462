/// A container that arranges views in rows, with columns of the width of their widest view.
public struct Grid<Content> {
  package let layout: GridLayout
  package let content: Content
}

extension Grid: View, PrimitiveView, LayoutView where Content: View {
  /// Creates a grid, whose columns contain the views of each ``GridRow``. A view outside of a row
  /// takes a row of its own, across all columns.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells. The default is the centre.
  ///   - horizontalSpacing: The spacing in points between columns; `nil` for the system's default.
  ///   - verticalSpacing: The spacing in points between rows; `nil` for the system's default.
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

/// A layout that arranges views in rows, with columns of the width of their widest view.
public struct GridLayout: Layout {
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The spacing in points between columns; `nil` for the system's default.
  public var horizontalSpacing: CGFloat?
  /// The spacing in points between rows; `nil` for the system's default.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// No animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// No cache.
  public typealias Cache = Void

  private var gaps: CGSize {
    CGSize(
      width: horizontalSpacing ?? ViewSpacing.standard,
      height: verticalSpacing ?? ViewSpacing.standard)
  }

  /// Returns the size for a proposal, in points.
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
