/// What has menus on its rows or items: a table, a collection.
@MainActor
protocol ItemMenuSource: UIScrollView {
  /// What a press at a point opens; `nil` for nothing.
  func menuTarget(at place: CGPoint) -> ItemMenuTarget?
  /// The touch on an item has opened a menu.
  func itemTouchBecameMenu()
  func highlightPreview(of target: ItemMenuTarget) -> UITargetedPreview?
  func dismissalPreview(of target: ItemMenuTarget) -> UITargetedPreview?
  func previewTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// What a press on an item opens.
@MainActor
struct ItemMenuTarget {
  let configuration: UIContextMenuConfiguration
  /// The item pressed; `nil` beside the items.
  let path: IndexPath?
  /// What the menu stands beside, in points of the source.
  let anchor: CGRect
  /// What is lifted.
  let cell: UIView?
}

/// The menus of items, which a long press opens.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let source: any ItemMenuSource
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the press that may begin will show, then what shows.
  private var target: ItemMenuTarget?

  init(_ source: any ItemMenuSource) {
    self.source = source
    super.init()
    source.addInteraction(interaction)
  }

  /// Whether a press opens a menu: the item under it has one, or the ground has.
  var mayBegin: Bool {
    target = source.menuTarget(at: interaction.press.location(in: source))
    guard let target else { return false }
    interaction.anchor = target.anchor
    interaction.lifted = target.cell
    return true
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    source.itemTouchBecameMenu()
    return target?.configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    target.flatMap { source.highlightPreview(of: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    target.flatMap { source.dismissalPreview(of: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { source.previewTapped(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { source.menuWillDisplay(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { source.menuWillEnd(configuration, animator) }
}
