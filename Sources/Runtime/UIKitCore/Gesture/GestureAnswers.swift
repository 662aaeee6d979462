/// The answers of delegates and subclasses about pairs of gesture recognisers in the current
/// sequence of touches.
@MainActor
final class GestureAnswers {
  private enum Question {
    case simultaneous, failure
  }

  private struct Key: Hashable {
    let question: Question
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  /// The known answers; only looked up, never iterated, so that their order has no effect.
  private var known: [Key: Bool] = [:]

  func forget() {
    known.removeAll(keepingCapacity: true)
  }

  /// Returns whether both may recognise simultaneously; the consent of either delegate suffices.
  func simultaneous(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    answer(.simultaneous, first, second) {
      first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
    }
      || answer(.simultaneous, second, first) {
        second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
          ?? false
      }
  }

  /// Returns whether `waiting` must wait for `other`, according to either recogniser or either
  /// delegate.
  func requires(
    _ waiting: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    answer(.failure, waiting, other) {
      waiting.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: waiting)
        || waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: other) ?? false
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) ?? false
    }
  }

  private func answer(
    _ question: Question, _ first: UIGestureRecognizer, _ second: UIGestureRecognizer,
    _ ask: () -> Bool
  ) -> Bool {
    let key = Key(
      question: question, first: ObjectIdentifier(first), second: ObjectIdentifier(second))
    if let answer = known[key] { return answer }
    let answer = ask()
    known[key] = answer
    return answer
  }
}
