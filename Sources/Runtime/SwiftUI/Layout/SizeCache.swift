/// The last sizes of an item: containers ask for the least, the most and one in between. In place,
/// because every item has one.
struct SizeCache {
  struct Entry {
    let proposal: ProposedViewSize
    let size: CGSize
  }

  /// The newest first.
  private var first: Entry?
  private var second: Entry?
  private var third: Entry?
  private var fourth: Entry?

  var isEmpty: Bool { first == nil }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let first else { return nil }
    if first.proposal == proposal { return first.size }
    guard let second else { return nil }
    if second.proposal == proposal { return second.size }
    guard let third else { return nil }
    if third.proposal == proposal { return third.size }
    guard let fourth, fourth.proposal == proposal else { return nil }
    return fourth.size
  }

  mutating func add(_ proposal: ProposedViewSize, _ size: CGSize) {
    fourth = third
    third = second
    second = first
    first = Entry(proposal: proposal, size: size)
  }

  /// Calls `body` with each entry, the oldest first.
  func forEach(_ body: (Entry) -> Void) {
    if let fourth { body(fourth) }
    if let third { body(third) }
    if let second { body(second) }
    if let first { body(first) }
  }
}
