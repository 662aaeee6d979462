/// A timer that calls a selector's method of a target, with itself as the argument.
///
/// The translation of sources writes it in place of `Timer` where one is created with a target: an
/// initialiser of `Timer` itself could not keep ``userInfo``.
public final class SelectorTimer: Timer {
  // Accessed where the timer is.
  nonisolated(unsafe) private var information: Any?

  /// The value that the timer was created with, until it is invalidated.
  public override var userInfo: Any? { information }

  /// Creates a timer that fires once it is added to a run loop. The target is retained until the timer
  /// is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer whose first date is given, and that fires once it is added to a run loop.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any,
    selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    information = userInfo
    super.init(fire: date, interval: ti, repeats: yesOrNo) { timer in
      _ = PerformedSelector(target, aSelector, timer, nil).result()
    }
  }

  public override func invalidate() {
    super.invalidate()
    information = nil
  }
}
