/// The look-ups between identifiers and index paths that data sources need.
extension NSDiffableDataSourceSnapshot {
  /// Returns the item at an index path, or `nil`.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    let sections = content.values.elements
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section]
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns the index path of an item, or `nil`.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let index = indexOfSection(section),
      let place = content[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }

  /// Returns the section at an index, or `nil`.
  func section(at index: Int) -> SectionIdentifierType? {
    let keys = content.keys
    return keys.indices.contains(index) ? keys[index] : nil
  }

  /// Returns the number of items of the section at an index; 0 if there is none.
  func numberOfItems(at index: Int) -> Int {
    let sections = content.values.elements
    return sections.indices.contains(index) ? sections[index].count : 0
  }
}
