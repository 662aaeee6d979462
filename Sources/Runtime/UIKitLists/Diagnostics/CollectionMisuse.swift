/// The misuses of collection views and their layouts.
package enum CollectionMisuse: MisuseCase {
  case notOverridden(AnyObject)
  case emptyGroup
  case cellClass(AnyClass, identifier: String)
  case viewClass(AnyClass, kind: String, identifier: String)
  case unregisteredCell(String)
  case unregisteredView(String, identifier: String)
  case noSupplementaryView(String, section: Int, by: AnyObject)
  case unregisteredDecoration(String)
  case missingItem(IndexPath, action: String, of: AnyObject, sections: Int, items: Int)
  case inconsistentUpdate(String)
  case contentConfiguration(Any)
  case dequeuedAndNotReturned(AnyObject)
  case dequeuedUnasked(String)
  case layoutWhileDequeued(AnyObject)
  case registrationInProvider
  case itemTooLong(AnyObject, IndexPath, edge: String, length: CGFloat, room: CGFloat)

  package var sentence: String {
    switch self {
    case .notOverridden(let controller):
      "\(typeOf: controller) has items but does not override collectionView(_:cellForItemAt:), "
        + "so plain cells are used; override it and return a cell."
    case .emptyGroup:
      "NSCollectionLayoutGroup has no subitems, so its section is empty; pass at least one item."
    case .cellClass(let type, let identifier):
      "\(type) was registered for the cell identifier \"\(identifier)\" but is no "
        + "UICollectionViewCell, so it is ignored; register a subclass of UICollectionViewCell."
    case .viewClass(let type, let kind, let identifier):
      "\(type) was registered for the identifier \"\(identifier)\" of kind \(kind) but is no "
        + "UICollectionReusableView, so it is ignored; register a subclass of "
        + "UICollectionReusableView."
    case .unregisteredCell(let identifier):
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
        + "\(identifier), so a plain cell is used; register a class with "
        + "register(_:forCellWithReuseIdentifier:)."
    case .unregisteredView(let kind, let identifier):
      "could not dequeue a view of kind: \(kind) with identifier \(identifier), so an empty view "
        + "is used; register a class with "
        + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)."
    case .noSupplementaryView(let kind, let section, let source):
      "The layout has a view of kind \(kind) in section \(section), but \(typeOf: source) "
        + "returns none, so an empty view is shown; implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)."
    case .unregisteredDecoration(let kind):
      "The layout has a decoration view of kind \(kind) without a registered class, so it is "
        + "left out; call register(_:forDecorationViewOfKind:) on the layout."
    case .missingItem(let path, let action, let collection, let sections, let items):
      "\(typeOf: collection) cannot \(action) item \(path.item) of section \(path.section), "
        + "because it has \(sections) sections and \(items) items in that section, so nothing is "
        + "changed; pass an index path of its data."
    case .inconsistentUpdate(let mismatch):
      "\(mismatch), so the data is reloaded; change the data source in the same way as the "
        + "collection view, inside the update."
    case .contentConfiguration(let configuration):
      "UIListContentView cannot show a \(typeOf: configuration), so its configuration is "
        + "unchanged; set a UIListContentConfiguration, or call makeContentView()."
    case .dequeuedAndNotReturned(let view):
      "A \(typeOf: view) was dequeued for a request that returned another view, so it is not "
        + "shown; dequeue one view for each request and return it."
    case .dequeuedUnasked(let identifier):
      "A view of \"\(identifier)\" was dequeued outside of the data source's methods, so it is "
        + "never shown; call cellForItem(at:) for a visible cell."
    case .layoutWhileDequeued(let view):
      "Layout of a collection view was requested between dequeuing a \(typeOf: view) and returning "
        + "it, so it is not performed; return the view first."
    case .registrationInProvider:
      "A registration was created inside of a cell provider, so its cells are never reused; create "
        + "it once, before the provider."
    case .itemTooLong(let layout, let path, let edge, let length, let room):
      "The \(edge) of item \(path.item) of section \(path.section) is \(length) points in a "
        + "\(typeOf: layout) with room for \(room), so the item leaves the collection view; return at most "
        + "its \(edge) less the insets of the section and of the content."
    }
  }

  package var exception: String? {
    switch self {
    case .unregisteredCell, .unregisteredView, .noSupplementaryView, .inconsistentUpdate,
      .dequeuedAndNotReturned, .dequeuedUnasked, .layoutWhileDequeued, .registrationInProvider:
      "NSInternalInconsistencyException"
    case .missingItem:
      "NSRangeException"
    default: nil
    }
  }
}
