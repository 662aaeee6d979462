/// What the engine remembers of a drag.
struct SheetDrag: Equatable, Sendable {
  /// The delegate's answer when the drag began.
  var wasAllowedToDismiss = false
  /// Where the finger has the sheet on its axis, as if nothing resisted.
  var finger = 0.0
  /// Where it had it when the drag began.
  var start = 0.0
  /// Whether the drag began over content that was scrolled away from its top.
  var beganInMidContent = false
}
