/// The response to the keyboard.
///
/// In any case the keyboard replaces the bottom safe area, so a stop is higher by the covered
/// height, up to the largest (S1.214, measured).
public struct SheetKeyboardStyle: Equatable, Sendable {
  /// Indicates whether a sheet with several stops moves to its largest while the keyboard is shown:
  /// yes (S1.211, measured).
  public var raisesToLargest = true
  /// Indicates whether an attached sheet rests on the keyboard, as if the container ended there,
  /// rather than extend below it: no.
  public var carriesSheet = false
  /// The distance in points that a form sheet in regular width keeps from the keyboard: 10
  /// (tunable; S1.204 says that it moves up).
  public var formGap = 10.0

  /// Creates the values above.
  public init() {}
}
