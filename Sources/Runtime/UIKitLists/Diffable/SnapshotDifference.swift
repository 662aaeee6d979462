/// The changes between two snapshots, by index path.
struct SnapshotDifference {
  let mapping: ListMapping
  var reloaded: [RowAddress] = []
  var reconfigured: [RowAddress] = []
  var isEmpty: Bool

  /// Computes the difference in time linear in the number of items, as identifiers say which item
  /// is which.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var places: [Item: RowAddress] = [:]
    places.reserveCapacity(old.numberOfItems)
    var oldSections: [Section: Int] = [:]
    for (section, content) in old.content.enumerated() {
      oldSections[content.key] = section
      for (row, item) in content.value.enumerated() { places[item] = RowAddress(section, row) }
    }
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    var isSame = old.numberOfSections == new.numberOfSections
    var rows: [[RowAddress?]] = []
    var sections: [Int?] = []
    for (section, content) in new.content.enumerated() {
      let origin = oldSections[content.key]
      if origin != section { isSame = false }
      sections.append(origin)
      let isReloaded = reloadedSections.contains(content.key)
      if isReloaded { isSame = false }
      var found: [RowAddress?] = []
      found.reserveCapacity(content.value.count)
      for (row, item) in content.value.enumerated() {
        let place = isReloaded ? nil : places[item]
        if place != RowAddress(section, row) { isSame = false }
        found.append(place)
      }
      if let origin, old.content.elements[origin].value.count != found.count { isSame = false }
      rows.append(found)
    }
    mapping = ListMapping(
      oldSections: sections, oldRows: rows, oldCounts: old.content.values.map(\.count))
    reloaded = new.reloadedItemIdentifiers.compactMap { places[$0] }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { places[$0] }
    isEmpty = isSame && reloaded.isEmpty && reconfigured.isEmpty
  }
}
