/// An input of a sheet.
///
/// Every event has a defined result in every phase. Distances and velocities are a finger's: points
/// and points a second, positive downwards. The recogniser owns the ten points of slop, so
/// movements count one to one from the first.
public enum SheetEvent: Equatable, Sendable {
  /// The time is now this many seconds, on any clock that does not go back. Send it once a frame,
  /// before the frame's other events.
  case tick(Double)
  /// The sheet is presented. Has an effect only while it is dismissed.
  case present(SheetAnimation)
  /// A finger begins to move the sheet, or content in it. A sheet that is settling is caught at its
  /// current position. `mayDismiss` is the delegate's answer at this moment (S1.73); `scroll` is
  /// the content under the finger, if any.
  case dragBegan(mayDismiss: Bool, scroll: SheetScroll? = nil)
  /// The finger moved since the last event. With `scroll` the sheet moves by its share only, and
  /// ``SheetEffects/contentMovement`` is the content's.
  case dragMoved(by: Double, scroll: SheetScroll? = nil)
  /// The finger was lifted with a velocity. `landing` is the destination that the app chose; `nil`
  /// means that of ``SheetMachine/landing(velocity:scroll:)``. One that does not exist is ignored.
  case dragEnded(velocity: Double, scroll: SheetScroll? = nil, landing: SheetLanding? = nil)
  /// The system cancelled the touch: the sheet returns to its selected detent.
  case dragCancelled
  /// Code selects a detent; `nil` or an unknown one means the smallest. Never reported as a user's
  /// change.
  case select(SheetDetentID?, SheetAnimation)
  /// Code moves the sheet to a height in points between its stops, as a detent's: without the bottom
  /// safe area. It is clamped to the smallest and the largest stop, and the selection stays.
  case move(toHeight: Double, SheetAnimation)
  /// Code dismisses the sheet, without a question to the delegate (S1.77).
  case dismiss(SheetAnimation)
  /// A tap on the grabber: selects the next larger stop, or the smallest after the largest. With
  /// one stop it dismisses, if the sheet may be dismissed (S1.104, S1.105).
  case grabberTapped(mayDismiss: Bool)
  /// A tap on the dimming view: dismisses from any stop, or has no effect if that is prevented
  /// (S1.50).
  case dimmingTapped(mayDismiss: Bool)
  /// An accessibility escape or an escape key: dismisses, or has no effect if that is prevented.
  case escaped(mayDismiss: Bool)
  /// An accessibility increment (`true`) or decrement of the grabber: one stop up or down.
  case stepped(larger: Bool)
  /// The app changed the sheet's properties.
  case configurationChanged(SheetConfiguration, SheetAnimation)
  /// The look changed: other springs, other sizes.
  case styleChanged(SheetStyle, SheetAnimation)
  /// The container changed: rotation, resizing, traits. A settling or dragged sheet keeps its
  /// fractional index among the stops.
  case containerChanged(SheetContainer, SheetAnimation)
  /// The keyboard now covers this many points of the container's bottom.
  case keyboardChanged(overlap: Double, SheetAnimation)
  /// A sheet in front was presented, moved or dismissed.
  case coverChanged(SheetCover)
}
