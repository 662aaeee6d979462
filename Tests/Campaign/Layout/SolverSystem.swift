import UIFoundation

/// A system of equations in the Runtime's solver, and the same in the independent one.
struct SolverSystem {
  private let solver = ConstraintSolver()
  private let isNonnegative: [Bool]
  private var variables: [SolverVariable] = []
  private var live: [(handle: SolverConstraint, constraint: ReferenceSolver.Constraint)] = []
  private var isBroken = false

  init(_ settings: [String: String]) {
    let counts = (settings["variables"] ?? "").split(separator: " ").compactMap { Int($0) }
    let restricted = counts.first ?? 1
    isNonnegative = (0..<restricted + (counts.last ?? 1)).map { $0 < restricted }
    for isNonnegative in isNonnegative {
      variables.append(solver.makeVariable(isNonnegative: isNonnegative))
    }
  }

  /// Performs a step, and returns the first law that does not hold after it.
  mutating func perform(_ step: String) throws -> Fault? {
    let words = step.split(separator: " ").map(String.init)
    guard let kind = words.first, words.count > 1, !isBroken else { return nil }
    switch kind {
    case "add": if let fault = try add(words) { return fault }
    case "remove":
      guard !live.isEmpty, let number = Int(words[1]) else { return nil }
      solver.remove(live.remove(at: number % live.count).handle)
    default:
      guard !live.isEmpty, words.count > 2, let number = Int(words[1]),
        let change = Double(words[2])
      else { return nil }
      let index = number % live.count
      live[index].constraint.constant += change
      solver.shift(live[index].handle, by: change)
    }
    return check()
  }

  private mutating func add(_ words: [String]) throws -> Fault? {
    guard words.count > 4, let priority = Float(words[1]),
      let relation = ReferenceSolver.Relation(rawValue: words[2]), let constant = Double(words[3])
    else { throw NotAProgram(reason: "a constraint is expected") }
    let terms = try words.dropFirst(4).map { cell in
      let parts = cell.split(separator: ":")
      guard parts.count == 2, let variable = Int(parts[0]), variables.indices.contains(variable),
        let coefficient = Double(parts[1])
      else { throw NotAProgram(reason: "a variable and its coefficient are expected") }
      return (variable: variable, coefficient: coefficient)
    }
    let constraint = ReferenceSolver.Constraint(
      terms: terms, constant: constant, relation: relation, priority: priority)
    let isPossible =
      ReferenceSolver.smallestDistances(
        variables: isNonnegative, live.map(\.constraint) + [constraint]) != nil
    let relations: [ReferenceSolver.Relation: SolverRelation] = [
      .atMost: .lessThanOrEqual, .atLeast: .greaterThanOrEqual,
    ]
    do {
      let handle = try solver.add(
        terms.map { SolverTerm($0.coefficient, variables[$0.variable]) }, constant: constant,
        relations[relation] ?? .equal, priority: priority)
      live.append((handle, constraint))
      if !isPossible {
        return Fault(law: "contradictions are refused", detail: "it was added")
      }
    } catch {
      if isPossible {
        return Fault(
          law: "only contradictions are refused",
          detail: "it contradicts \(error.constraints.count) others")
      }
    }
    return nil
  }

  private mutating func check() -> Fault? {
    let expected = ReferenceSolver.smallestDistances(
      variables: isNonnegative, live.map(\.constraint))
    guard solver.solve() else {
      // Constants can be changed so that no solution exists, and the solver ends there.
      isBroken = true
      return expected == nil ? nil : Fault(law: "a solution is found", detail: "none was")
    }
    guard var expected else {
      return Fault(law: "contradictions are found", detail: "a solution was")
    }
    expected[1000] = 0
    for (variable, isNonnegative) in zip(variables, isNonnegative)
    where isNonnegative && solver.value(of: variable) < -1e-4 {
      return Fault(law: "values hold their bound", detail: "\(solver.value(of: variable))")
    }
    for (priority, distance) in expected.sorted(by: { $0.key > $1.key }) {
      let sum = live.reduce(0) { sum, entry in
        entry.constraint.priority != priority
          ? sum : sum + entry.constraint.distance { solver.value(of: variables[$0]) }
      }
      if abs(sum - distance) > 1e-3 * (1 + abs(distance)) {
        return Fault(
          law: "the distances of each priority are the smallest",
          detail: "\(sum) rather than \(distance) at \(priority)")
      }
    }
    return nil
  }
}
