import Foundation
import UIKit

/// One line of `Tests/Fixtures/Layout/solver-systems.txt`, which `scripts/solver-systems` writes.
struct RecordedSystem {
  enum Step {
    case variables(restricted: Int, free: Int)
    case add(Constraint, isRefused: Bool)
    case remove(Int)
    case shift(Int, Double)
    case expect([(priority: Float, error: Double)])
  }

  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: SolverRelation
    var priority: Float

    /// How far the constraint is missed.
    func distance(_ value: (Int) -> Double) -> Double {
      let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
      return switch relation {
      case .lessThanOrEqual: max(0, sum)
      case .equal: abs(sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    }
  }

  var number: Int
  var steps: [Step]

  static func all() throws -> [RecordedSystem] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../Fixtures/Layout/solver-systems.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.enumerated().map { number, line in
      let steps = try line.split(separator: ";").map { try step($0.split(separator: " ")) }
      return RecordedSystem(number: number, steps: steps)
    }
  }

  struct Malformed: Error {
    var text: String
  }

  private static func step(_ words: [Substring]) throws -> Step {
    func number(_ index: Int) throws -> Double {
      guard index < words.count, let value = Double(words[index]) else {
        throw Malformed(text: words.joined(separator: " "))
      }
      return value
    }
    func pairs(from index: Int) throws -> [(Double, Double)] {
      try words[index...].map {
        let parts = $0.split(separator: ":").compactMap { Double($0) }
        guard parts.count == 2 else { throw Malformed(text: String($0)) }
        return (parts[0], parts[1])
      }
    }
    switch words.first {
    case "v": return .variables(restricted: Int(try number(1)), free: Int(try number(2)))
    case "-": return .remove(Int(try number(1)))
    case "~": return .shift(Int(try number(1)), try number(2))
    case "=": return .expect(try pairs(from: 1).map { (Float($0.0), $0.1) })
    default:
      let relation: SolverRelation =
        switch words[2].last {
        case "<": .lessThanOrEqual
        case "=": .equal
        default: .greaterThanOrEqual
        }
      let constraint = Constraint(
        terms: try pairs(from: 4).map { (Int($0.0), $0.1) }, constant: try number(3),
        relation: relation, priority: Float(try number(1)))
      return .add(constraint, isRefused: words[2].first == "!")
    }
  }
}
