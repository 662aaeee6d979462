/// The part of a container that the keyboard covers, and how a sheet follows it.
public struct SheetKeyboard: Equatable, Sendable {
  /// The keyboard's frame in the container's coordinates.
  public var frame: SheetRect

  /// Creates a keyboard from its frame in the container's coordinates.
  public init(frame: SheetRect) {
    self.frame = frame
  }

  /// The height in points of an area's bottom part that the keyboard covers, as much as all of it;
  /// for ``SheetContainer/keyboardOverlap``.
  public func overlap(of area: SheetRect) -> Double {
    let top = frame.y > area.y ? frame.y : area.y
    return area.maxY > top ? area.maxY - top : 0
  }

  /// The animation of a sheet that moves with a keyboard for a duration in seconds: a critically
  /// damped spring, or none without a duration.
  public static func animation(duration: Double) -> SheetAnimation {
    duration > 0 ? .spring(SheetSpring(duration: duration, dampingRatio: 1)) : .none
  }
}
