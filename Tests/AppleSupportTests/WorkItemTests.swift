import AppleSupport
import DetentTesting
import Testing

@MainActor @Suite("Work items on the device's clock")
struct WorkItemTests {
  /// Counts calls. `@unchecked Sendable`: all of them are on the main queue.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private let counter = Counter()

  @Test(
    "A work item of the main queue is performed on the device's clock, and a cancelled one is not")
  func delayed() {
    let app = TestApp { UIViewController() }
    let item = DispatchWorkItem { [counter] in counter.count += 1 }
    let cancelled = DispatchWorkItem { [counter] in counter.count += 100 }
    app.device.perform {
      DispatchQueue.main.performAfter(deadline: .now() + 0.5, execute: item)
      DispatchQueue.main.performAfter(deadline: .now() + 0.5, execute: cancelled)
      DispatchQueue.main.performAfter(deadline: .now() + 1.5) { [counter] in counter.count += 10 }
    }
    cancelled.cancel()
    app.advance(by: 0.4)
    #expect(counter.count == 0)
    app.advance(by: 0.2)
    #expect(counter.count == 1)
    app.advance(by: 1)
    #expect(counter.count == 11)
  }
}
