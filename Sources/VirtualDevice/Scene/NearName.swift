/// A search for the name that was probably meant.
package enum NearName {
  /// Returns the known name nearest to a mistyped one; `nil` if none is near.
  ///
  /// Near is at most a third of the letters changed, added or left out. Names of more than 120
  /// bytes are compared with none.
  package static func find(_ name: String, in known: [String]) -> String? {
    guard name.utf8.count <= Excerpt.longest else { return nil }
    let limit = max(1, name.count / 3)
    let measured = known.map { (name: $0, distance: distance($0, name)) }
    guard let best = measured.min(by: { $0.distance < $1.distance }), best.distance <= limit
    else { return nil }
    return best.name
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased())
    let right = Array(right.lowercased())
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let change = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
