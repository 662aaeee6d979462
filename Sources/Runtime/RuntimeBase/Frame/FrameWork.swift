/// The work of a device that waits for a frame: of run-loop turns, of timers and of views.
@MainActor
package final class FrameWork {
  package let turns = RunLoopTurns()
  package let timers = FrameTimers()
  package var updaters = FrameUpdaters()

  package init() {}

  /// Indicates whether ``pending`` has any.
  package var isBusy: Bool { timers.isAwaited || turns.hasWork || updaters.isDue }

  /// Descriptions of the work for which the device is not idle.
  package var pending: [String] {
    timers.pending + (turns.pending.map { [$0] } ?? []) + updaters.pending
  }
}
