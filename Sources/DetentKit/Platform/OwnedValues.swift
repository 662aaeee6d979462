#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// Values that objects have set, one for each object, in the order in which they were set. A value is
  /// in the sequence for as long as its owner lives.
  struct OwnedValues<Value>: Sequence {
    fileprivate typealias Entry = (owner: WeakReference<AnyObject>, value: Value)

    private var entries: [Entry] = []

    /// Indicates whether there are no values; those of objects that are gone count until the next change.
    var isEmpty: Bool { entries.isEmpty }

    /// Returns whether an object has a value.
    func contains(_ owner: AnyObject) -> Bool {
      entries.contains { $0.owner.object === owner }
    }

    /// Sets the value of an object, after those of all others.
    mutating func set(_ value: Value, by owner: AnyObject) {
      remove(owner)
      entries.append((WeakReference(owner), value))
    }

    /// Removes the value of an object, and those of objects that are gone. Returns whether there was one.
    @discardableResult
    mutating func remove(_ owner: AnyObject) -> Bool {
      let count = entries.count
      entries.removeAll { $0.owner.object == nil || $0.owner.object === owner }
      return entries.count != count
    }

    /// An iterator over the values of objects that live.
    struct Iterator: IteratorProtocol {
      fileprivate var entries: IndexingIterator<[Entry]>

      mutating func next() -> Value? {
        while let entry = entries.next() {
          if entry.owner.object != nil { return entry.value }
        }
        return nil
      }
    }

    func makeIterator() -> Iterator { Iterator(entries: entries.makeIterator()) }
  }
#endif
