/// A timer that calls a selector's method of a target, with itself as the argument.
///
/// The translation of sources writes it in place of `Timer` where one is created with a target: an
/// initialiser of `Timer` itself could not keep ``userInfo``.
public final class SelectorTimer: ClockTimer {
  // Accessed where the timer is.
  nonisolated(unsafe) private var information: Any?

  /// The value that the timer was created with, until it is invalidated.
  public override var userInfo: Any? { information }

  /// Creates a timer that fires once it is added to a run loop. The target is retained until the timer
  /// is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    information = userInfo
    super.init(
      timeInterval: ti, repeats: yesOrNo, block: Self.call(of: aSelector, on: aTarget))
  }

  /// Creates a timer whose first date is given, and that fires once it is added to a run loop.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any,
    selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    information = userInfo
    super.init(
      fire: date, interval: ti, repeats: yesOrNo, block: Self.call(of: aSelector, on: aTarget))
  }

  private static func call(
    of selector: Selector, on target: Any
  ) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in _ = PerformedSelector(target, selector, timer, nil).result() }
  }

  public override func invalidate() {
    super.invalidate()
    information = nil
  }
}
