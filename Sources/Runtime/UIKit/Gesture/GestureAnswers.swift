/// What delegates and subclasses answered about pairs of recognisers in this sequence of touches.
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

  /// Looked up only, never walked: its order shows nowhere.
  private var known: [Key: Bool] = [:]

  func forget() {
    known.removeAll(keepingCapacity: true)
  }

  /// Whether both may recognise; either delegate's yes suffices.
  func simultaneous(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    answer(.simultaneous, first, second) {
      first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
    }
      || answer(.simultaneous, second, first) {
        second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
          ?? false
      }
  }

  /// Whether `waiting` must wait for `other`: said by either recogniser or either delegate.
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
