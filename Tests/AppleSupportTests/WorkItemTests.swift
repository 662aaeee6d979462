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

  /// Schedules a work item that holds the controller itself.
  private final class Delaying: UIViewController {
    var item: DispatchWorkItem?

    override func viewDidLoad() {
      super.viewDidLoad()
      let this = self
      let item = DispatchWorkItem { MainActor.assumeIsolated { this.title = "Late" } }
      self.item = item
      DispatchQueue.main.performAfter(deadline: .now() + 60, execute: item)
    }
  }

  @Test(
    "A cancelled work item that waits holds nothing at the end, and one that still waits does",
    arguments: [true, false])
  func endsClean(isCancelled: Bool) {
    let app = TestApp { Delaying() }
    app.advance(by: 0.1)
    if isCancelled {
      (app.device.rootViewController as? Delaying)?.item?.cancel()
      (app.device.rootViewController as? Delaying)?.item = nil
    }
    #expect(app.end().leakedControllers == (isCancelled ? [] : ["Delaying"]))
  }
}
