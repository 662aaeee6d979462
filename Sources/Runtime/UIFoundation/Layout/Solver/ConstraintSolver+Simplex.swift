extension ConstraintSolver {
  /// Replaces a symbol by a row, everywhere.
  func substitute(_ symbol: Int32, with row: SolverRow) {
    for index in rows.indices {
      let coefficient = rows[index].remove(symbol)
      if coefficient != 0 { rows[index].add(row, times: coefficient, scratch: &scratch) }
    }
    for index in levels.indices {
      let coefficient = levels[index].row.remove(symbol)
      if coefficient != 0 { levels[index].row.add(row, times: coefficient, scratch: &scratch) }
    }
  }

  /// Exchanges the basic symbol of a row with `entering`.
  private func pivot(at index: Int, entering: Int32) {
    pivotCount += 1
    var row = takeRow(at: index)
    row.exchange(with: entering)
    substitute(entering, with: row)
    store(row)
  }

  /// The number of exchanges beyond which rounding errors must dominate: more than any sound system
  /// needs.
  private var pivotLimit: Int { 1000 + 50 * kinds.count }

  /// Minimises every objective without increasing one above it. The entering and leaving symbols of
  /// least age (Bland's rule) cannot cycle.
  func optimise() {
    var remaining = pivotLimit
    for level in levels.indices {
      while remaining > 0, let entering = enteringSymbol(level: level),
        let leaving = leavingRow(entering: entering, preferring: -1)
      {
        pivot(at: leaving, entering: entering)
        remaining -= 1
      }
    }
  }

  private func enteringSymbol(level: Int) -> Int32? {
    for cell in levels[level].row.cells
    where cell.coefficient < -SolverRow.tolerance && kinds[Int(cell.symbol)] != .dummy {
      if !(0..<level).contains(where: { levels[$0].row.coefficient(of: cell.symbol) != 0 }) {
        return cell.symbol
      }
    }
    return nil
  }

  /// Returns the row whose symbol is the first to become zero when `entering` grows.
  private func leavingRow(entering: Int32, preferring preferred: Int32) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    for (index, row) in rows.enumerated() where kinds[Int(row.basic)].isRestricted {
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      let isCloser = ratio < bestRatio - SolverRow.tolerance
      guard let current = best else {
        best = index
        bestRatio = ratio
        continue
      }
      let basic = rows[current].basic
      let isTie = !isCloser && ratio <= bestRatio + SolverRow.tolerance
      if isCloser || (isTie && basic != preferred && (row.basic < basic || row.basic == preferred))
      {
        best = index
        bestRatio = min(ratio, bestRatio)
      }
    }
    return best
  }

  /// Minimises an artificial variable, to zero if possible.
  func minimise(_ artificial: Int32) {
    var remaining = pivotLimit
    while remaining > 0 {
      let index = rowIndices[Int(artificial)]
      guard index >= 0, rows[Int(index)].constant > SolverRow.tolerance else { return }
      let entering = rows[Int(index)].cells.first {
        $0.coefficient < -SolverRow.tolerance && kinds[Int($0.symbol)] != .dummy
      }
      guard let entering,
        let leaving = leavingRow(entering: entering.symbol, preferring: artificial)
      else { return }
      pivot(at: leaving, entering: entering.symbol)
      remaining -= 1
    }
  }

  /// Makes the basis feasible again after constants changed (dual simplex); the objectives remain
  /// optimal.
  func repair() -> Bool {
    var remaining = pivotLimit
    while remaining > 0 {
      guard let leaving = infeasibleRow() else { return true }
      let row = rows[leaving]
      guard kinds[Int(row.basic)] != .dummy, let entering = dualEntering(row) else { return false }
      pivot(at: leaving, entering: entering)
      remaining -= 1
    }
    return false
  }

  private func infeasibleRow() -> Int? {
    var best: Int?
    for (index, row) in rows.enumerated() {
      switch kinds[Int(row.basic)] {
      case .free: continue
      case .dummy: if abs(row.constant) > Self.feasibility { return index }
      default:
        guard row.constant < -SolverRow.tolerance else { continue }
        if best.map({ row.basic < rows[$0].basic }) ?? true { best = index }
      }
    }
    return best
  }

  private func dualEntering(_ row: SolverRow) -> Int32? {
    var best: SolverCell?
    for cell in row.cells
    where cell.coefficient > SolverRow.tolerance && kinds[Int(cell.symbol)] != .dummy {
      guard let current = best else {
        best = cell
        continue
      }
      if isCheaper(cell, than: current) { best = cell }
    }
    return best?.symbol
  }

  /// Compares the costs of two symbols per unit of the row, level by level.
  private func isCheaper(_ cell: SolverCell, than other: SolverCell) -> Bool {
    for level in levels {
      let cost = level.row.coefficient(of: cell.symbol) / cell.coefficient
      let otherCost = level.row.coefficient(of: other.symbol) / other.coefficient
      if abs(cost - otherCost) > SolverRow.tolerance { return cost < otherCost }
    }
    return false
  }
}
