import UIKit

/// An error of an interaction with a device that a user could not perform either.
public enum DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No view on the screen has the label or identifier.
  case notFound(String, near: String?)
  /// No element on the screen satisfies the conditions; the names are those on the screen.
  case noMatch(String, on: [String])
  /// The element is there, but another view would receive a touch on it.
  case covered(String, by: String)
  /// The element is there, but outside of the screen.
  case outside(String)
  /// The point of a touch is outside of the screen, which has the size in points.
  case offScreen(CGPoint, CGSize)
  /// A view has this name, but assistive technology cannot reach it.
  case unreachable(String)
  /// Assistive technology finds no element at the point.
  case noElement(CGPoint)
  /// An element does not support the action, for the given reason.
  case impossible(String, String)
  /// Animations, timers or other work still ran after the permitted time.
  case notSettled(after: Double, running: [String])
  /// The finger was lifted or cancelled before.
  case fingerIsUp
  /// A text was typed, but there is no first responder that takes text.
  case noTextInput(String)
  /// The picture is impossible, for the given reason.
  case noPicture(String)

  /// The error in one sentence, without a full stop.
  public var description: String {
    switch self {
    case .notFound(let name, let near?):
      "nothing on the screen is called \(Excerpt.quoted(name)); did you mean \"\(near)\"?"
    case .notFound(let name, nil):
      "nothing on the screen has the label or identifier \(Excerpt.quoted(name))"
    case .noMatch(let conditions, let names):
      "nothing on the screen has \(conditions); there are: "
        + names.prefix(20).joined(separator: ", ")
    case .covered(let name, let cover):
      "a finger on \(Excerpt.quoted(name)) would touch \(cover) instead"
    case .outside(let name): "\(Excerpt.quoted(name)) is not inside the screen"
    case .offScreen(let point, let size):
      "the point \(Self.text(point)) is outside of the screen, which has "
        + "\(FixedNumber.text(size.width, places: 1)) × \(FixedNumber.text(size.height, places: 1)) points"
    case .unreachable(let name):
      "\(Excerpt.quoted(name)) is on the screen but cannot be reached by assistive technology: something modal "
        + "is in front, or it is no accessibility element"
    case .noElement(let point):
      "assistive technology reaches nothing at \(Self.text(point))"
    case .impossible(let name, let reason):
      "\(Excerpt.quoted(name)) cannot be used that way: \(reason)"
    case .notSettled(let time, let running):
      "after \(FixedNumber.text(time, places: 3)) s there still runs: "
        + running.joined(separator: "; ")
    case .fingerIsUp: "the finger is not on the screen any more; touch again"
    case .noTextInput(let text):
      "\(Excerpt.quoted(text)) cannot be typed: no text field has the keyboard; tap one first"
    case .noPicture(let reason): reason
    }
  }

  private static func text(_ point: CGPoint) -> String {
    "\(FixedNumber.text(point.x, places: 1)), \(FixedNumber.text(point.y, places: 1))"
  }
}
