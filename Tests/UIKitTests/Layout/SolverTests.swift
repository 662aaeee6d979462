import Testing
import UIKit

@Suite("The constraint solver")
struct SolverTests {
  private func x(_ variable: SolverVariable, _ coefficient: Double = 1) -> SolverTerm {
    SolverTerm(coefficient, variable)
  }

  /// Runs a recorded system and says where the solver differs.
  private func differences(_ system: RecordedSystem) -> [String] {
    let solver = ConstraintSolver()
    var variables: [SolverVariable] = []
    var live: [(handle: SolverConstraint, constraint: RecordedSystem.Constraint)?] = []
    var result: [String] = []
    for (place, step) in system.steps.enumerated() {
      switch step {
      case .variables(let restricted, let free):
        for index in 0..<(restricted + free) {
          variables.append(solver.makeVariable(isNonnegative: index < restricted))
        }
      case .add(let constraint, let isRefused):
        let terms = constraint.terms.map { x(variables[$0.variable], $0.coefficient) }
        let handle = try? solver.add(
          terms, constant: constraint.constant, constraint.relation, priority: constraint.priority)
        if (handle == nil) != isRefused { result.append("\(place): refused \(handle == nil)") }
        live.append(handle.map { ($0, constraint) })
      case .remove(let index):
        if let entry = live[index] { solver.remove(entry.handle) }
        live[index] = nil
      case .shift(let index, let delta):
        if let entry = live[index] { solver.shift(entry.handle, by: delta) }
        live[index]?.constraint.constant += delta
      case .expect(let errors):
        if !solver.solve() { result.append("\(place): no solution") }
        for (priority, error) in [(Float(1000), 0)] + errors {
          let sum = live.reduce(0) { sum, entry in
            guard let entry, entry.constraint.priority == priority else { return sum }
            return sum + entry.constraint.distance { solver.value(of: variables[$0]) }
          }
          if abs(sum - error) > 1e-3 { result.append("\(place): \(priority) \(sum) ≠ \(error)") }
        }
      }
    }
    return result
  }

  @Test("Random systems, edited and thinned out, miss by as much as kiwisolver does")
  func recordedSystems() throws {
    let systems = try RecordedSystem.all()
    #expect(systems.count == 300)
    for system in systems {
      let differences = differences(system)
      #expect(differences.isEmpty, "system \(system.number)")
    }
  }

  @Test("Five constraints of priority 250 cannot outvote one of 251")
  func lexicographic() throws {
    let solver = ConstraintSolver()
    let width = solver.makeVariable(isNonnegative: true)
    for _ in 0..<5 {
      _ = try solver.add([x(width)], constant: -10, .equal, priority: 250)
    }
    _ = try solver.add([x(width)], constant: -90, .equal, priority: 251)
    solver.solve()
    #expect(solver.value(of: width) == 90)
  }

  @Test("A refused constraint names the ones it contradicts, no others, and changes nothing")
  func conflict() throws {
    let solver = ConstraintSolver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let c = solver.makeVariable()
    let first = try solver.add([x(a)], constant: -10, .equal, priority: 1000)
    let second = try solver.add(
      [x(b), x(a, -1)], constant: -20, .greaterThanOrEqual, priority: 1000)
    _ = try solver.add([x(c)], constant: -5, .equal, priority: 1000)
    _ = try solver.add([x(b)], constant: -100, .equal, priority: 500)
    do {
      _ = try solver.add([x(b)], constant: -25, .lessThanOrEqual, priority: 1000)
      Issue.record("The contradiction was taken")
    } catch {
      #expect(Set(error.constraints) == [first, second])
    }
    solver.solve()
    #expect(solver.value(of: a) == 10)
    #expect(solver.value(of: b) == 100)
    #expect(solver.value(of: c) == 5)
  }

  @Test(
    "A required equation holds when the one that made it redundant is removed",
    arguments: [1.0, -1, 2], [true, false])
  func redundant(factor: Double, isNonnegative: Bool) throws {
    let solver = ConstraintSolver()
    let height = solver.makeVariable(isNonnegative: isNonnegative)
    let first = try solver.add([x(height)], constant: -72, .equal, priority: 1000)
    let second = try solver.add(
      [x(height, factor)], constant: -72 * factor, .equal, priority: 1000)
    solver.solve()
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: height) == 72)
    _ = try solver.add([x(height)], constant: -72, .equal, priority: 1000)
    solver.remove(second)
    solver.solve()
    #expect(solver.value(of: height) == 72)
  }

  @Test("A shift that contradicts required constraints is said so")
  func brokenShift() throws {
    let solver = ConstraintSolver()
    let a = solver.makeVariable()
    let edited = try solver.add([x(a)], constant: -10, .lessThanOrEqual, priority: 1000)
    _ = try solver.add([x(a)], constant: -5, .greaterThanOrEqual, priority: 1000)
    #expect(solver.solve())
    solver.shift(edited, by: 3)
    #expect(solver.solve())
    solver.shift(edited, by: 3)
    #expect(!solver.solve())
  }

  @Test("A long chain is edited in a handful of exchanges")
  func chain() throws {
    let solver = ConstraintSolver()
    let starts = (0..<60).map { _ in solver.makeVariable() }
    let widths = (0..<60).map { _ in solver.makeVariable(isNonnegative: true) }
    let left = try solver.add([x(starts[0])], constant: 0, .equal, priority: 1000)
    for index in 0..<60 {
      _ = try solver.add([x(widths[index])], constant: -10, .equal, priority: 250)
      guard index > 0 else { continue }
      _ = try solver.add(
        [x(starts[index]), x(starts[index - 1], -1), x(widths[index - 1], -1)], constant: -8,
        .equal, priority: 1000)
    }
    solver.solve()
    #expect(solver.value(of: starts[59]) == 59 * 18)
    let before = solver.pivotCount
    solver.shift(left, by: -100)
    solver.solve()
    #expect(solver.value(of: starts[59]) == 59 * 18 + 100)
    #expect(solver.pivotCount - before <= 2)
  }
}
