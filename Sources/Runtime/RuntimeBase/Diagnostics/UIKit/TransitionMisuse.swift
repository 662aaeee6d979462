import Foundation

/// The misuses of view controller transitions.
package enum TransitionMisuse: MisuseCase {
  case notCompleted(from: AnyObject, to: AnyObject, duration: Double, animator: AnyObject?)
  case completedTwice
  case percentOutOfRange(CGFloat)
  case noTransition(String)

  package var sentence: String {
    switch self {
    case .notCompleted(let from, let to, let duration, let animator):
      "The transition from \(typeOf: from) to \(typeOf: to) is not complete a second after its "
        + "\(duration) seconds, so the views receive no touches; "
        + "\(animator.map { "\(typeOf: $0)" } ?? "its animator") must call completeTransition(_:) "
        + "on its context at the end of the animation."
    case .completedTwice:
      "completeTransition(_:) was called a second time for one transition, so it is ignored; "
        + "call it once, at the end of the animation."
    case .percentOutOfRange(let percent):
      "UIPercentDrivenInteractiveTransition.update(_:) was called with \(percent), so it is "
        + "ignored; pass a number from 0 to 1."
    case .noTransition(let call):
      "UIPercentDrivenInteractiveTransition.\(call) was called without a transition, so it is "
        + "ignored; return it from the transitioning delegate and call it once the transition has "
        + "begun."
    }
  }
}
