extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the object has a selector's method. A selector
  /// with a name only has none.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { $0.isImplemented(by: self) } ?? false
  }

  /// Calls a selector's method, and returns its result if that is an object, which lives until the
  /// next such call. Calls on other threads wait for the main queue.
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! {
    PerformedSelector(self, aSelector, nil, nil).result()
  }

  /// Calls a selector's method with an argument, and returns its result if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>! {
    PerformedSelector(self, aSelector, object, nil).result()
  }

  /// Calls a selector's method with two arguments, and returns its result if that is an object.
  @discardableResult
  public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    PerformedSelector(self, aSelector, object1, object2).result()
  }

  /// Calls a selector's method after a delay in seconds, on the device's clock. The target is
  /// retained until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = PerformedSelector(self, aSelector, anArgument, nil)
    nonisolated(unsafe) let target: AnyObject = self
    nonisolated(unsafe) let argument = anArgument
    MainQueue.run { DelayedCalls.add(call, to: target, aSelector, argument, after: delay) }
  }

  /// Returns a Boolean value that indicates whether the class itself has a selector's method.
  public static func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { $0.isImplemented(by: self as AnyObject) } ?? false
  }

  /// Calls a selector's method of the class itself, and returns its result if that is an object, which
  /// lives until the next such call.
  @discardableResult
  public static func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! {
    PerformedSelector(self as AnyObject, aSelector, nil, nil).result()
  }

  /// Calls a selector's method on the main queue, and waits for its end if `wait` is true.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let call = PerformedSelector(self, aSelector, arg, nil)
    if wait {
      _ = call.result()
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { _ = call.perform() } }
    }
  }
}

extension Thread {
  /// The main thread.
  public static var main: Thread { mainThread }
}

extension NSObjectProtocol {
  /// Calls a selector's method on a thread, which can be the main one only, and waits for its end if `wait` is true.
  public func perform(
    _ aSelector: Selector, on thread: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }
}

extension NSObject {
  /// Cancels the delayed calls of an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainQueue.run { DelayedCalls.cancel(of: target) }
  }

  /// Cancels the delayed calls of a selector's method of an object with an equal argument; nil is the
  /// argument of calls without one.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    nonisolated(unsafe) let argument = anArgument
    MainQueue.run { DelayedCalls.cancel(target, aSelector, argument) }
  }
}

extension MainQueue {
  /// Runs work on the main queue, and waits for it.
  static func run(_ work: @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
    }
  }
}

/// A call of a selector's method. `@unchecked Sendable`: it is used on the main queue.
struct PerformedSelector: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector?
  private let first: Any?
  private let second: Any?

  // Accessed on the main queue.
  private nonisolated(unsafe) static var lastResult: AnyObject?

  init(_ target: AnyObject, _ selector: Selector?, _ first: Any?, _ second: Any?) {
    (self.target, self.selector, self.first, self.second) = (target, selector, first, second)
  }

  @MainActor
  func perform() -> Any? {
    selector?.perform(on: target, with: first, second)
  }

  func result() -> Unmanaged<AnyObject>? {
    MainQueue.run {
      let result = perform()
      Self.lastResult = result is Void ? nil : result.map { $0 as AnyObject }
    }
    return Self.lastResult.map { Unmanaged.passUnretained($0) }
  }
}

/// The calls that wait for their time.
@MainActor
private enum DelayedCalls {
  private struct Entry {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let cancel: @MainActor () -> Void
    let number: Int
  }

  private static var entries: [Entry] = []
  private static var count = 0

  static func add(
    _ call: PerformedSelector, to target: AnyObject, _ selector: Selector, _ argument: Any?,
    after delay: Double
  ) {
    count += 1
    let number = count
    let cancel = DeviceTimer.schedule(after: delay) {
      entries.removeAll { $0.number == number }
      _ = call.perform()
    }
    entries.append(
      Entry(
        target: target, selector: selector, argument: argument, cancel: cancel, number: number))
  }

  static func cancel(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    cancel(
      entries.filter { entry in
        entry.target === target && entry.selector == selector
          && isEqual(entry.argument, argument)
      })
  }

  static func cancel(of target: AnyObject) {
    cancel(entries.filter { $0.target === target })
  }

  private static func cancel(_ canceled: [Entry]) {
    for entry in canceled { entry.cancel() }
    let numbers = Set(canceled.map(\.number))
    entries.removeAll { numbers.contains($0.number) }
  }

  private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }
}
