import UIKit

/// Why a device cannot do what a person would do with it.
public enum DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing on the screen has the label or identifier.
  case notFound(String, near: String?)
  /// The element is there, but a finger on it would touch something else.
  case covered(String, by: String)
  /// The element is there, but not inside the screen.
  case outside(String)
  /// Something is called so, but assistive technology cannot reach it.
  case unreachable(String)
  /// Assistive technology reaches nothing at the point.
  case noElement(CGPoint)
  /// An element cannot be used that way, and why.
  case impossible(String, String)
  /// Something still runs after the time that was allowed.
  case notSettled(after: Double, running: [String])
  /// The finger was lifted or cancelled before.
  case fingerIsUp
  /// A text was typed, but nothing takes keys.
  case noTextInput(String)
  /// A picture cannot be made.
  case noPicture(String)

  /// The sentence, without a full stop.
  public var description: String {
    switch self {
    case .notFound(let name, let near?):
      "nothing on the screen is called \"\(name)\"; did you mean \"\(near)\"?"
    case .notFound(let name, nil):
      "nothing on the screen has the label or identifier \"\(name)\""
    case .covered(let name, let cover): "a finger on \"\(name)\" would touch \(cover) instead"
    case .outside(let name): "\"\(name)\" is not inside the screen"
    case .unreachable(let name):
      "\"\(name)\" is on the screen but cannot be reached by assistive technology: something modal "
        + "is in front, or it is no accessibility element"
    case .noElement(let point):
      "assistive technology reaches nothing at \(FixedNumber.text(point.x, places: 1)), "
        + "\(FixedNumber.text(point.y, places: 1))"
    case .impossible(let name, let reason): "\"\(name)\" cannot be used that way: \(reason)"
    case .notSettled(let time, let running):
      "after \(FixedNumber.text(time, places: 3)) s there still runs: "
        + running.joined(separator: "; ")
    case .fingerIsUp: "the finger is not on the screen any more; touch again"
    case .noTextInput(let text):
      "\"\(text)\" cannot be typed: no text field has the keyboard; tap one first"
    case .noPicture(let reason): reason
    }
  }
}
