/// The misuses of diffable data sources and their snapshots.
package enum SnapshotMisuse: MisuseCase {
  case noSections
  case unknownSection(Any, caller: String)
  case unknownItem(Any, caller: String)
  case duplicateItems(Int, of: Int)
  case duplicateSection(Any)
  case noRowCell(IndexPath, by: AnyObject)
  case noItemCell(IndexPath, by: AnyObject)
  case noSupplementaryView(String, section: Int, by: AnyObject)

  package var sentence: String {
    switch self {
    case .noSections:
      "appendItems(_:toSection:) was called on a snapshot without sections, so nothing is added; "
        + "append a section first."
    case .unknownSection(let section, let caller):
      "\(caller) was called with the section \(section), which is not in the snapshot, so "
        + "nothing is changed; append it first."
    case .unknownItem(let item, let caller):
      "\(caller) was called with the item \(item), which is not in the snapshot, so nothing is "
        + "changed; append it first."
    case .duplicateItems(let count, let total):
      "\(count) of \(total) items were added to a snapshot that contains them already, so they "
        + "are left out; use unique identifiers."
    case .duplicateSection(let section):
      "The section \(section) was added to a snapshot that contains it already, so it keeps its "
        + "position; use unique identifiers."
    case .noRowCell(let path, let source):
      "The cell provider of \(typeOf: source) returned nil for row \(path.row) of section "
        + "\(path.section), so a plain cell is used; return a cell for every item."
    case .noItemCell(let path, let source):
      "The cell provider of \(typeOf: source) returned nil for item \(path.item) of section "
        + "\(path.section), so a plain cell is used; return a cell for every item."
    case .noSupplementaryView(let kind, let section, let source):
      "The layout has a view of kind \(kind) in section \(section), but \(typeOf: source) "
        + "returns none, so an empty view is shown; set supplementaryViewProvider."
    }
  }

  package var exception: String? { "NSInternalInconsistencyException" }
}
