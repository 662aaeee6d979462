/// One term of a row: a symbol of the tableau times a number.
struct SolverCell {
  var symbol: Int32
  var coefficient: Double
}

/// A row of the tableau: `basic = constant + Σ coefficient · symbol`. The cells are sorted by symbol,
/// so sums run in the same order every time.
struct SolverRow {
  /// The absolute value below which a coefficient counts as zero, as repeated elimination leaves
  /// noise.
  static let tolerance = 1e-8

  var basic: Int32
  var constant: Double
  var cells: ContiguousArray<SolverCell> = []

  private func index(of symbol: Int32) -> (index: Int, isFound: Bool) {
    cells.withUnsafeBufferPointer { cells in
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return (low, low < cells.count && cells[low].symbol == symbol)
    }
  }

  func coefficient(of symbol: Int32) -> Double {
    let place = index(of: symbol)
    return place.isFound ? cells[place.index].coefficient : 0
  }

  mutating func add(_ coefficient: Double, times symbol: Int32) {
    let place = index(of: symbol)
    if place.isFound {
      let sum = cells[place.index].coefficient + coefficient
      if abs(sum) < Self.tolerance {
        cells.remove(at: place.index)
      } else {
        cells[place.index].coefficient = sum
      }
    } else if abs(coefficient) >= Self.tolerance {
      cells.insert(SolverCell(symbol: symbol, coefficient: coefficient), at: place.index)
    }
  }

  /// Removes a symbol and returns its coefficient, zero if it was not there.
  @discardableResult
  mutating func remove(_ symbol: Int32) -> Double {
    let place = index(of: symbol)
    return place.isFound ? cells.remove(at: place.index).coefficient : 0
  }

  /// Adds a multiple of another row. `scratch` is temporary memory.
  mutating func add(
    _ other: SolverRow, times factor: Double, scratch: inout ContiguousArray<SolverCell>
  ) {
    constant += factor * other.constant
    guard !other.cells.isEmpty else { return }
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(cells.count + other.cells.count)
    cells.withUnsafeBufferPointer { left in
      other.cells.withUnsafeBufferPointer { right in
        var i = 0
        var j = 0
        while i < left.count || j < right.count {
          if j == right.count || (i < left.count && left[i].symbol < right[j].symbol) {
            scratch.append(left[i])
            i += 1
            continue
          }
          var sum = right[j].coefficient * factor
          if i < left.count, left[i].symbol == right[j].symbol {
            sum += left[i].coefficient
            i += 1
          }
          if abs(sum) >= Self.tolerance {
            scratch.append(SolverCell(symbol: right[j].symbol, coefficient: sum))
          }
          j += 1
        }
      }
    }
    swap(&cells, &scratch)
  }

  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
  }

  /// Rewrites `0 = constant + …` as `symbol = …`.
  mutating func solve(for symbol: Int32) {
    let factor = -1 / remove(symbol)
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
    basic = symbol
  }

  /// Rewrites `basic = …` as `symbol = …`.
  mutating func exchange(with symbol: Int32) {
    add(-1, times: basic)
    solve(for: symbol)
  }
}
