/// Called with what shows of a section, the offset, and what the layout's sections are told.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A cell, header or the like that shows, to be changed in place and look.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// What is in front of what.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// Its middle in the collection, in points.
  var center: CGPoint { get set }
  /// Its size, in points, at zero.
  var bounds: CGRect { get }
  /// Its transform.
  var transform: CGAffineTransform { get set }
  /// The kind of a header or the like; empty for cells.
  var name: String { get }
  /// The item, or the section of a header.
  var indexPath: IndexPath { get }
  /// Its rectangle in the collection, in points, without the transform.
  var frame: CGRect { get }
  /// What kind of view it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Which supplementary view; `nil` for cells.
  var representedElementKind: String? { get }
}

/// Attributes under the eyes of a section's handler.
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
