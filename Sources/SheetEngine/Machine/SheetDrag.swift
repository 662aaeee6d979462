/// The state of a drag.
struct SheetDrag: Equatable, Sendable {
  /// The delegate's answer when the drag began.
  var wasAllowedToDismiss = false
  /// The position on the sheet's axis that the finger asks for, as if nothing resisted.
  var finger = 0.0
  /// The same when the drag began.
  var start = 0.0
  /// Indicates whether the drag began over content that was scrolled away from its top.
  var beganInMidContent = false
}
