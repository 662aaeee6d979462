extension Text: View, LeafView {
  package static func makeItem(node: Node) -> TextItem {
    TextItem(node: node, view: TextLabel(frame: .zero))
  }

  package func update(_ item: TextItem) {
    item.show(self)
  }
}

/// The label behind a text. Fingers touch it: text hides what is behind it.
package final class TextLabel: UILabel {
  /// Opens the links in the text; `nil` where there are none.
  var openURL: OpenURLAction? {
    didSet {
      if openURL != nil, tap.view == nil { addGestureRecognizer(tap) }
      tap.isEnabled = openURL != nil
    }
  }

  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] recognizer in
      guard let self, let url = link(at: recognizer.location(in: self)) else { return }
      openURL?(url)
    }
    return tap
  }()

  private func link(at point: CGPoint) -> URL? {
    guard let text = attributedText, text.length > 0 else { return nil }
    let source = TextSource(text, font: font, paragraph: ParagraphValues())
    let layout = TextLayout.cached(
      source,
      options: TextLayout.Options(
        width: bounds.width, height: .infinity, maximumLines: numberOfLines))
    let index = min(layout.characterIndex(at: point), text.length - 1)
    return text.attribute(.link, at: index, effectiveRange: nil) as? NSURL as URL?
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    numberOfLines = 0
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

package final class TextItem: ViewItem<TextLabel> {
  private var source = TextSource("", font: UIFont.systemFont(ofSize: 17), color: .label)
  private var isEmpty = true
  private var lineLimit = 0
  private var scale: CGFloat = 1
  private var ideal: CGSize?
  private var leastLines = 0
  private var minimumScale: CGFloat = 1

  func show(_ text: Text) {
    let environment = node.environment
    let string = text.attributed(in: environment)
    isEmpty = string.length == 0
    source = TextSource(
      string, font: (environment.font ?? .body).resolve(in: environment),
      paragraph: ParagraphValues())
    scale = environment.displayScale
    lineLimit = max(0, environment.lineLimit ?? 0)
    leastLines = environment.reservedLines ?? 0
    minimumScale = environment.minimumScaleFactor
    view.numberOfLines = lineLimit
    view.lineBreakMode = environment.truncationMode.uiMode
    view.minimumScaleFactor = minimumScale
    view.adjustsFontSizeToFitWidth = minimumScale < 1 && lineLimit > 0
    view.openURL = text.runs.contains { $0.link != nil } ? environment.openURL : nil
    switch environment.multilineTextAlignment {
    case .leading: view.textAlignment = .natural
    case .center: view.textAlignment = .center
    case .trailing: view.textAlignment = node.isRightToLeft ? .left : .right
    }
    view.attributedText = string
    ideal = nil
    invalidateLayout()
  }

  private func layout(width: CGFloat, height: CGFloat) -> TextLayout {
    TextLayout.cached(
      source,
      options: TextLayout.Options(width: width, height: height, maximumLines: lineLimit))
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !isEmpty else { return .zero }
    var ideal = idealSize
    if leastLines > 0 {
      let font = (node.environment.font ?? .body).resolve(in: node.environment)
      ideal.height = max(ideal.height, (font.lineHeight * CGFloat(leastLines)).rounded(.up))
    }
    guard let width = proposal.width, width < ideal.width else { return ideal }
    // Text that may shrink takes the width it gets.
    if minimumScale < 1, lineLimit == 1 { return CGSize(width: width, height: ideal.height) }
    // Only stacks ask for the least width; breaking lines at every letter would tell them nothing.
    guard width > 0 else { return CGSize(width: 0, height: ideal.height) }
    // Lines that do not fit in the height are cut off, but one is always there.
    let height = proposal.height.map { max($0, ideal.height) } ?? .infinity
    var size = layout(width: width, height: height).size(scale: scale)
    if leastLines > 0 { size.height = max(size.height, ideal.height) }
    return size
  }

  /// The size without a limit of width, kept: most text is never asked for another.
  private var idealSize: CGSize {
    if let ideal { return ideal }
    let size = layout(width: .infinity, height: .infinity).size(scale: scale)
    ideal = size
    return size
  }

  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key.isFirstBaseline || key.isLastBaseline, !isEmpty else { return nil }
    let layout = layout(width: size.width, height: .infinity)
    return key.isFirstBaseline ? layout.firstBaseline : layout.lastBaseline
  }
}
