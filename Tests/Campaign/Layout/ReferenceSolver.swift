/// A simple solver of linear constraints with priorities, to which the Runtime's is compared.
///
/// It shares nothing with it: one table of all numbers, solved anew each time by the simplex method
/// with Bland's rule, once for each priority (Dantzig: Linear Programming and Extensions, 1963).
/// After a priority, the columns that would worsen it are closed.
struct ReferenceSolver {
  /// The comparison of a sum with zero.
  enum Relation: String {
    case atMost = "<"
    case equal = "="
    case atLeast = ">"
  }

  /// `Σ terms + constant ⋛ 0`, with a priority; 1000 is required.
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Float

    /// Returns the distance by which values miss the constraint.
    func distance(_ value: (Int) -> Double) -> Double {
      let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
      return switch relation {
      case .atMost: max(0, sum)
      case .equal: abs(sum)
      case .atLeast: max(0, -sum)
      }
    }
  }

  private static let tolerance = 1e-7

  private var rows: [[Double]] = []
  /// The column whose value a row has.
  private var basis: [Int] = []
  private var isClosed: [Bool] = []

  /// Returns the smallest possible sum of distances for each priority below the required one.
  ///
  /// - Parameter variables: for each variable, `true` if it is not negative.
  /// - Returns: `nil` if the required constraints contradict each other.
  static func smallestDistances(
    variables: [Bool], _ constraints: [Constraint]
  ) -> [Float: Double]? {
    var solver = ReferenceSolver()
    var columns: [[Int: Double]] = []
    // A free variable is the difference of two that are not negative.
    for isNonnegative in variables { columns.append(isNonnegative ? [0: 1] : [0: 1, 1: -1]) }
    var next = 0
    let places = columns.map { parts in
      defer { next += parts.count }
      return next
    }
    var costs: [Float: [Int]] = [:]
    var equations: [(cells: [Int: Double], constant: Double)] = []
    for constraint in constraints {
      var cells: [Int: Double] = [:]
      for term in constraint.terms {
        for (offset, sign) in columns[term.variable] {
          cells[places[term.variable] + offset, default: 0] += sign * term.coefficient
        }
      }
      let isRequired = constraint.priority >= 1000
      // The column of the part above zero, and that of the part below.
      if !isRequired || constraint.relation != .equal {
        if !isRequired || constraint.relation == .atLeast {
          cells[next] = -1
          if constraint.relation != .atLeast {
            costs[constraint.priority, default: []].append(next)
          }
          next += 1
        }
        if !isRequired || constraint.relation == .atMost {
          cells[next] = 1
          if constraint.relation != .atMost { costs[constraint.priority, default: []].append(next) }
          next += 1
        }
      }
      equations.append((cells, constraint.constant))
    }
    guard solver.begin(equations, columns: next) else { return nil }
    var distances: [Float: Double] = [:]
    for (priority, columns) in costs.sorted(by: { $0.key > $1.key }) {
      distances[priority] = solver.minimise(columns)
    }
    return distances
  }

  /// Finds values that satisfy all equations; returns `false` if there are none.
  private mutating func begin(
    _ equations: [(cells: [Int: Double], constant: Double)], columns: Int
  ) -> Bool {
    let count = columns + equations.count
    isClosed = Array(repeating: false, count: count)
    for (index, equation) in equations.enumerated() {
      // The last cell is the row's value: minus the constant, and made positive.
      let sign = equation.constant > 0 ? -1.0 : 1
      var row = Array(repeating: 0.0, count: count + 1)
      for (column, cell) in equation.cells { row[column] = sign * cell }
      row[count] = -sign * equation.constant
      row[columns + index] = 1
      rows.append(row)
      basis.append(columns + index)
    }
    let artificial = Array(columns..<count)
    guard minimise(artificial) < Self.tolerance * 1000 else { return false }
    for column in artificial { isClosed[column] = true }
    // What is zero leaves the basis, so that it stays zero.
    for row in rows.indices where basis[row] >= columns {
      if let column = (0..<columns).first(where: { abs(rows[row][$0]) > Self.tolerance }) {
        pivot(row, column)
      }
    }
    return true
  }

  /// Makes the sum of some columns as small as possible, closes the columns that would raise it, and
  /// returns it.
  private mutating func minimise(_ columns: [Int]) -> Double {
    let wanted = Set(columns)
    let count = isClosed.count
    while true {
      var costs = (0..<count).map { wanted.contains($0) ? 1.0 : 0 }
      var sum = 0.0
      for (row, column) in zip(rows, basis) where wanted.contains(column) {
        for index in 0..<count { costs[index] -= row[index] }
        sum += row[count]
      }
      guard
        let entering = costs.indices.first(where: {
          !isClosed[$0] && costs[$0] < -Self.tolerance
        })
      else {
        for index in costs.indices where costs[index] > Self.tolerance { isClosed[index] = true }
        return sum
      }
      var leaving: Int?
      var least = Double.infinity
      for (index, row) in rows.enumerated() where row[entering] > Self.tolerance {
        let share = row[count] / row[entering]
        let isTie = abs(share - least) <= 1e-12
        if isTie, let other = leaving {
          if basis[index] < basis[other] { leaving = index }
        } else if share < least {
          least = share
          leaving = index
        }
      }
      guard let leaving else { return -.infinity }
      pivot(leaving, entering)
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = rows[row][column]
    for index in rows[row].indices { rows[row][index] /= factor }
    for other in rows.indices where other != row {
      let share = rows[other][column]
      guard share != 0 else { continue }
      for index in rows[other].indices { rows[other][index] -= share * rows[row][index] }
      rows[other][column] = 0
    }
    basis[row] = column
  }
}
