extension SheetCover {
  /// The opacity that a sheet's own dimming has behind this cover: both together look like the
  /// stronger of the two alone (S1.47).
  ///
  /// - Parameter dim: The opacity of the sheet's own dimming without a cover.
  public func dimAlpha(of dim: Double) -> Double {
    guard frontDim > 0 else { return dim }
    guard frontDim < dim else { return 0 }
    return (dim - frontDim) / (1 - frontDim)
  }
}

extension SheetMachine {
  /// The fraction of the sheet that is in the container: 1 for a sheet that has not slid, 0 for one
  /// that is out of sight.
  public var shownFraction: Double {
    phase == .dismissed ? 0 : layout.shownFraction(position)
  }

  /// Returns the cover that this sheet and everything in front of it are for the sheet below.
  ///
  /// - Parameters:
  ///   - dim: The opacity of this sheet's dimming without a cover.
  ///   - pushBack: How far the sheet below is pushed back, 0 to 1.
  ///   - frontEdge: This sheet's top edge, where the sheet below peeks out above it.
  public func coverForSheetBelow(
    dim: Double, pushBack: Double, frontEdge: Double? = nil
  ) -> SheetCover {
    SheetCover(
      depth: cover.depth + 1, frontDim: dim > cover.frontDim ? dim : cover.frontDim,
      pushBack: pushBack, frontEdge: frontEdge)
  }
}
