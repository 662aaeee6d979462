/// Decides where the items of a collection stand. Subclasses say how.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout for a decoder.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that uses the layout.
  open private(set) weak var collectionView: UICollectionView?

  /// The class of the attributes. The default is `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Works out the layout, before it is asked. The default does nothing.
  open func prepare() {}

  /// The size of the content, in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// What stands in a rectangle of the content. The default is `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where an item stands. The default is `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a header or the like stands. The default is `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a background or the like stands. The default is `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether new bounds need another layout. The default is `true` for another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.placedSize != newBounds.size } ?? false
  }
  /// Whether a view's own choice of size needs another layout. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Has the layout worked out again before the next frame.
  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// The same for what a context names. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Where a drag that is let go should end. The default is where it would.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content should stand after an update. The default is where it would.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// How an item that comes looks before. The default is where it will stand, invisible.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }
  /// How an item that goes looks after. The default is `nil`: where it stood, invisible.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Says which class a kind of decoration view is of.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  package private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Whether what stands where depends on the offset: headers that stay in view.
  package var dependsOnOffset: Bool { false }

  /// How a list shows an item, in lists.
  package func listPlace(of path: IndexPath) -> CollectionListPlace? { nil }

  /// Takes a size that a view chose; whether that changes anything.
  package func adopt(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
    false
  }

  /// The card around the rows of a section that is an inset list.
  package func listCard(of section: Int) -> CGRect? { nil }

  /// Keeps what it knows of items through an update.
  package func follow(_ mapping: ListMapping) {}

  package func attach(to view: UICollectionView?) { collectionView = view }

  /// An item is to show: a section that scrolls on its own moves.
  package func bringIntoSight(
    _ path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {}

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    copy.alpha = 0
    return copy
  }
}

/// How a list shows a row: which corners are the card's, whether a line follows.
package struct CollectionListPlace: Equatable {
  var place = CellPlace()
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var isHeader = false
  /// What the client wants the lines to be.
  var separators: UIListSeparatorConfiguration?
}
