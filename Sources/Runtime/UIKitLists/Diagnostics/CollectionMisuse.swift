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
    }
  }
}
