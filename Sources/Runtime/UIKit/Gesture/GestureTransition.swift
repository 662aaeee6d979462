/// What a change of a recogniser's state means. Changes that are not in the table are mistakes.
struct GestureTransition {
  typealias State = UIGestureRecognizer.State

  let from: State
  let to: State
  /// Whether the targets hear of it.
  let notifies: Bool

  /// All changes a recogniser may make by itself, as UIKit documents them for discrete and
  /// continuous gestures. The way back to `.possible` is the system's alone.
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
  /// Whether the recogniser waits for its reset.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Whether a gesture is under way or was just recognised.
  var isRecognizing: Bool { self == .began || self == .changed || self == .ended }
  /// Whether a continuous gesture is under way.
  var isUnderWay: Bool { self == .began || self == .changed }
}
