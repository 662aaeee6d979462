import Dispatch
import RuntimeBase

extension DispatchQueue {
  /// Performs a work item at a time, or soon after it: on the main queue by the clock of the device whose
  /// code schedules it, as a closure is. An item that is cancelled before does nothing.
  ///
  /// The translation of sources writes it in place of `asyncAfter(deadline:execute:)` of the main queue, whose
  /// variant for work items no other module can replace.
  public func performAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    nonisolated(unsafe) let work = work
    performAfter(deadline: deadline, isCancelled: { work.isCancelled }) { work.perform() }
  }

  /// Performs a closure at a time, or soon after it, as `asyncAfter(deadline:execute:)` does.
  public func performAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: work)
  }
}
