/// The frame and look of a cell, supplementary view or decoration view of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Creates attributes of no view in particular.
  public required override init() { super.init() }

  /// Creates attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a decoration view, such as a background.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The index path of the item, or of the section of a header, footer or background.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; `nil` for cells.
  open private(set) var representedElementKind: String?

  /// The frame in the collection view's coordinates, in points, without the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The centre in the collection view's coordinates, in points.
  open var center = CGPoint.zero
  /// The size in points.
  open var size = CGSize.zero
  /// The bounds of the view.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform about the centre. The default is the identity.
  open var transform = CGAffineTransform.identity {
    didSet { transformInSpace = nil }
  }
  /// The transform in three dimensions about the centre. The default is the identity. Setting it
  /// sets ``transform`` to its part in the plane.
  open var transform3D: CATransform3D {
    get { transformInSpace ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      transformInSpace = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// The transform, if it is not in the plane.
  package private(set) var transformInSpace: CATransform3D?

  /// The opacity of the view, 0…1. The default is 1.
  open var alpha: CGFloat = 1
  /// The stacking order: views with larger numbers are in front. The default is 0.
  open var zIndex = 0
  /// A Boolean value that indicates whether the view is hidden. The default is `false`.
  open var isHidden = false

  /// Returns attributes with the same values. Overrides call `super` and copy what they add.
  open override func copy() -> Any {
    // Attributes are made, changed and copied on the main thread.
    let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated { made = original.duplicate() }
    return made
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let other = type(of: self).init()
    other.indexPath = indexPath
    other.representedElementCategory = representedElementCategory
    other.representedElementKind = representedElementKind
    other.center = center
    other.size = size
    other.transform = transform
    other.transformInSpace = transformInSpace
    other.alpha = alpha
    other.zIndex = zIndex
    other.isHidden = isHidden
    other.sizesItself = sizesItself
    return other
  }

  /// The axes along which the view may choose its own size.
  package var sizesItself: UIAxis = []
}
