/// The reorder control at the end of a row, by which a finger drags the row.
final class ReorderHandle: UIView {
  private let symbol = CellAccessory.symbol("line.3.horizontal", 17, .regular, .tertiaryLabel)

  /// The size of the touchable area, in points; tunable.
  private static let size = CGSize(width: 44, height: 44)

  init(_ moved: @escaping (UIGestureRecognizer) -> Void) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    addSubview(symbol)
    isAccessibilityElement = true
    accessibilityTraits = .button
    // A long press without a minimum duration, so that neither the table nor the row receives the
    // touch.
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
