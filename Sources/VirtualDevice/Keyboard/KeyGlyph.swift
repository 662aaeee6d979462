import UIKit

/// The symbol on a key that has no text.
@MainActor
struct KeyGlyph {
  private let kind: KeyboardKey.Kind
  private let isShifted: Bool

  /// Creates the symbol of a key; `nil` for keys with a text.
  init?(_ kind: KeyboardKey.Kind, isShifted: Bool) {
    guard kind == .shift || kind == .delete || kind == .hide else { return nil }
    self.kind = kind
    self.isShifted = isShifted
  }

  func draw(in frame: CGRect, ink: UIColor, _ context: CGContext) {
    let path = CGMutablePath()
    let (x, y) = (frame.midX, frame.midY)
    switch kind {
    case .shift:
      path.move(to: CGPoint(x: x, y: y - 9))
      let right: [(CGFloat, CGFloat)] = [
        (9, 0), (4.5, 0), (4.5, 8), (-4.5, 8), (-4.5, 0), (-9, 0),
      ]
      for step in right { path.addLine(to: CGPoint(x: x + step.0, y: y + step.1)) }
      path.closeSubpath()
    case .delete:
      path.move(to: CGPoint(x: x - 11, y: y))
      for step in [(-4.5, -7.5), (10, -7.5), (10, 7.5), (-4.5, 7.5)] as [(CGFloat, CGFloat)] {
        path.addLine(to: CGPoint(x: x + step.0, y: y + step.1))
      }
      path.closeSubpath()
      path.move(to: CGPoint(x: x - 1, y: y - 3.5))
      path.addLine(to: CGPoint(x: x + 6, y: y + 3.5))
      path.move(to: CGPoint(x: x + 6, y: y - 3.5))
      path.addLine(to: CGPoint(x: x - 1, y: y + 3.5))
    default:
      path.addRect(CGRect(x: x - 10, y: y - 8, width: 20, height: 10))
      path.move(to: CGPoint(x: x - 4, y: y + 5))
      path.addLine(to: CGPoint(x: x, y: y + 9))
      path.addLine(to: CGPoint(x: x + 4, y: y + 5))
    }
    context.saveGState()
    context.setStrokeColor(ink.cgColor)
    context.setFillColor(ink.cgColor)
    context.setLineWidth(1.5)
    context.setLineJoin(.round)
    context.setLineCap(.round)
    context.addPath(path)
    if kind == .shift, isShifted { context.fillPath() } else { context.strokePath() }
    context.restoreGState()
  }
}
