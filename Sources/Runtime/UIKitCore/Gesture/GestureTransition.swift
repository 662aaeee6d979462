/// The effect of a change of a recogniser's state. Changes that are not in the table are mistakes.
struct GestureTransition {
  typealias State = UIGestureRecognizer.State

  let from: State
  let to: State
  /// Indicates whether the actions are sent.
  let notifies: Bool

  /// All changes that a recogniser may make itself, as UIKit documents them for discrete and
  /// continuous gestures. Only the system returns it to `.possible`.
  static let table = [
    GestureTransition(from: .possible, to: .began, notifies: true),
    GestureTransition(from: .possible, to: .ended, notifies: true),
    GestureTransition(from: .possible, to: .failed, notifies: false),
    GestureTransition(from: .possible, to: .cancelled, notifies: false),
    GestureTransition(from: .began, to: .changed, notifies: true),
    GestureTransition(from: .began, to: .ended, notifies: true),
    GestureTransition(from: .began, to: .cancelled, notifies: true),
    GestureTransition(from: .began, to: .failed, notifies: true),
    GestureTransition(from: .changed, to: .changed, notifies: true),
    GestureTransition(from: .changed, to: .ended, notifies: true),
    GestureTransition(from: .changed, to: .cancelled, notifies: true),
    GestureTransition(from: .changed, to: .failed, notifies: true),
  ]

  static func between(_ from: State, _ to: State) -> GestureTransition? {
    table.first { $0.from == from && $0.to == to }
  }
}

extension UIGestureRecognizer.State {
  /// Indicates whether the gesture is over and the recogniser waits for its reset.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Indicates whether a gesture is in progress or was just recognised.
  var isRecognizing: Bool { self == .began || self == .changed || self == .ended }
  /// Indicates whether a continuous gesture is in progress.
  package var isUnderWay: Bool { self == .began || self == .changed }
}
