/// Something that happens to a sheet.
///
/// Every event has a defined result in every phase. Distances and velocities are a finger's: points
/// and points a second, positive downwards. The recogniser owns the ten points of slop, so
/// movements count one to one from the first.
public enum SheetEvent: Equatable, Sendable {
  /// Time is now this many seconds, on any clock that does not go back. Send it once a frame, before
  /// the frame's other events.
  case tick(Double)
  /// Bring the sheet in. Only counts while it is dismissed.
  case present(SheetAnimation)
  /// A finger begins to move the sheet, or content in it. It takes a sheet that is settling from
  /// where it is. `mayDismiss` is the delegate's answer, asked now (S1.73); `scroll` is the content
  /// under the finger, if any.
  case dragBegan(mayDismiss: Bool, scroll: SheetScroll? = nil)
  /// The finger moved since the last event. With `scroll` the sheet takes its share only, and
  /// ``SheetEffects/contentMovement`` says what the content takes.
  case dragMoved(by: Double, scroll: SheetScroll? = nil)
  /// The finger left with a velocity.
  case dragEnded(velocity: Double, scroll: SheetScroll? = nil)
  /// The system took the touch away: the sheet goes back to where it was selected to be.
  case dragCancelled
  /// Code selects a detent; `nil` or an unknown one means the smallest. Never reported as a user's
  /// change.
  case select(SheetDetentID?, SheetAnimation)
  /// Code dismisses the sheet. Nobody is asked (S1.77).
  case dismiss(SheetAnimation)
  /// A tap on the grabber: to the next larger stop, from the largest to the smallest. With one stop
  /// it dismisses, if the sheet may be dismissed (S1.104, S1.105).
  case grabberTapped(mayDismiss: Bool)
  /// A tap on the dimming: dismisses from any stop, or does nothing if that is refused (S1.50).
  case dimmingTapped(mayDismiss: Bool)
  /// An accessibility escape or an escape key: dismisses, or does nothing if that is refused.
  case escaped(mayDismiss: Bool)
  /// An accessibility increment (`true`) or decrement of the grabber: one stop up or down.
  case stepped(larger: Bool)
  /// The app changed what it asks.
  case configurationChanged(SheetConfiguration, SheetAnimation)
  /// The look changed: other springs, other sizes.
  case styleChanged(SheetStyle, SheetAnimation)
  /// The container changed: rotation, resizing, traits. A settling or dragged sheet keeps its place
  /// among the stops.
  case containerChanged(SheetContainer, SheetAnimation)
  /// The keyboard covers this many points of the container's bottom.
  case keyboardChanged(overlap: Double, SheetAnimation)
  /// Something in front of the sheet came, moved or went.
  case coverChanged(SheetCover)
}
