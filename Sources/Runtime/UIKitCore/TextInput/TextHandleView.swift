/// A selection handle: a bar with a knob at an end of the selection, which can be dragged.
final class TextHandleView: UIView {
  /// A closure that is called with the position of the touch, in points of the superview, corrected
  /// by its initial offset.
  var onDrag: ((CGPoint) -> Void)?
  /// A closure that is called when a touch begins and ends.
  var onHold: ((Bool) -> Void)?

  private let isStart: Bool
  private let bar = UIView()
  private let knob = UIView()
  private var line = CGRect.zero
  /// The offset from the touch to the middle of the line, in points.
  private var grip = CGPoint.zero

  /// The side of the knob in points; by the look of iOS, tunable.
  private static let knobSide: CGFloat = 10
  /// The extension of the touchable area around the bar, in points; tunable.
  private static let reach: CGFloat = 16

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    for part in [bar, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    knob.layer.cornerRadius = Self.knobSide / 2
    accessibilityIdentifier = isStart ? "selection start" : "selection end"
    // A long press without a minimum duration, so that the handle follows from the first point.
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { [weak self] recognizer in self?.follow(recognizer) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the handle at an end of the selected part of a line.
  func place(at line: CGRect, tint: UIColor) {
    self.line = line
    let middle = line.midX
    frame = CGRect(
      x: middle - Self.reach, y: line.minY - Self.reach, width: 2 * Self.reach,
      height: line.height + 2 * Self.reach)
    let width = TextLayout.caretWidth
    bar.frame = CGRect(
      x: Self.reach - width / 2, y: Self.reach, width: width, height: line.height)
    let side = Self.knobSide
    knob.frame = CGRect(
      x: Self.reach - side / 2,
      y: isStart ? Self.reach - side + 1 : Self.reach + line.height - 1, width: side,
      height: side)
    bar.backgroundColor = tint
    knob.backgroundColor = tint
  }

  private func follow(_ press: UIGestureRecognizer) {
    guard let superview else { return }
    let finger = press.location(in: superview)
    if press.state == .began {
      grip = CGPoint(x: line.midX - finger.x, y: line.midY - finger.y)
      onHold?(true)
    }
    if press.state == .ended || press.state == .cancelled { onHold?(false) }
    guard press.state == .changed else { return }
    onDrag?(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
  }
}
