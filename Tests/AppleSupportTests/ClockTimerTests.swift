import AppleSupport
import DetentTesting
import Testing

@MainActor @Suite("Timers with a block on the device's clock")
struct ClockTimerTests {
  /// Counts firings. `@unchecked Sendable`: all of them are on the main queue.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private let counter = Counter()

  @Test("A scheduled timer fires at each of its times until it is invalidated")
  func repeats() {
    let app = TestApp { UIViewController() }
    let timer = app.device.host.enter {
      ClockTimer.scheduledTimer(withTimeInterval: 60, repeats: true) { [counter] _ in
        counter.count += 1
      }
    }
    app.advance(by: 59)
    #expect(counter.count == 0)
    app.advance(by: 62)
    #expect(counter.count == 2)
    timer.invalidate()
    app.advance(by: 60)
    #expect(counter.count == 2)
    #expect(app.end().timers.isEmpty)
  }

  @Test("A timer fires once it is added to a run loop, and once only if it does not repeat")
  func added() {
    let app = TestApp { UIViewController() }
    let timer = ClockTimer(timeInterval: 1, repeats: false) { [counter] _ in counter.count += 1 }
    app.advance(by: 2)
    #expect(counter.count == 0)
    app.device.host.enter {
      RunLoop.main.addTimer(timer, forMode: .common)
      RunLoop.main.addTimer(timer, forMode: .default)
    }
    app.advance(by: 3)
    #expect(counter.count == 1)
    #expect(!timer.isValid)
  }

  @Test("A timer that still runs at the end of the app is reported")
  func reported() {
    let app = TestApp { UIViewController() }
    let timer = app.device.host.enter {
      ClockTimer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
    }
    #expect(app.end().timers.count == 1)
    timer.invalidate()
  }
}
