/// How far a touch has been handed to its view, which recognisers may hold back or take away.
struct TouchDelivery {
  enum Stage {
    /// The view does not know of the touch yet.
    case untold
    /// The view was told that it began.
    case told
    /// The view hears no more of it.
    case closed
  }

  var stage = Stage.untold
  /// The finger moved and the view was not told yet.
  var hasMoved = false
  /// A recogniser took the touch away from the view.
  var isTaken = false
}
