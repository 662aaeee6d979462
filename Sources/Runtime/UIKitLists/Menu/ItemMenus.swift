/// A container with context menus for its items: a table or a collection.
@MainActor
package protocol ItemMenuSource: UIScrollView {
  /// Returns the target of a press at a point; `nil` for none.
  func menuTarget(at place: CGPoint) -> ItemMenuTarget?
  /// Notifies the source that the touch on an item opened a menu.
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

/// The target of a press: the item and the configuration of its menu.
@MainActor
package struct ItemMenuTarget {
  package let configuration: UIContextMenuConfiguration
  /// The pressed item; `nil` for the background.
  package let path: IndexPath?
  /// The rectangle beside which the menu is shown, in points of the source.
  let anchor: CGRect
  /// The cell that the menu lifts.
  let cell: UIView?

  package init(
    configuration: UIContextMenuConfiguration, path: IndexPath?, anchor: CGRect, cell: UIView?
  ) {
    self.configuration = configuration
    self.path = path
    self.anchor = anchor
    self.cell = cell
  }
}

/// The context menus of items, opened by a long press.
@MainActor
package final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var source: (any ItemMenuSource)?
  package private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The target of the press that may begin, then that of the visible menu.
  private var target: ItemMenuTarget?

  package init(_ source: any ItemMenuSource) {
    self.source = source
    super.init()
    source.addInteraction(interaction)
  }

  /// Indicates whether a press opens a menu: that of the item under it, or that of the background.
  package var mayBegin: Bool {
    guard let source else { return false }
    target = source.menuTarget(at: interaction.press.location(in: source))
    guard let target else { return false }
    interaction.anchor = target.anchor
    interaction.lifted = target.cell
    return true
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    source?.itemTouchBecameMenu()
    return target?.configuration
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    target.flatMap { source?.highlightPreview(of: $0) }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    target.flatMap { source?.dismissalPreview(of: $0) }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { source?.previewTapped(configuration, animator) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { source?.menuWillDisplay(configuration, animator) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { source?.menuWillEnd(configuration, animator) }
}
