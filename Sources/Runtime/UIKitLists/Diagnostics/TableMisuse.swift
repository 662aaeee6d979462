/// The misuses of table views.
package enum TableMisuse: MisuseCase {
  case notOverridden(AnyObject)
  case cellInUse(IndexPath)
  case endWithoutBegin(AnyObject)
  case inconsistentUpdate(String)
  case inconsistentMove(String)
  case cellClass(AnyClass, identifier: String)
  case headerFooterClass(AnyClass, identifier: String)
  case unregisteredCell(String)
  case missingRow(IndexPath, action: String, of: AnyObject, sections: Int, rows: Int)
  case layoutOutsideWindow(AnyObject)
  case ambiguousHeight(AnyObject, IndexPath)

  package var sentence: String {
    switch self {
    case .notOverridden(let controller):
      "\(typeOf: controller) has rows but does not override tableView(_:cellForRowAt:), so plain "
        + "cells are used; override it and return a cell."
    case .cellInUse(let path):
      "The data source returned a cell for row \(path.row) of section \(path.section) that "
        + "displays another row, so a plain cell is used; dequeue a cell for every row."
    case .endWithoutBegin(let table):
      "\(typeOf: table).endUpdates() was called without beginUpdates(), so it is ignored; call "
        + "them in pairs, or use performBatchUpdates(_:completion:)."
    case .inconsistentUpdate(let mismatch):
      "\(mismatch), so the data is reloaded; change the data source in the same way as the table "
        + "view, inside the update."
    case .inconsistentMove(let mismatch):
      "\(mismatch), so the data is reloaded; move the row in the data source in "
        + "tableView(_:moveRowAt:to:)."
    case .cellClass(let type, let identifier):
      "\(type) was registered for the cell identifier \"\(identifier)\" but is no "
        + "UITableViewCell, so it is ignored; register a subclass of UITableViewCell."
    case .headerFooterClass(let type, let identifier):
      "\(type) was registered for the header and footer identifier \"\(identifier)\" but is no "
        + "UITableViewHeaderFooterView, so it is ignored; register a subclass of "
        + "UITableViewHeaderFooterView."
    case .unregisteredCell(let identifier):
      "unable to dequeue a cell with identifier \(identifier), so a plain cell is used; register "
        + "a class with register(_:forCellReuseIdentifier:)."
    case .missingRow(let path, let action, let table, let sections, let rows):
      "\(typeOf: table) cannot \(action) row \(path.row) of section \(path.section), because it "
        + "has \(sections) sections and \(rows) rows in that section, so nothing is changed; pass "
        + "an index path of its data."
    case .layoutOutsideWindow(let table):
      "\(typeOf: table) was laid out before it was in a window, so its cells are created without "
        + "their final traits and sizes; call layoutIfNeeded() when it is in a window."
    case .ambiguousHeight(let cell, let path):
      "The constraints of \(typeOf: cell) in row \(path.row) of section \(path.section) give its content "
        + "view no height, so the row has the standard height; connect its views to the top and the "
        + "bottom of the content view, or return a height."
    }
  }

  package var exception: String? {
    switch self {
    case .inconsistentUpdate, .unregisteredCell:
      "NSInternalInconsistencyException"
    case .missingRow:
      "NSRangeException"
    default: nil
    }
  }
}
