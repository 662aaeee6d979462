/// What a text view's lines are drawn on; it stands in the content and moves with it.
final class TextCanvas: UIView {
  weak var owner: UITextView?
  /// The lines: above the caret's and the selection's views would be in front of them, so the text
  /// has a view of its own over the highlight.
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
