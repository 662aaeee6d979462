/// An abstract base class of objects that compute the layout attributes of the views in a
/// collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout for a decoder.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that uses the layout.
  open private(set) weak var collectionView: UICollectionView?

  /// The class of the layout attributes. The default is `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Prepares the layout before attributes are requested. The default does nothing.
  open func prepare() {}

  /// The size of the content, in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all views in a rectangle of the content. The default is `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of an item. The default is `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view. The default is `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view. The default is `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether the layout must be computed again for new bounds. The default is `true` for
  /// another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.placedSize != newBounds.size } ?? false
  }
  /// Returns whether the layout must be computed again because a view prefers other attributes. The
  /// default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of an invalidation for new bounds: one of ``invalidationContextClass``.
  /// Overrides call `super`.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let made = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (made ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Invalidates the layout, so that it is computed again before the next frame.
  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Invalidates the parts of the layout that a context names. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Returns the offset at which scrolling stops after the user lifts the finger. The default is
  /// the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the offset of the content after an update. The default is the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the attributes from which an inserted item animates. The default is its final frame,
  /// transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }
  /// Returns the attributes to which a deleted item animates. The default is `nil`: its last frame,
  /// transparent.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of the decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  package private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Indicates whether frames depend on the content offset, as those of pinned headers do.
  package var dependsOnOffset: Bool { false }

  /// Returns the corners and separators of an item in a list.
  package func listPlace(of path: IndexPath) -> CollectionListPlace? { nil }

  /// Stores a size that a view chose; returns whether that changes the layout.
  package func adopt(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
    false
  }

  /// Returns the card around the rows of a section that is an inset grouped list.
  package func listCard(of section: Int) -> CGRect? { nil }

  /// Carries the sizes of items over to their index paths after an update.
  package func follow(_ mapping: ListMapping) {}

  package func attach(to view: UICollectionView?) { collectionView = view }

  /// Scrolls an item into view inside a section that scrolls horizontally.
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

/// The place of a row in its list: the corners that the card rounds, and whether a separator
/// follows.
package struct CollectionListPlace: Equatable {
  var place = CellPlace()
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var isHeader = false
  /// The separator configuration that the client set.
  var separators: UIListSeparatorConfiguration?
}
