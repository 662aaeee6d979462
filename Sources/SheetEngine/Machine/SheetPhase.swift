/// The phase of a sheet.
public enum SheetPhase: Equatable, Sendable {
  /// The sheet is at rest at the stop with this index.
  case resting(stop: Int)
  /// A finger moves the sheet.
  case dragging
  /// The sheet moves to a stop by itself, after a presentation or a drag, or by code.
  case settling(stop: Int)
  /// The sheet moves out of the container.
  case dismissing
  /// The sheet is outside of the container: before presentation and after dismissal.
  case dismissed
}
