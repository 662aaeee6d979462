import CoreGraphics
import Foundation

extension CGPath {
  /// Returns the same subpaths, each drawn from its end to its start.
  func reversed() -> CGPath {
    let result = CGMutablePath()
    var subpath: [PathElement] = []
    func flush() {
      defer { subpath.removeAll() }
      result.addReversed(subpath)
    }
    for element in elements {
      if case .move = element { flush() }
      subpath.append(element)
    }
    flush()
    return result
  }
}

extension CGMutablePath {
  fileprivate func addReversed(_ elements: [PathElement]) {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let point, _): points.append(point)
      case .curve(let point, _, _): points.append(point)
      case .close: break
      }
    }
    guard let last = points.last else { return }
    move(to: last)
    var index = points.count - 1
    var isClosed = false
    for element in elements.reversed() {
      switch element {
      case .move: break
      case .line:
        index -= 1
        addLine(to: points[index])
      case .quad(_, let control):
        index -= 1
        addQuadCurve(to: points[index], control: control)
      case .curve(_, let control1, let control2):
        index -= 1
        addCurve(to: points[index], control1: control2, control2: control1)
      case .close: isClosed = true
      }
    }
    if isClosed { closeSubpath() }
  }
}
