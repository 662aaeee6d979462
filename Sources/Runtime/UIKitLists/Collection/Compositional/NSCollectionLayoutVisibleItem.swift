/// A closure that is called with the visible items of a section, the offset and the layout's
/// environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible cell, supplementary view or decoration view of a section, whose place and look can be
/// changed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The stacking order: items with larger numbers are in front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the item is hidden.
  var isHidden: Bool { get set }
  /// The centre in the collection view's coordinates, in points.
  var center: CGPoint { get set }
  /// The bounds, in points, with their origin at zero.
  var bounds: CGRect { get }
  /// The transform of the item.
  var transform: CGAffineTransform { get set }
  /// The kind of a supplementary view; empty for cells.
  var name: String { get }
  /// The index path of the item, or of the section of a supplementary view.
  var indexPath: IndexPath { get }
  /// The frame in the collection view's coordinates, in points, without the transform.
  var frame: CGRect { get }
  /// The category of the view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view; `nil` for cells.
  var representedElementKind: String? { get }
}

/// The visible item that wraps layout attributes for a section's handler.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
