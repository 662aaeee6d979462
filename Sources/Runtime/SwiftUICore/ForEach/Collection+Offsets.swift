extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets from the start to the position before another offset, all as of
  /// before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { $0 < elements.count }.map { elements[$0] }
    var result: [Element] = []
    for (offset, element) in elements.enumerated() {
      if offset == destination { result += moved }
      if !source.contains(offset) { result.append(element) }
    }
    if destination >= elements.count { result += moved }
    for (position, element) in zip(Array(indices), result) { self[position] = element }
  }
}
