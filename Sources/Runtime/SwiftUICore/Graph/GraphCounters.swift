/// Counters of work, for tests and benchmarks.
package struct GraphCounters {
  /// Main thread only, like all UI work.
  @exclusivity(unchecked) package nonisolated(unsafe) static var shared = GraphCounters()

  package var nodesMade = 0
  package var nodesUpdated = 0
  package var bodiesEvaluated = 0
  package var itemsMeasured = 0
  package var itemsPlaced = 0
  package var viewsTouched = 0

  /// The work that `work` adds to the counters.
  @MainActor
  package static func count(_ work: () throws -> Void) rethrows -> GraphCounters {
    let before = shared
    shared = GraphCounters()
    try work()
    defer { shared = before }
    return shared
  }
}
