/// The menus of a table's rows, which a long press opens.
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the press that may begin will show.
  private var pending: UIContextMenuConfiguration?

  init(_ table: UITableView) {
    self.table = table
    super.init()
    table.addInteraction(interaction)
  }

  /// Whether a press opens a menu: the row under it has one.
  var mayBegin: Bool {
    pending = nil
    let place = interaction.press.location(in: table)
    guard !table.isEditing,
      let row = table.mounted.first(where: { $0.cell.frame.contains(place) })
    else { return false }
    pending = table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: row.address.path, point: place)
    interaction.anchor = row.cell.frame
    interaction.lifted = row.cell
    return pending != nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    table.releaseTouchedRow()
    return pending
  }
}
