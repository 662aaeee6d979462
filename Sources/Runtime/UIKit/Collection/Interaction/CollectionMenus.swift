/// The menus of a collection's items, which a long press opens.
@MainActor
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let collection: UICollectionView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the press that may begin will show.
  private var pending: UIContextMenuConfiguration?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
    collection.addInteraction(interaction)
  }

  /// Whether a press opens a menu: the item under it has one, or the ground has.
  var mayBegin: Bool {
    let place = interaction.press.location(in: collection)
    let cell = collection.visibleCells.first {
      $0.bounds.contains($0.convert(place, from: collection))
    }
    let address = cell?.element?.address
    let selection = collection.selection
    let paths =
      address.map { selection.count > 1 && selection.contains($0) ? selection : [$0] } ?? []
    pending = collection.delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: paths.map(\.path), point: place)
    interaction.anchor =
      cell.map { $0.convert($0.bounds, to: collection) }
      ?? CGRect(origin: place, size: .zero)
    interaction.lifted = cell
    return pending != nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    collection.releaseTouched()
    return pending
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(
      collection, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
