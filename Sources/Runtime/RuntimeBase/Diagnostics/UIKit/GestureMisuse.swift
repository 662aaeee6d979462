import Foundation

/// The misuses of gesture recognizers and touches.
package enum GestureMisuse: MisuseCase {
  case impossibleTransition(String, from: Any, to: Any)
  case unknownTouch(Int, of: String, count: Int)
  case touchNotFinite(CGPoint?)
  case touchBeganTwice(Int)
  case scrollPanDelegate
  case failsAfterItself(String)

  package var sentence: String {
    switch self {
    case .impossibleTransition(let recognizer, let old, let new):
      "\(recognizer) cannot change its state from \(old) to \(new), so its state is unchanged; "
        + "set only states that follow \(old)."
    case .unknownTouch(let index, let recognizer, let count):
      "\(recognizer) has \(count) touches and none with the index \(index), so their center is "
        + "returned; read numberOfTouches first."
    case .touchNotFinite(let location):
      "A touch has the location \(location.map { "\($0)" } ?? "nil") or a time that is not "
        + "finite, so it is ignored; pass finite coordinates and times."
    case .touchBeganTwice(let finger):
      "The touch of finger \(finger) began twice, so the second is ignored; end the first before."
    case .scrollPanDelegate:
      "The delegate of a scroll view's own pan gesture recognizer was set, so it is unchanged; "
        + "override gestureRecognizerShouldBegin(_:) in a subclass of the scroll view, or add "
        + "another gesture recognizer."
    case .failsAfterItself(let recognizer):
      "\(recognizer) was made to wait for its own failure, so the call is ignored; pass another "
        + "gesture recognizer to require(toFail:)."
    }
  }

  package var exception: String? {
    switch self {
    case .unknownTouch:
      "NSRangeException"
    case .scrollPanDelegate:
      "NSInvalidArgumentException"
    default: nil
    }
  }
}
