/// What a sheet is doing.
public enum SheetPhase: Equatable, Sendable {
  /// At a stop, by index.
  case resting(stop: Int)
  /// Under a finger.
  case dragging
  /// On its way to a stop by itself; presenting is settling from outside.
  case settling(stop: Int)
  /// On its way out.
  case dismissing
  /// Out of the container: before presentation and after dismissal.
  case dismissed
}
