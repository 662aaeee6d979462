/// Where a cell or another view of a collection stands and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Creates attributes of nothing in particular.
  public required override init() { super.init() }

  /// Creates attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a view beside the items, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a view that belongs to the layout, such as a background.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The item, or the section of a header, footer or background.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What kind of view it is.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Which supplementary or decoration view; `nil` for cells.
  open private(set) var representedElementKind: String?

  /// The rectangle in the collection, in points, without the transform.
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
  /// The middle in the collection, in points.
  open var center = CGPoint.zero
  /// The size in points.
  open var size = CGSize.zero
  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// A transform about the middle. The default is the identity.
  open var transform = CGAffineTransform.identity
  /// How opaque it is, 0…1. The default is 1.
  open var alpha: CGFloat = 1
  /// Views with larger numbers stand in front. The default is 0.
  open var zIndex = 0
  /// Whether it is left out. The default is `false`.
  open var isHidden = false

  /// Makes attributes with the same values. Overrides call `super` and copy what they add.
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
    other.alpha = alpha
    other.zIndex = zIndex
    other.isHidden = isHidden
    other.sizesItself = sizesItself
    return other
  }

  /// Whether the view may choose its own size.
  package var sizesItself: UIAxis = []
}
