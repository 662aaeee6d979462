/// The parts of a layout that have to be computed again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that names no particular part.
  public required override init() { super.init() }

  /// A Boolean value that indicates whether the whole layout is invalid.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the data source must be asked for the numbers of
  /// sections and items again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The index paths of the invalid items.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The change of the content offset that comes with the new layout, in points. The default is
  /// zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size that comes with the new layout, in points. The default is zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
