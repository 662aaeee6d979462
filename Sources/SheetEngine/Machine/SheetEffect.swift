/// A task for a shell that results from an event.
public enum SheetEffect: Equatable, Sendable {
  /// ``SheetMachine/phase`` changed.
  case phaseChanged
  /// ``SheetMachine/geometry`` may have changed; apply it.
  case layoutChanged
  /// ``SheetMachine/isBackgroundInteractive`` or ``SheetMachine/isPresenterTintDimmed`` changed.
  case dimmingChanged
  /// The content has to be scrolled by its share of the finger's movement, in points.
  case contentMoved(Double)
  /// The content continues with a finger's velocity in points a second: after a release, or when a
  /// flung sheet reached its largest stop with velocity left.
  case contentReleased(Double)
  /// The keyboard has to be dismissed: an interactive dismissal began (S1.217).
  case keyboardDismissalRequested
  /// The sheet no longer moves by itself: it rests, is dismissed, or is dragged. Occurs once for
  /// each ``settleBegan``.
  case settleEnded
  /// The presentation has ended: the sheet rests, or was interrupted.
  case presented
  /// A dismissal that had begun was cancelled: the sheet rests again.
  case dismissalCancelled
  /// The user pulled at a sheet that may not be dismissed (S1.72).
  case dismissalAttempted
  /// The user selected another detent.
  case selectionChanged(SheetDetentID)
  /// A dismissal began: by the user (the delegate's will-dismiss; the view will disappear) or by
  /// code.
  case dismissalBegan(byUser: Bool)
  /// The sheet began to move by itself. A new destination meanwhile does not count.
  case settleBegan
  /// The sheet has been dismissed: by the user (the delegate's did-dismiss) or by code.
  case dismissed(byUser: Bool)
}
