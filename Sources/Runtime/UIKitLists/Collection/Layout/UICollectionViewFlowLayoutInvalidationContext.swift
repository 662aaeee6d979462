/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the delegate is asked for sizes and spacing again. The
  /// default is `true`. A flow layout that is computed again always asks.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the frames are computed again. The default is `true`. A
  /// flow layout that is computed again computes all frames.
  open var invalidateFlowLayoutAttributes = true
}
