extension ConstraintSolver {
  /// Adds the constraint `Σ terms + constant ⋛ 0`. A priority of 1000 or more means required.
  /// A refused constraint leaves the others as they were.
  package func add(
    _ terms: [SolverTerm], constant: Double, _ relation: SolverRelation, priority: Float
  ) throws(SolverConflict) -> SolverConstraint {
    settleBeforeChange()
    let isRequired = priority >= Self.required
    let slot = freeSlots.popLast() ?? Int32(entries.count)
    if Int(slot) == entries.count { entries.append(nil) }
    var entry = SolverEntry(marker: -1, other: -1, markerCoefficient: 1, priority: priority)
    var row = SolverRow(basic: -1, constant: constant)
    for term in terms {
      let index = rowIndices[Int(term.variable.symbol)]
      if index < 0 {
        row.add(term.coefficient, times: term.variable.symbol)
      } else {
        row.add(rows[Int(index)], times: term.coefficient, scratch: &scratch)
      }
    }
    if relation == .equal {
      entry.marker = makeSymbol(isRequired ? .dummy : .error, owner: slot)
      entry.markerCoefficient = isRequired ? 1 : -1
    } else {
      entry.marker = makeSymbol(.slack, owner: slot)
      entry.markerCoefficient = relation == .lessThanOrEqual ? 1 : -1
    }
    row.add(entry.markerCoefficient, times: entry.marker)
    if !isRequired {
      entry.other = makeSymbol(.error, owner: slot)
      row.add(-entry.markerCoefficient, times: entry.other)
    }
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      substitute(subject, with: row)
      store(row)
    } else if let conflict = addWithArtificialVariable(row, entry) {
      release(entry.marker)
      freeSlots.append(slot)
      needsOptimisation = true
      throw conflict
    }
    entries[Int(slot)] = entry
    if !isRequired { weigh(entry, by: 1) }
    needsOptimisation = true
    return SolverConstraint(slot: slot)
  }

  /// Removes a constraint.
  package func remove(_ constraint: SolverConstraint) {
    guard let entry = entries[Int(constraint.slot)] else { return }
    settleBeforeChange()
    if entry.priority < Self.required { weigh(entry, by: -1) }
    let index = rowIndices[Int(entry.marker)]
    if index >= 0 {
      takeRow(at: Int(index))
    } else if let leaving = rowToDrop(for: entry.marker) {
      var row = takeRow(at: leaving)
      row.exchange(with: entry.marker)
      substitute(entry.marker, with: row)
    }
    for index in levels.indices {
      levels[index].row.remove(entry.marker)
      if entry.other >= 0 { levels[index].row.remove(entry.other) }
    }
    release(entry.marker)
    if entry.other >= 0 { release(entry.other) }
    entries[Int(constraint.slot)] = nil
    freeSlots.append(constraint.slot)
    needsOptimisation = true
  }

  /// Adds `delta` to the constant of a constraint's expression, which needs no new solution if the
  /// basis remains feasible.
  package func shift(_ constraint: SolverConstraint, by delta: Double) {
    guard delta != 0, let entry = entries[Int(constraint.slot)] else { return }
    if needsOptimisation { solve() }
    let change = delta / entry.markerCoefficient
    let index = rowIndices[Int(entry.marker)]
    if index >= 0 {
      rows[Int(index)].constant -= change
    } else {
      for index in rows.indices {
        let coefficient = rows[index].coefficient(of: entry.marker)
        if coefficient != 0 { rows[index].constant += coefficient * change }
      }
    }
    needsRepair = true
  }

  /// Sets another priority, below required, of an optional constraint.
  package func setPriority(_ priority: Float, of constraint: SolverConstraint) {
    guard var entry = entries[Int(constraint.slot)], entry.priority != priority else { return }
    precondition(
      entry.priority < Self.required && priority < Self.required,
      "A required constraint is removed and added again")
    settleBeforeChange()
    weigh(entry, by: -1)
    entry.priority = priority
    entries[Int(constraint.slot)] = entry
    weigh(entry, by: 1)
    needsOptimisation = true
  }

  private func settleBeforeChange() {
    // Adding and removing constraints requires a feasible basis.
    if needsRepair { solve() }
  }

  /// Adds the errors of a constraint to the objective of its priority, or removes them.
  private func weigh(_ entry: SolverEntry, by weight: Double) {
    let index = levelIndex(for: entry.priority)
    for symbol in [entry.marker, entry.other]
    where symbol >= 0 && kinds[Int(symbol)] == .error {
      let row = rowIndices[Int(symbol)]
      if row < 0 {
        levels[index].row.add(weight, times: symbol)
      } else {
        levels[index].row.add(rows[Int(row)], times: weight, scratch: &scratch)
      }
    }
    levels[index].constraintCount += weight > 0 ? 1 : -1
    if levels[index].constraintCount == 0 { levels.remove(at: index) }
  }

  /// Returns the symbol that a new row can be solved for at once, without a search for a feasible
  /// basis.
  private func subject(of row: SolverRow, _ entry: SolverEntry) -> Int32? {
    for cell in row.cells where kinds[Int(cell.symbol)] == .free { return cell.symbol }
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      let kind = kinds[Int(symbol)]
      if kind == .slack || kind == .error, row.coefficient(of: symbol) < 0 { return symbol }
    }
    for cell in row.cells where kinds[Int(cell.symbol)] == .restricted && cell.coefficient < 0 {
      if isFresh[Int(cell.symbol)] { return cell.symbol }
    }
    return nil
  }

  /// Finds a feasible basis for a row that has no subject; returns the reason if there is none.
  private func addWithArtificialVariable(
    _ original: SolverRow, _ entry: SolverEntry
  ) -> SolverConflict? {
    let artificial = makeSymbol(.slack)
    var row = original
    row.basic = artificial
    store(row)
    minimise(artificial)
    let index = Int(rowIndices[Int(artificial)])
    guard index >= 0 else {
      forget(artificial)
      return nil
    }
    row = takeRow(at: index)
    defer { release(artificial) }
    if abs(row.constant) > Self.feasibility {
      return SolverConflict(
        constraints: row.cells.compactMap { cell in
          let owner = owners[Int(cell.symbol)]
          return owner < 0 || cell.symbol == entry.marker ? nil : SolverConstraint(slot: owner)
        })
    }
    // At zero, the artificial variable can be exchanged with any other symbol.
    row.constant = 0
    let entering =
      row.cells.first { kinds[Int($0.symbol)] != .dummy }?.symbol
      ?? (row.coefficient(of: entry.marker) != 0 ? entry.marker : nil)
    guard let entering else { return nil }
    row.solve(for: entering)
    substitute(entering, with: row)
    store(row)
    return nil
  }

  private func forget(_ symbol: Int32) {
    for index in rows.indices { rows[index].remove(symbol) }
    for index in levels.indices { levels[index].row.remove(symbol) }
    release(symbol)
  }

  /// Returns the row to drop when a marker outside the basis is removed: one that keeps the others
  /// feasible.
  private func rowToDrop(for marker: Int32) -> Int? {
    var falling: (index: Int, ratio: Double)?
    var rising: (index: Int, ratio: Double)?
    var free: Int?
    for (index, row) in rows.enumerated() {
      let coefficient = row.coefficient(of: marker)
      guard coefficient != 0 else { continue }
      // A required equation that the removed one made redundant: its marker has to stay zero, in whichever
      // direction, so the equation takes the place of the removed one.
      if kinds[Int(row.basic)] == .dummy { return index }
      guard kinds[Int(row.basic)].isRestricted else {
        free = free ?? index
        continue
      }
      let ratio = abs(row.constant / coefficient)
      if coefficient < 0 {
        if falling.map({ isBetter(ratio, row, than: $0) }) ?? true { falling = (index, ratio) }
      } else if rising.map({ isBetter(ratio, row, than: $0) }) ?? true {
        rising = (index, ratio)
      }
    }
    return falling?.index ?? rising?.index ?? free
  }

  private func isBetter(
    _ ratio: Double, _ row: SolverRow, than best: (index: Int, ratio: Double)
  ) -> Bool {
    ratio < best.ratio || (ratio == best.ratio && row.basic < rows[best.index].basic)
  }
}
