@_spi(Core) import SwiftUICore

/// The sections and rows of a list, as a table view's data source needs them.
@MainActor
struct ListModel {
  /// The identity of a row across updates.
  enum Key: Hashable {
    case item(ObjectIdentifier)
    case element(run: ObjectIdentifier, id: AnyHashable)
  }

  struct Section {
    let id: ObjectIdentifier?
    var header: [LayoutItem] = []
    var footer: [LayoutItem] = []
    var rows: [LazyCell] = []
    var keys: [Key] = []
  }

  var sections: [Section] = []

  init() {}

  init(_ items: [LayoutItem]) {
    items.forEachCell { cell, role in
      if sections.isEmpty || sections[sections.count - 1].id != role.section {
        sections.append(Section(id: role.section))
      }
      let last = sections.count - 1
      switch role.kind {
      case .header: if let item = cell.item { sections[last].header.append(item) }
      case .footer: if let item = cell.item { sections[last].footer.append(item) }
      case .row:
        sections[last].rows.append(cell)
        sections[last].keys.append(Self.key(of: cell))
      }
    }
  }

  private static func key(of cell: LazyCell) -> Key {
    // The first row of an element keeps its identity when its other rows are inserted or removed.
    if let run = cell.run, let source = run.source,
      cell.element.map({ $0.items.first === cell.item }) ?? true
    {
      return .element(run: ObjectIdentifier(run), id: source.id(at: cell.index))
    }
    return cell.item.map { .item(ObjectIdentifier($0)) }
      ?? .element(run: ObjectIdentifier(Self.self), id: cell.index)
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  subscript(path: IndexPath) -> LazyCell { sections[path.section].rows[path.row] }
}
