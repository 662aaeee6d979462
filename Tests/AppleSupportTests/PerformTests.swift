import AppleSupport
import DetentTesting
import Testing

@MainActor @Suite("Delayed calls and timers")
struct PerformTests {
  final class Counter: NSObject {
    var arguments: [String] = []
    var information: [Int?] = []
    func count(_ argument: Any?) { arguments.append("\(argument ?? "nil")") }
    func fired(_ timer: Timer) { information.append(timer.userInfo as? Int) }
  }

  private let counter = Counter()
  private let count = Selector("count(_:)", Counter.count(_:))
  private let fired = Selector("fired(_:)", Counter.fired(_:))

  @Test("A cancelled call is the one with an equal argument")
  func cancels() {
    let app = TestApp { UIViewController() }
    counter.perform(count, with: "a", afterDelay: 0.2)
    counter.perform(count, with: "b", afterDelay: 0.2)
    counter.perform(count, with: nil, afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: counter, selector: count, object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: counter, selector: count, object: "b")
    app.advance(by: 0.5)
    #expect(counter.arguments == ["a"])
    counter.perform(count, with: "c", afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: counter)
    app.advance(by: 0.5)
    #expect(counter.arguments == ["a"])
  }

  @Test("A timer with a target has its information until it is invalidated")
  func userInfo() {
    let app = TestApp { UIViewController() }
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: counter, selector: fired, userInfo: 7, repeats: true)
    app.advance(by: 0.25)
    #expect(counter.information == [7, 7])
    timer.invalidate()
    app.advance(by: 0.25)
    #expect(counter.information.count == 2)
    #expect(timer.userInfo == nil)
  }

  @Test("A class has methods of its own")
  func classes() {
    let made = Counter()
    let shared = Selector(
      "shared", accepts: { $0 is Counter.Type }, calling: { _, _, _ in made })
    #expect(Counter.responds(to: shared))
    #expect(!NSArray.responds(to: shared))
    #expect(!Counter.responds(to: Selector("other")))
    #expect(Counter.perform(shared).takeUnretainedValue() === made)
  }

  @Test("A look-up in a table of methods is reported, as there is none")
  func methodTables() {
    let app = TestApp { UIViewController() }
    expectMisuse("MethodTable.lookUp") {
      #expect(class_getInstanceMethod(Counter.self, count) == nil)
      app.advance(by: 0.1)
    }
  }
}
