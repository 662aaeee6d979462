/// A view that a collection view reuses: a cell, a supplementary view or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view. The layout sets the frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view for a decoder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view for a collection view that knows the class by name; calls the subclass's
  /// `init(frame:)`, which need not be `required` for that.
  public required convenience init(_dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// The identifier with which the view is dequeued.
  open internal(set) var reuseIdentifier: String?

  /// Resets a view before it is reused. Overrides call `super`.
  open func prepareForReuse() {}

  /// Applies new layout attributes to the view. The default does nothing; the frame and the other
  /// values that every view has are applied by the collection view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to those of the layout. The default asks for the
  /// size that fits along the axes that the layout left open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let open = layoutAttributes.sizesItself
    guard !open.isEmpty,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let fitted = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: open.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: open.contains(.vertical) ? .fittingSizeLevel : .required)
    if open.contains(.horizontal), fitted.width > 0 { preferred.size.width = fitted.width }
    if open.contains(.vertical), fitted.height > 0 { preferred.size.height = fitted.height }
    return preferred
  }

  /// The key under which the collection view shows the view.
  var element: CollectionElement?
  /// The name of the reuse pool that the view returns to.
  var poolName: String?
}
