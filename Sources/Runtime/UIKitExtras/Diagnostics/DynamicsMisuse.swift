/// The misuses of dynamic animators.
package enum DynamicsMisuse: MisuseCase {
  case behaviorOfAnotherAnimator
  case pathOfOneCorner

  package var sentence: String {
    switch self {
    case .behaviorOfAnotherAnimator:
      "A dynamic behavior that belongs to another animator was added, so nothing changes; remove "
        + "it from the other animator first."
    case .pathOfOneCorner:
      "A collision boundary has fewer than two corners, so nothing collides with it; give it a "
        + "path with lines."
    }
  }
}
