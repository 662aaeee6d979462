/// The last sizes of an item: containers ask for the least, the most and one in between.
struct SizeCache {
  struct Entry {
    let proposal: ProposedViewSize
    let size: CGSize
  }

  private static let capacity = 4
  private(set) var entries: [Entry] = []

  func size(for proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func add(_ proposal: ProposedViewSize, _ size: CGSize) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(proposal: proposal, size: size))
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }
}
