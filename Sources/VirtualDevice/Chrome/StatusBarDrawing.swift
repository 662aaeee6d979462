import UIKit

/// The drawing of a status bar's parts in one colour.
@MainActor
struct StatusBarDrawing {
  let context: CGContext
  let scale: CGFloat
  let color: UIColor

  func draw(_ layout: StatusBarLayout) {
    GraphicsContextStack.with(context, scale: scale) {
      drawClock(layout)
    }
    context.setFillColor(color.cgColor)
    if let x = layout.signalX { drawSignal(x: x, middle: layout.symbolY) }
    drawWireless(x: layout.wirelessX, middle: layout.symbolY)
    drawBattery(x: layout.batteryX, middle: layout.symbolY)
  }

  private func drawClock(_ layout: StatusBarLayout) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: layout.clockSize, weight: .semibold),
      .foregroundColor: color,
    ]
    let size = layout.clockText.size(withAttributes: attributes)
    let x = layout.isClockCentered ? layout.clock.x - size.width / 2 : layout.clock.x
    layout.clockText.draw(
      at: CGPoint(x: x, y: layout.clock.y - size.height / 2), withAttributes: attributes)
  }

  /// Four bars that rise by an even step.
  private func drawSignal(x: Double, middle: Double) {
    let size = StatusBarLayout.signalSize
    let bar = size.width / 6
    let step = (size.width - bar) / 3
    for index in 0..<4 {
      let height = size.height * (0.34 + 0.22 * Double(index))
      let rect = CGRect(
        x: x + step * Double(index), y: middle + size.height / 2 - height, width: bar,
        height: height)
      fill(rect, radius: 1)
    }
  }

  /// Three rings cut to a fan of a right angle and a bit, the innermost a full sector.
  private func drawWireless(x: Double, middle: Double) {
    let size = StatusBarLayout.wirelessSize
    let tip = CGPoint(x: x + size.width / 2, y: middle + size.height / 2)
    let outer = size.height
    let half = 0.76
    let up = -Double.pi / 2
    for (from, to) in [(0.74, 1.0), (0.41, 0.64), (0.0, 0.30)] {
      let path = CGMutablePath()
      path.addArc(
        center: tip, radius: outer * to, startAngle: up - half, endAngle: up + half,
        clockwise: false)
      if from > 0 {
        path.addArc(
          center: tip, radius: outer * from, startAngle: up + half, endAngle: up - half,
          clockwise: true)
      } else {
        path.addLine(to: tip)
      }
      path.closeSubpath()
      context.addPath(path)
      context.fillPath()
    }
  }

  /// An outline with a cap, full.
  private func drawBattery(x: Double, middle: Double) {
    let size = StatusBarLayout.batterySize
    let body = CGRect(x: x, y: middle - size.height / 2, width: 25, height: size.height)
    context.saveGState()
    context.setStrokeColor(color.withAlphaComponent(0.35).cgColor)
    context.setLineWidth(1)
    context.addPath(rounded(body.insetBy(dx: 0.5, dy: 0.5), radius: 3.8))
    context.strokePath()
    context.setFillColor(color.withAlphaComponent(0.4).cgColor)
    fill(
      CGRect(x: body.maxX + 1, y: middle - 2, width: size.width - 26, height: 4), radius: 0.65)
    context.restoreGState()
    fill(body.insetBy(dx: 2, dy: 2), radius: 2.5)
  }

  private func fill(_ rect: CGRect, radius: CGFloat) {
    context.addPath(rounded(rect, radius: radius))
    context.fillPath()
  }

  private func rounded(_ rect: CGRect, radius: CGFloat) -> CGPath {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    return CGPath(
      roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
