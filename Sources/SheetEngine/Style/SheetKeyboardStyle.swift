/// What a keyboard does to the sheet.
///
/// In any case it takes the place of the bottom safe area, so a stop is higher by what the keyboard
/// covers, up to the largest (S1.214, measured).
public struct SheetKeyboardStyle: Equatable, Sendable {
  /// Whether a sheet with several stops goes to its largest while the keyboard shows: yes
  /// (S1.211, measured; I22 reads as "only as far as needed", which nobody measured).
  public var raisesToLargest = true
  /// Whether an attached sheet lies on the keyboard, as if the container ended there, rather than
  /// reach below it: no.
  public var carriesSheet = false
  /// Distance in points that a form sheet in regular width keeps from the keyboard: 10
  /// (tunable; S1.204 says that it moves up).
  public var formGap = 10.0

  /// Makes the values above.
  public init() {}
}
