/// What of a layout is to be worked out again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context for everything.
  public required override init() { super.init() }

  /// Whether everything is to be worked out again.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items to be worked out again.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// By how much the offset changes with the layout, in points. The default is zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content's size changes, in points. The default is zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Marks items as to be worked out again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
