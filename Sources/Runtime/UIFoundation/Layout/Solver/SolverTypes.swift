/// A variable whose value the solver determines.
package struct SolverVariable: Hashable, Sendable {
  let symbol: Int32
}

/// A constraint in a solver.
package struct SolverConstraint: Hashable, Sendable {
  let slot: Int32
}

/// A term of a linear expression.
package struct SolverTerm {
  package var variable: SolverVariable
  package var coefficient: Double

  package init(_ coefficient: Double, _ variable: SolverVariable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The comparison of an expression with zero.
package enum SolverRelation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A required constraint that contradicts required constraints already there.
package struct SolverConflict: Error {
  /// The constraints that cannot be satisfied together with the refused one: those that take part
  /// in the proof, so that the set without any one of them is usually satisfiable.
  package var constraints: [SolverConstraint]
}

enum SolverSymbolKind: UInt8 {
  /// Not in use.
  case unused
  /// A variable of any value.
  case free
  /// A variable that is not negative.
  case restricted
  /// The slack of an inequality.
  case slack
  /// The amount by which an optional constraint is missed.
  case error
  /// The marker of a required equality. It is always zero and never enters the basis.
  case dummy

  var isRestricted: Bool { self != .free }
}

/// The objective of one priority: the sum of the errors of its constraints.
struct SolverLevel {
  let priority: Float
  var row = SolverRow(basic: -1, constant: 0)
  var constraintCount = 0
}

struct SolverEntry {
  var marker: Int32
  /// The opposite of the marker in an optional constraint, or -1.
  var other: Int32
  /// The factor of the marker in the constraint's equation.
  var markerCoefficient: Double
  var priority: Float
}
