/// An incremental solver for linear constraints with priorities (the Cassowary algorithm).
///
/// Constraints of priority 1000 are satisfied, or refused. All others are satisfied as well as
/// possible, one priority after the other: no constraint of a higher priority is missed for any
/// number of lower ones. Within one priority the sum of the distances is minimal. There is one
/// objective for each priority, and a symbol enters the basis only if that worsens no objective
/// above.
///
/// Ties are broken by age, sums run in a fixed order: the same calls give the same numbers.
package final class ConstraintSolver {
  /// The priority of required constraints.
  package static let required: Float = 1000
  /// The tolerance within which constraints count as satisfied, in points.
  package static let feasibility = 1e-6

  var kinds: ContiguousArray<SolverSymbolKind> = []
  /// The row in which a symbol is basic, or -1.
  var rowIndices: ContiguousArray<Int32> = []
  /// The constraint that a symbol marks, or -1.
  var owners: ContiguousArray<Int32> = []
  /// Indicates whether a symbol is in no row so far.
  var isFresh: ContiguousArray<Bool> = []
  var freeSymbols: ContiguousArray<Int32> = []
  var rows: ContiguousArray<SolverRow> = []
  /// The objectives from the highest priority to the lowest.
  var levels: ContiguousArray<SolverLevel> = []
  var entries: ContiguousArray<SolverEntry?> = []
  var freeSlots: ContiguousArray<Int32> = []
  var scratch: ContiguousArray<SolverCell> = []
  var needsOptimisation = false
  var needsRepair = false
  /// The number of exchanges of symbols since the solver was created.
  package internal(set) var pivotCount = 0

  package init() {}

  /// Creates a variable; its value is zero until constraints determine it.
  package func makeVariable(isNonnegative: Bool = false) -> SolverVariable {
    SolverVariable(symbol: makeSymbol(isNonnegative ? .restricted : .free))
  }

  /// Discards a variable that is in no constraint any more.
  package func discard(_ variable: SolverVariable) {
    let row = rowIndices[Int(variable.symbol)]
    if row >= 0 { takeRow(at: Int(row)) }
    release(variable.symbol)
  }

  /// Returns the value of a variable after ``solve()``.
  package func value(of variable: SolverVariable) -> Double {
    let row = rowIndices[Int(variable.symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Finds the optimal values. Returns `false` when constants were shifted such that required
  /// constraints contradict each other; the solver is then unusable.
  @discardableResult
  package func solve() -> Bool {
    if needsRepair {
      guard repair() else { return false }
      needsRepair = false
    }
    if needsOptimisation {
      optimise()
      needsOptimisation = false
    }
    return true
  }

  func makeSymbol(_ kind: SolverSymbolKind, owner: Int32 = -1) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      isFresh[Int(symbol)] = true
      return symbol
    }
    kinds.append(kind)
    rowIndices.append(-1)
    owners.append(owner)
    isFresh.append(true)
    return Int32(kinds.count - 1)
  }

  func release(_ symbol: Int32) {
    kinds[Int(symbol)] = .unused
    rowIndices[Int(symbol)] = -1
    owners[Int(symbol)] = -1
    freeSymbols.append(symbol)
  }

  func store(_ row: SolverRow) {
    rowIndices[Int(row.basic)] = Int32(rows.count)
    for cell in row.cells { isFresh[Int(cell.symbol)] = false }
    isFresh[Int(row.basic)] = false
    rows.append(row)
  }

  @discardableResult
  func takeRow(at index: Int) -> SolverRow {
    let row = rows[index]
    rowIndices[Int(row.basic)] = -1
    let last = rows.removeLast()
    if index < rows.count {
      rows[index] = last
      rowIndices[Int(last.basic)] = Int32(index)
    }
    return row
  }

  func levelIndex(for priority: Float) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(SolverLevel(priority: priority), at: index)
    }
    return index
  }
}
