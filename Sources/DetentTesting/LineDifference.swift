/// The differences of two lists of lines, side by side.
enum LineDifference {
  /// The longest line that is shown whole, in characters; tunable.
  private static let widest = 100

  /// Returns the expected lines on the left and the actual ones on the right: a line that is only in the one
  /// or the other has a `<` or a `>` between, and one that differs in its place a `|`.
  static func text(_ expected: [String], _ actual: [String]) -> String {
    let width = min(widest, expected.map(\.count).max() ?? 0)
    return rows(expected, actual).map { left, right in
      let mark = left == right ? " " : left == nil ? ">" : right == nil ? "<" : "|"
      let text = left ?? ""
      let padding = String(repeating: " ", count: max(0, width - text.count))
      return "\(text)\(padding) \(mark) \(right ?? "")\n"
    }.joined()
  }

  /// Returns the lines in pairs: those between two equal lines stand beside each other.
  private static func rows(_ expected: [String], _ actual: [String]) -> [(String?, String?)] {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(String?, String?)] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      let isOnlyLeft = left < expected.count && removed.contains(left)
      let isOnlyRight = right < actual.count && inserted.contains(right)
      let isShared = !isOnlyLeft && !isOnlyRight
      let hasLeft = left < expected.count && (isOnlyLeft || isShared)
      let hasRight = right < actual.count && (isOnlyRight || isShared)
      rows.append((hasLeft ? expected[left] : nil, hasRight ? actual[right] : nil))
      if hasLeft { left += 1 }
      if hasRight { right += 1 }
    }
    return rows
  }
}
