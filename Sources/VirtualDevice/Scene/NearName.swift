/// A search for the names that were probably meant.
package enum NearName {
  /// The largest number of names that a sentence suggests; tunable.
  private static let most = 3
  /// The largest number of names that a sentence lists completely; tunable.
  private static let fewest = 8

  /// Returns the known name nearest to a mistyped one; `nil` if none is near.
  ///
  /// Near is at most a third of the letters changed, added, left out or swapped with their
  /// neighbour. Names of more than 120 bytes are compared with none.
  package static func find(_ name: String, in known: [String]) -> String? {
    nearest(name, in: known).first
  }

  /// Returns the known names that are equally near to a mistyped one, at most three; empty if none is
  /// near.
  package static func nearest(_ name: String, in known: [String]) -> [String] {
    let limit = max(1, name.count / 3)
    let ranked = ranked(name, in: known)
    guard let best = ranked.first?.distance, best <= limit else { return [] }
    return ranked.prefix(most).filter { $0.distance == best }.map(\.name)
  }

  /// Returns the second half of a sentence about a name that is not known: the names that were
  /// probably meant, or all of a few, or those of many that are most similar.
  package static func hint(_ name: String, in known: [String]) -> String {
    let near = nearest(name, in: known)
    if !near.isEmpty {
      return "did you mean \(spoken(near.map { "\"\($0)\"" }, "or"))?"
    }
    guard known.count > fewest else { return "there are " + some(of: known) }
    // A part of a name is nearer than a short name with the same number of changes.
    let text = name.lowercased()
    let (with, without) = ranked(name, in: known).reduce(into: ([String](), [String]())) {
      if !text.isEmpty, $1.name.lowercased().contains(text) {
        $0.0.append($1.name)
      } else {
        $0.1.append($1.name)
      }
    }
    let names = (with + without).isEmpty ? known : with + without
    return "of \(known.count), the nearest are \(spoken(names.prefix(most).map(\.self), "and"))"
  }

  /// Returns names as a list: all of a few, or the first of many and the number of the others.
  package static func some(of names: [String]) -> String {
    guard names.count > fewest else { return names.joined(separator: ", ") }
    return "\(names.prefix(fewest).joined(separator: ", ")) and \(names.count - fewest) others"
  }

  /// Returns the names with their distances, the nearest first: of equal distances the one with the
  /// same letters, then the one that is known first.
  private static func ranked(
    _ name: String, in known: [String]
  ) -> [(name: String, distance: Int)] {
    guard name.utf8.count <= Excerpt.longest else { return [] }
    let letters = name.lowercased().sorted()
    return known.enumerated().map { index, other in
      (
        name: other, distance: distance(other, name),
        hasSameLetters: other.lowercased().sorted() == letters, index: index
      )
    }
    .sorted {
      ($0.distance, $0.hasSameLetters ? 0 : 1, $0.index)
        < ($1.distance, $1.hasSameLetters ? 0 : 1, $1.index)
    }
    .map { ($0.name, $0.distance) }
  }

  /// Returns the distance of Damerau and Levenshtein in its restricted form: the number of letters
  /// changed, added, left out, or swapped with their neighbour.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased())
    let right = Array(right.lowercased())
    var before: [Int] = []
    var last = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var cost = min(last[j] + (a == b ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[right.count]
  }

  private static func spoken(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
