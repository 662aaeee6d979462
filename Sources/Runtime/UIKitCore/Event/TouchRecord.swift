/// The recipients of a touch, and the reasons why other views did not receive it. For tests and for
/// probes, not for behaviour.
@MainActor
package struct TouchRecord {
  /// The reason why a view under the finger did not receive the touch.
  package enum Refusal: String, Sendable {
    case hidden = "is hidden"
    case interactionDisabled = "has user interaction disabled"
    case transparent = "has an alpha below 0.01"
    case outside = "does not contain the point"
    case hitTestAnsweredNothing = "answered nil to hitTest"
    case exclusiveTouch = "is kept from touches by an exclusive touch"
    case singleTouch = "takes one touch at a time"
  }

  /// The device's number of the finger.
  package let finger: Int
  /// The time in seconds of the media clock.
  package let time: Double
  /// The location in points of the screen.
  package let location: CGPoint
  package internal(set) weak var view: UIView?
  /// The recognisers that received the touch, deepest first.
  package let recognizers: [String]
  /// The recognisers whose delegate refused the touch.
  package let refusingRecognizers: [String]
  /// The views under the finger that did not receive it, front to back.
  package internal(set) var refusals: [(view: String, reason: Refusal)]

  package static func name(_ view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier {
      return "\(type(of: view)) \"\(identifier)\""
    }
    return "\(type(of: view))"
  }

  /// Returns the views whose frames contain the point but which the standard hit test skips.
  package static func refusals(under point: CGPoint, in view: UIView, hit: UIView?) -> [(
    view: String, reason: Refusal
  )] {
    var found: [(view: String, reason: Refusal)] = []
    collect(point, view, hit, &found)
    return found
  }

  /// Collects refusals front to back and ends, as the hit test does, at the view that received the
  /// touch.
  @discardableResult
  private static func collect(
    _ point: CGPoint, _ view: UIView, _ hit: UIView?,
    _ found: inout [(view: String, reason: Refusal)]
  ) -> Bool {
    guard view.bounds.contains(point) || view.point(inside: point, with: nil) else { return false }
    if let reason = refusal(of: view, at: point) {
      found.append((name(view), reason))
      return false
    }
    for subview in view.subviews.reversed()
    where collect(subview.convert(point, from: view), subview, hit, &found) {
      return true
    }
    if view === hit { return true }
    found.append((name(view), .hitTestAnsweredNothing))
    return false
  }

  private static func refusal(of view: UIView, at point: CGPoint) -> Refusal? {
    if view.isHidden { return .hidden }
    if !view.isUserInteractionEnabled { return .interactionDisabled }
    if view.layer.opacity < 0.01 { return .transparent }
    if !view.point(inside: point, with: nil) { return .outside }
    return nil
  }
}
