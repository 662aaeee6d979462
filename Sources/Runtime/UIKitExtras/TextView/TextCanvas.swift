/// The view on which a text view's lines are drawn; it scrolls with the content.
final class TextCanvas: UIView {
  weak var owner: UITextView?
  /// The text has a view of its own, in front of the highlight and behind the caret and the
  /// handles.
  private let text = TextDrawing(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    text.canvas = self
    text.isUserInteractionEnabled = false
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  override func setNeedsDisplay() {
    text.setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = bounds
  }

  /// Draws the lines of the owner.
  final class TextDrawing: UIView {
    weak var canvas: TextCanvas?

    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
      contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      guard let owner = canvas?.owner, let context = GraphicsContextStack.current else { return }
      owner.shownLines.draw(
        in: context, at: owner.linesOrigin, color: owner.colorStorage ?? .label)
    }
  }
}
