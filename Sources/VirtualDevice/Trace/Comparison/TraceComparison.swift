import Foundation

/// A comparison of two traces, such as one of the Runtime and one of a device.
///
/// Steps of flows are compared one by one, each from its own beginning. Values that one of the traces
/// does not know (`null`, or an empty array) are not compared.
public struct TraceComparison {
  /// The tolerances of rows in place of the rows' own.
  public var tolerances: [TraceRow: Double] = [:]

  /// Creates a comparison.
  public init(tolerances: [TraceRow: Double] = [:]) {
    self.tolerances = tolerances
  }

  /// Returns the differences of a trace from an expected one, those that matter most first.
  public func differences(
    of actual: [TraceFrame], from expected: [TraceFrame]
  ) -> [TraceDifference] {
    let ranks = Dictionary(
      uniqueKeysWithValues: TraceRow.allCases.enumerated().map { ($1, $0) })
    let first = TraceStep.steps(of: expected)
    let second = TraceStep.steps(of: actual)
    var found: [TraceDifference] = []
    for (left, right) in pairs(first, second, &found) {
      var comparison = StepComparison(expected: left, actual: right, tolerances: tolerances)
      comparison.run()
      found += comparison.found
    }
    return found.enumerated().sorted { left, right in
      if left.element.matters(more: right.element, ranks: ranks) { return true }
      if right.element.matters(more: left.element, ranks: ranks) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Returns the steps that both traces have, and reports those that only one has.
  private func pairs(
    _ first: [TraceStep], _ second: [TraceStep], _ found: inout [TraceDifference]
  ) -> [(TraceStep, TraceStep)] {
    var missing: Set<Int> = []
    var additional: Set<Int> = []
    for change in second.map(\.name).difference(from: first.map(\.name)) {
      switch change {
      case .remove(let index, let name, _):
        missing.insert(index)
        guard let name else { continue }
        found.append(
          TraceDifference(
            row: .steps, step: name, time: first[index].start,
            sentence: "the step is missing in the second trace"))
      case .insert(let index, let name, _):
        additional.insert(index)
        guard let name else { continue }
        found.append(
          TraceDifference(
            row: .steps, step: name, time: second[index].start,
            sentence: "the step is in the second trace only"))
      }
    }
    let left = first.indices.filter { !missing.contains($0) }.map { first[$0] }
    let right = second.indices.filter { !additional.contains($0) }.map { second[$0] }
    return Array(zip(left, right))
  }
}
