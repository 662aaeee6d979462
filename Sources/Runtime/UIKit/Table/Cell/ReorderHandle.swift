/// The handle at a row's end that a finger carries it by.
final class ReorderHandle: UIView {
  private let symbol = CellAccessory.symbol("line.3.horizontal", 17, .regular, .tertiaryLabel)

  /// What takes hold, in points; tunable.
  private static let size = CGSize(width: 44, height: 44)

  init(_ moved: @escaping (UIGestureRecognizer) -> Void) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    addSubview(symbol)
    isAccessibilityElement = true
    accessibilityTraits = .button
    // A press that begins at once, so that neither the table nor the row gets the touch.
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { moved($0) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.center = CGPoint(x: bounds.maxX - symbol.bounds.width / 2, y: bounds.midY)
  }
}
