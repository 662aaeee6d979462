/// The delivery state of a touch to its view, which recognisers can delay or cancel.
struct TouchDelivery {
  enum Stage {
    /// The view has not received the touch yet.
    case pending
    /// The view has received the beginning of the touch.
    case delivered
    /// The view receives nothing more of the touch.
    case closed
  }

  var stage = Stage.pending
  /// Indicates whether the finger moved and the view was not notified yet.
  var hasMoved = false
  /// Indicates whether a recogniser cancelled the touch in the view.
  var isTaken = false
}
