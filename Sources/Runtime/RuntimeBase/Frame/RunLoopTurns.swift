/// The work of a device that waits for the end of a run-loop turn, in order.
@MainActor
package final class RunLoopTurns {
  private var waiting: [@MainActor () -> Void] = []

  package init() {}

  /// The largest number of rounds of work that schedules more work: an endless chain would hang the
  /// device. tunable
  private static let mostRounds = 64

  /// Schedules work for the end of the turn.
  package func add(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
  }

  /// Ends the turn: runs the work, and the work that it schedules.
  package func end() {
    var rounds = 0
    while !waiting.isEmpty, rounds < Self.mostRounds {
      let batch = waiting
      waiting = []
      for work in batch { work() }
      rounds += 1
    }
  }

  /// Indicates whether work waits.
  package var hasWork: Bool { !waiting.isEmpty }

  /// A description of the work that waits; `nil` if there is none.
  package var pending: String? {
    waiting.isEmpty ? nil : "\(waiting.count) deferred calls"
  }
}
