/// The environment keys that a node has read, in the order of reading. Most read one or two, which
/// need no array.
struct EnvironmentReads: Sequence {
  private var first: ObjectIdentifier?
  private var second: ObjectIdentifier?
  private var others: [ObjectIdentifier] = []

  func contains(_ id: ObjectIdentifier) -> Bool {
    first == id || second == id || (!others.isEmpty && others.contains(id))
  }

  mutating func add(_ id: ObjectIdentifier) {
    if first == nil {
      first = id
    } else if second == nil {
      second = id
    } else {
      others.append(id)
    }
  }

  func makeIterator() -> Iterator { Iterator(reads: self) }

  struct Iterator: IteratorProtocol {
    fileprivate let reads: EnvironmentReads
    private var index = 0

    fileprivate init(reads: EnvironmentReads) {
      self.reads = reads
    }

    mutating func next() -> ObjectIdentifier? {
      defer { index += 1 }
      switch index {
      case 0: return reads.first
      case 1: return reads.second
      default: return index - 2 < reads.others.count ? reads.others[index - 2] : nil
      }
    }
  }
}
