/// Something a shell has to do about an event.
public enum SheetEffect: Equatable, Sendable {
  /// ``SheetMachine/phase`` changed.
  case phaseChanged
  /// ``SheetMachine/geometry`` may have changed; apply it.
  case layoutChanged
  /// ``SheetMachine/isBackgroundInteractive`` or ``SheetMachine/isPresenterTintDimmed`` changed.
  case dimmingChanged
  /// Scroll the content by the finger movement that is its share, in points.
  case contentMoved(Double)
  /// The content is on its own with a finger's velocity in points a second: after a release, or
  /// when a flung sheet reached its largest stop with some left.
  case contentReleased(Double)
  /// Put the keyboard away: an interactive dismissal began (S1.217).
  case keyboardDismissalRequested
  /// The sheet no longer moves by itself: it rests, is gone, or a finger has it. Comes once for each
  /// ``settleBegan``.
  case settleEnded
  /// The presentation is over: the sheet rests, or somebody interrupted it.
  case presented
  /// A dismissal that had begun did not happen: the sheet rests again.
  case dismissalCancelled
  /// The user pulled at a sheet that may not be dismissed (S1.72).
  case dismissalAttempted
  /// The user selected another detent.
  case selectionChanged(SheetDetentID)
  /// A dismissal began: by the user (delegate's will-dismiss; the view will disappear) or by code.
  case dismissalBegan(byUser: Bool)
  /// The sheet began to move by itself. A new target on the way is no new beginning.
  case settleBegan
  /// The sheet is gone: by the user (delegate's did-dismiss) or by code.
  case dismissed(byUser: Bool)
}
