/// An element of a path, in the path's own coordinates.
package enum PathElement: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quad(let point, let control): .quad(point.applying(t), control: control.applying(t))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .close: .close
    }
  }

  /// The end point of the element; `nil` for a close.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }
}
