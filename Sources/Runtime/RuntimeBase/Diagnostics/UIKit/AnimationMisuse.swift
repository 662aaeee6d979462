import Foundation

/// The misuses of keyframe animations and property animators.
package enum AnimationMisuse: MisuseCase {
  case keyframeOutsideAnimation
  case fractionOutOfRange(CGFloat)
  case finishedBeforeStop
  case continuedBeforePause
  case notInterruptible(String)
  case stopped(String)
  case animatorReleased(String)

  package var sentence: String {
    switch self {
    case .keyframeOutsideAnimation:
      "addKeyframe was called outside of animateKeyframes, so the changes were made without "
        + "animation; call it inside of the animations block."
    case .fractionOutOfRange(let fraction):
      "fractionComplete was set to \(fraction), so it is unchanged; set it to a number from 0 to "
        + "1."
    case .finishedBeforeStop:
      "finishAnimation(at:) was called for an animator that is not stopped, so it is ignored; "
        + "call stopAnimation(false) first."
    case .continuedBeforePause:
      "continueAnimation was called for an animator that is not paused, so it is ignored; call "
        + "pauseAnimation() first."
    case .notInterruptible(let action):
      "An animator that is not interruptible was \(action), so the call is ignored; set "
        + "isInterruptible before it starts."
    case .stopped(let action):
      "A stopped animator was \(action), so the call is ignored; call finishAnimation(at:) first."
    case .animatorReleased(let state):
      "A property animator was released while it was \(state), so its animations end where they "
        + "are; call stopAnimation(true), or finishAnimation(at:) when it is stopped, before "
        + "releasing it."
    }
  }

  package var exception: String? {
    switch self {
    case .animatorReleased:
      "NSInternalInconsistencyException"
    default: nil
    }
  }
}
