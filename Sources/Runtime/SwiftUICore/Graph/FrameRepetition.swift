/// The detection of an action that causes itself to run again in the same frame.
struct FrameRepetition {
  private var flush = -1
  private var round = 0
  private var isReported = false

  /// Notes that an action will run, and reports it, once, if it already ran in an earlier round of
  /// this frame.
  @MainActor
  mutating func note(_ action: @autoclosure () -> String, in updater: Updater) {
    if !isReported, flush == updater.flushNumber, round < updater.round {
      isReported = true
      Misuse.report(StateMisuse.changedTwiceInFrame(action()))
    }
    flush = updater.flushNumber
    round = updater.round
  }
}
