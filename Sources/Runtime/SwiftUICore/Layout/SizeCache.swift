/// A cache of an item's last sizes: containers request the minimum, the maximum and one in between.
/// It is stored inline, because every item has one, and is as small as possible for the same
/// reason.
struct SizeCache {
  struct Entry {
    // Lengths as bits; `nil` is represented by `unspecified`.
    fileprivate let width: UInt64
    fileprivate let height: UInt64
    let size: CGSize

    fileprivate init(_ proposal: ProposedViewSize, _ size: CGSize) {
      width = Entry.bits(proposal.width)
      height = Entry.bits(proposal.height)
      self.size = size
    }

    fileprivate init() {
      (width, height, size) = (0, 0, .zero)
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: Entry.length(width), height: Entry.length(height))
    }

    /// The bits of a NaN that no calculation produces.
    private static var unspecified: UInt64 { 0x7FF8_0000_0000_0A11 }

    @inline(__always)
    fileprivate static func bits(_ length: CGFloat?) -> UInt64 {
      if let length { Double(length).bitPattern } else { unspecified }
    }

    private static func length(_ bits: UInt64) -> CGFloat? {
      bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
    }
  }

  // The newest entry first.
  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var fourth = Entry()
  private var count: UInt8 = 0

  var isEmpty: Bool { count == 0 }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let (width, height) = (Entry.bits(proposal.width), Entry.bits(proposal.height))
    if count > 0, first.width == width, first.height == height { return first.size }
    if count > 1, second.width == width, second.height == height { return second.size }
    if count > 2, third.width == width, third.height == height { return third.size }
    if count > 3, fourth.width == width, fourth.height == height { return fourth.size }
    return nil
  }

  mutating func add(_ proposal: ProposedViewSize, _ size: CGSize) {
    fourth = third
    third = second
    second = first
    first = Entry(proposal, size)
    count = min(count + 1, 4)
  }

  /// Calls `body` with each entry, the oldest first.
  func forEach(_ body: (Entry) -> Void) {
    if count > 3 { body(fourth) }
    if count > 2 { body(third) }
    if count > 1 { body(second) }
    if count > 0 { body(first) }
  }
}
