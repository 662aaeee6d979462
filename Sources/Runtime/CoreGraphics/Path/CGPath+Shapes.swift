import Foundation

extension CGPath {
  func appendRect(_ rect: CGRect, _ t: CGAffineTransform) {
    guard !rect.isNull else { return }
    append(.move(CGPoint(x: rect.minX, y: rect.minY).applying(t)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY).applying(t)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY).applying(t)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY).applying(t)))
    append(.close)
  }

  func appendEllipse(_ rect: CGRect, _ t: CGAffineTransform) {
    guard !rect.isNull else { return }
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let unit = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.midX, ty: rect.midY)
      .concatenating(t)
    appendArc(unit: unit, from: 0, delta: 2 * .pi, joined: false)
    append(.close)
  }

  func appendRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ t: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    if cornerWidth < 0 || cornerHeight < 0 || 2 * cornerWidth > rect.width + 1e-6
      || 2 * cornerHeight > rect.height + 1e-6
    {
      Misuse.report(PathMisuse.cornersTooLarge(cornerWidth, cornerHeight, of: rect))
    }
    let rx = max(0, min(cornerWidth, rect.width / 2))
    let ry = max(0, min(cornerHeight, rect.height / 2))
    guard rx > 0, ry > 0 else { return appendRect(rect, t) }
    func corner(_ x: CGFloat, _ y: CGFloat, from angle: CGFloat) {
      let unit = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: x, ty: y).concatenating(t)
      appendArc(unit: unit, from: angle, delta: .pi / 2, joined: true)
    }
    append(.move(CGPoint(x: rect.maxX, y: rect.midY).applying(t)))
    corner(rect.maxX - rx, rect.maxY - ry, from: 0)
    corner(rect.minX + rx, rect.maxY - ry, from: .pi / 2)
    corner(rect.minX + rx, rect.minY + ry, from: .pi)
    corner(rect.maxX - rx, rect.minY + ry, from: 1.5 * .pi)
    append(.close)
  }

  /// The largest number of quarter turns that an arc is drawn in; tunable, a thousand turns.
  private static var mostQuarters: CGFloat { 4000 }

  /// Adds an arc of the unit circle transformed by `unit`, in pieces of at most a quarter turn.
  /// `joined` draws a line from the current point to its start, if there is a current point.
  func appendArc(unit: CGAffineTransform, from start: CGFloat, delta: CGFloat, joined: Bool) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: CGFloat(cos(Double(angle))), y: CGFloat(sin(Double(angle))))
    }
    let first = point(start)
    if joined, hasCurrentPoint {
      append(.line(first.applying(unit)))
    } else {
      append(.move(first.applying(unit)))
    }
    guard delta != 0, delta.isFinite else { return }
    let quarters = min((abs(delta) / (.pi / 2) - 1e-9).rounded(.up), Self.mostQuarters)
    let pieces = max(1, Int(clamping: quarters))
    let step = delta / CGFloat(pieces)
    let reach = CGFloat(4.0 / 3.0 * tan(Double(step) / 4))
    var from = first
    for index in 1...pieces {
      let to = point(start + step * CGFloat(index))
      append(
        .curve(
          to.applying(unit),
          control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x).applying(unit),
          control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x).applying(unit)))
      from = to
    }
  }
}
