import OrderedCollections

/// A representation of the state of a list at one moment: the identifiers of its sections and
/// items, in order.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// Creates a snapshot without sections.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { owners.count }
  /// The number of sections.
  public var numberOfSections: Int { content.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { Array(content.keys) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { content.values.flatMap { $0 } }
  /// The sections to be reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items to be reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose existing cells are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Returns the number of items of a section; 0 for one that does not exist, which is reported.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    known(identifier, "numberOfItems(inSection:)") ? content[identifier]?.count ?? 0 : 0
  }

  /// Returns the items of a section in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    known(identifier, "itemIdentifiers(inSection:)") ? Array(content[identifier] ?? []) : []
  }

  /// Returns the section that contains an item, or `nil`.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }

  /// Returns an item's index among all items, or `nil`.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = owners[identifier] else { return nil }
    var index = 0
    for (section, items) in content {
      if section == owner { return items.firstIndex(of: identifier).map { index + $0 } }
      index += items.count
    }
    return nil
  }

  /// Returns a section's index, or `nil`.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content.index(forKey: identifier)
  }

  // Items

  /// Appends items to a section, the last one by default. Items that are there already are reported
  /// and left where they are.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? content.keys.last else {
      Misuse.report(SnapshotMisuse.noSections)
      return
    }
    guard known(section, "appendItems(_:toSection:)") else { return }
    for item in fresh(identifiers) {
      content[section]?.append(item)
      owners[item] = section
    }
  }

  /// Inserts items before an existing one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  /// Inserts items after an existing one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  /// Deletes items; those that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      guard let section = owners.removeValue(forKey: item) else { continue }
      content[section]?.remove(item)
    }
    forgetMarksOfMissing()
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  /// Marks items for new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where known(item, "reloadItems(_:)") {
      if !reloadedItemIdentifiers.contains(item) { reloadedItemIdentifiers.append(item) }
    }
  }

  /// Marks items so that their existing cells are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where known(item, "reconfigureItems(_:)") {
      if !reconfiguredItemIdentifiers.contains(item) { reconfiguredItemIdentifiers.append(item) }
    }
  }

  // Sections

  /// Appends sections. Those that are there already are reported and left where they are.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(sections: identifiers, at: content.count)
  }

  /// Inserts sections before an existing one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard known(toIdentifier, "insertSections(_:beforeSection:)") else { return }
    insert(sections: identifiers, at: content.index(forKey: toIdentifier) ?? 0)
  }

  /// Inserts sections after an existing one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard known(toIdentifier, "insertSections(_:afterSection:)") else { return }
    insert(sections: identifiers, at: (content.index(forKey: toIdentifier) ?? 0) + 1)
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in content.removeValue(forKey: section) ?? [] { owners[item] = nil }
    }
    forgetMarksOfMissing()
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(section: identifier, beside: toIdentifier, offset: 0) }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(section: identifier, beside: toIdentifier, offset: 1) }

  /// Marks sections so that their items get new cells and their headers and footers new views.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where known(section, "reloadSections(_:)") {
      if !reloadedSectionIdentifiers.contains(section) {
        reloadedSectionIdentifiers.append(section)
      }
    }
  }

  private(set) var content:
    OrderedDictionary<SectionIdentifierType, OrderedSet<ItemIdentifierType>> =
      [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The snapshot without its marks for reloading and reconfiguring, which are carried out once it
  /// is shown.
  var withoutMarks: NSDiffableDataSourceSnapshot {
    var plain = self
    plain.reloadedSectionIdentifiers = []
    plain.reloadedItemIdentifiers = []
    plain.reconfiguredItemIdentifiers = []
    return plain
  }
}

extension NSDiffableDataSourceSnapshot {
  private func known(_ section: SectionIdentifierType, _ caller: String) -> Bool {
    if content[section] != nil { return true }
    Misuse.report(SnapshotMisuse.unknownSection(section, caller: caller))
    return false
  }

  private func known(_ item: ItemIdentifierType, _ caller: String) -> Bool {
    if owners[item] != nil { return true }
    Misuse.report(SnapshotMisuse.unknownItem(item, caller: caller))
    return false
  }

  /// The identifiers among these that the snapshot does not contain yet, each once.
  private func fresh(_ identifiers: [ItemIdentifierType]) -> OrderedSet<ItemIdentifierType> {
    let once = OrderedSet(identifiers)
    let new = once.filter { owners[$0] == nil }
    if new.count != identifiers.count {
      Misuse.report(
        SnapshotMisuse.duplicateItems(identifiers.count - new.count, of: identifiers.count))
    }
    return OrderedSet(new)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside target: ItemIdentifierType, offset: Int
  ) {
    guard known(target, "insertItems"), let section = owners[target],
      let index = content[section]?.firstIndex(of: target)
    else { return }
    for (step, item) in fresh(identifiers).enumerated() {
      content[section]?.insert(item, at: index + offset + step)
      owners[item] = section
    }
  }

  private mutating func move(
    _ item: ItemIdentifierType, beside target: ItemIdentifierType, offset: Int
  ) {
    guard item != target, known(item, "moveItem"), known(target, "moveItem"),
      let from = owners[item], let to = owners[target]
    else { return }
    content[from]?.remove(item)
    guard let index = content[to]?.firstIndex(of: target) else { return }
    content[to]?.insert(item, at: index + offset)
    owners[item] = to
  }

  private mutating func insert(sections identifiers: [SectionIdentifierType], at index: Int) {
    var place = index
    for section in identifiers {
      guard content[section] == nil else {
        Misuse.report(SnapshotMisuse.duplicateSection(section))
        continue
      }
      content.updateValue([], forKey: section, insertingAt: place)
      place += 1
    }
  }

  private mutating func move(
    section: SectionIdentifierType, beside target: SectionIdentifierType, offset: Int
  ) {
    guard section != target, known(section, "moveSection"), known(target, "moveSection"),
      let items = content.removeValue(forKey: section),
      let index = content.index(forKey: target)
    else { return }
    content.updateValue(items, forKey: section, insertingAt: index + offset)
  }

  private mutating func forgetMarksOfMissing() {
    reloadedItemIdentifiers.removeAll { owners[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { owners[$0] == nil }
    reloadedSectionIdentifiers.removeAll { content[$0] == nil }
  }
}
