extension UITouch {
  /// The force of the touch: 0, as on screens that do not measure it.
  public var force: CGFloat { 0 }

  /// The greatest force that can be measured: 0, as on screens that do not measure it.
  public var maximumPossibleForce: CGFloat { 0 }

  /// Returns the location in a view with the greatest precision: ``location(in:)``.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the previous location in a view with the greatest precision:
  /// ``previousLocation(in:)``.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UIEvent {
  /// Returns the touches that were measured since the last event: the touch itself, as there is one
  /// sample for each frame.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Returns the touches that are expected next: none, as touches are not predicted.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }
}
