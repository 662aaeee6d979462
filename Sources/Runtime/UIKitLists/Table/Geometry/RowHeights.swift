/// The heights of a section's rows, with prefix sums that are updated in logarithmic time when a
/// height changes (a Fenwick tree).
struct RowHeights {
  private(set) var values: [CGFloat]
  /// Indicates for each row whether its height is final; the others are estimates.
  private(set) var isExact: [Bool]
  private var tree: [CGFloat]
  private(set) var total: CGFloat = 0

  init(_ values: [CGFloat] = [], isExact: [Bool] = []) {
    self.values = values
    self.isExact = isExact
    tree = values
    for index in values.indices {
      let parent = index | (index + 1)
      if parent < values.count { tree[parent] += tree[index] }
      total += values[index]
    }
  }

  var count: Int { values.count }

  /// Returns the distance of a row from the first one; the total height for a row past the end.
  func offset(of row: Int) -> CGFloat {
    if row >= values.count { return total }
    var sum: CGFloat = 0
    var index = row - 1
    while index >= 0 {
      sum += tree[index]
      index = (index & (index + 1)) - 1
    }
    return sum
  }

  mutating func set(_ height: CGFloat, at row: Int, isExact exact: Bool = true) {
    isExact[row] = exact
    let difference = height - values[row]
    guard difference != 0 else { return }
    values[row] = height
    total += difference
    var index = row
    while index < tree.count {
      tree[index] += difference
      index |= index + 1
    }
  }

  /// Turns every height into an estimate that the delegate did not return.
  mutating func forgetMeasured(_ isKnown: (Int) -> Bool) {
    for row in values.indices where !isKnown(row) { isExact[row] = false }
  }

  /// Returns the row that contains a distance from the first one; the nearest row for a distance
  /// outside all rows.
  func row(at distance: CGFloat) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if offset(of: middle + 1) <= distance { low = middle + 1 } else { high = middle }
    }
    return min(low, max(0, values.count - 1))
  }
}
