/// A view of a collection that is used again: a cell, a header or a background.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view. The frame is the layout's to choose.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view for a decoder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lets a collection create views of a class it knows by name; calls the subclass's
  /// `init(frame:)`, which need not be `required` for that.
  public required convenience init(_dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// The name under which the view is dequeued again.
  open internal(set) var reuseIdentifier: String?

  /// Brings a view that is used again into its first state. Overrides call `super`.
  open func prepareForReuse() {}

  /// The layout has new attributes for the view. The default takes nothing from them but what every
  /// view has.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes the view would like instead. The default asks for the size that fits along the
  /// axes the layout left open.
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

  /// The key under which the collection shows the view.
  var element: CollectionElement?
  /// The pool the view goes back to.
  var poolName: String?
}
