extension Text: View, LeafView {
  package static func makeItem(node: Node) -> TextItem {
    TextItem(node: node, view: TextLabel(frame: .zero))
  }

  package func update(_ item: TextItem) {
    item.show(self)
  }
}

/// The label that backs a text. It receives touches, as text covers the views behind it.
package final class TextLabel: UILabel {
  /// The action that opens the links in the text; `nil` if there are none.
  var openURL: OpenURLAction? {
    didSet {
      if openURL != nil, tap.view == nil { addGestureRecognizer(tap) }
      tap.isEnabled = openURL != nil
    }
  }

  /// Indicates whether the characters are rolling, in views of their own.
  var isRolling = false {
    didSet { if isRolling != oldValue { setNeedsDisplay() } }
  }

  package override func drawText(in rect: CGRect) {
    if !isRolling { super.drawText(in: rect) }
  }

  /// Indicates whether a long press offers to copy the text.
  var canBeCopied = false {
    didSet {
      guard canBeCopied != oldValue else { return }
      copier?.end()
      copier = canBeCopied ? TextCopier(self) : nil
    }
  }
  @exclusivity(unchecked) private var copier: TextCopier?

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

  /// Shows a string without attributes.
  func show(_ string: String, font: UIFont, color: UIColor) {
    if self.font !== font { self.font = font }
    if textColor !== color { textColor = color }
    text = string
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
  @exclusivity(unchecked) private var source = TextItem.noText
  @exclusivity(unchecked) private var look: TextAppearance?
  @exclusivity(unchecked) private var isEmpty = true
  @exclusivity(unchecked) private var lineLimit = 0
  @exclusivity(unchecked) private var scale: CGFloat = 1
  @exclusivity(unchecked) private var ideal: CGSize?
  @exclusivity(unchecked) private var leastLines = 0
  @exclusivity(unchecked) private var minimumScale: CGFloat = 1
  /// The last number that the text represented.
  @exclusivity(unchecked) var lastNumber: Double?

  @exclusivity(unchecked) private var paint = ForegroundPaint()
  @exclusivity(unchecked) private var liveText: LiveText?
  private static let noText = TextSource("", font: UIFont.systemFont(ofSize: 17))

  func show(_ text: Text) {
    let look = node.derived(TextAppearance.self)
    if view.window != nil, node.transaction.effectiveAnimation != nil {
      exchange(for: text.attributed(look))
    }
    if look !== self.look { adopt(look) }
    follow(text)
    if let plain = text.plainString, look.isPlain {
      show(look.string(plain), font: look.plainFont, color: look.plainColor)
    } else if let run = text.onlyRun, look.isPlain(run) {
      show(look.string(of: run), font: look.font(of: run), color: look.color(of: run))
    } else {
      let runs = text.runs
      let string = text.attributed(look)
      isEmpty = string.length == 0
      source = TextSource(string, font: look.baseFont, paragraph: paragraph)
      view.openURL = runs.contains { $0.link != nil } ? node.environment.openURL : nil
      view.attributedText = string
    }
    showBars(look.placeholderColor)
    ideal = nil
    invalidateLayout()
  }

  /// Updates a text with a relative date with the clock.
  private func follow(_ text: Text) {
    liveText = nil
    guard text.plainString == nil, text.runs.contains(where: { $0.date?.isLive == true }) else {
      return
    }
    let live = LiveText(item: self, text: text)
    liveText = live
    node.context.host.updater.animations.add(live)
  }

  /// Shows a string in one font and one colour, without attributes.
  private func show(_ string: String, font: UIFont, color: UIColor) {
    isEmpty = string.isEmpty
    source = TextSource(string, font: font, paragraph: paragraph)
    if view.openURL != nil { view.openURL = nil }
    view.show(string, font: font, color: color)
  }

  /// The paragraph values: truncated lines end as they are drawn, with an ellipsis and not at a
  /// word.
  private var paragraph: ParagraphValues {
    ParagraphValues(alignment: .natural, lineBreakMode: view.lineBreakMode)
  }

  private func adopt(_ look: TextAppearance) {
    self.look = look
    paint.show(look.paint, over: view)
    scale = look.displayScale
    lineLimit = look.lineLimit
    leastLines = look.reservedLines
    minimumScale = look.minimumScale
    view.numberOfLines = lineLimit
    view.lineBreakMode = look.lineBreakMode
    view.minimumScaleFactor = minimumScale
    view.adjustsFontSizeToFitWidth = minimumScale < 1 && lineLimit > 0
    view.textAlignment = look.textAlignment
    view.canBeCopied = look.canBeCopied
  }

  @exclusivity(unchecked) private var bars: PlaceholderBars?

  /// Shows placeholder bars, or with `nil` the text itself.
  private func showBars(_ color: UIColor?) {
    guard let color else {
      bars?.removeFromSuperview()
      bars = nil
      return
    }
    let bars = self.bars ?? PlaceholderBars(frame: view.bounds)
    self.bars = bars
    bars.color = color
    view.addSubview(bars)
    let hidden = NSMutableAttributedString(string: source.string)
    hidden.addAttribute(
      .foregroundColor, value: UIColor.clear, range: NSRange(location: 0, length: hidden.length))
    view.attributedText = hidden
    view.isAccessibilityElement = false
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(in: frame, proposal: proposal)
    guard let bars, !isEmpty else { return }
    bars.frame = view.bounds
    let lines = layout(width: frame.width, height: frame.height).lines
    bars.lines = lines.map(\.frame)
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
      let height = (look?.baseFont.lineHeight ?? 0) * CGFloat(leastLines)
      ideal.height = max(ideal.height, height.rounded(.up))
    }
    guard let width = proposal.width, width < ideal.width else { return ideal }
    // Text that may shrink takes the proposed width.
    if minimumScale < 1, lineLimit == 1 { return CGSize(width: width, height: ideal.height) }
    // Only stacks propose the minimum width; breaking lines at every letter would be of no use to
    // them.
    guard width > 0 else { return CGSize(width: 0, height: ideal.height) }
    // Lines that do not fit the height are truncated, but there is always one.
    let height = proposal.height.map { max($0, ideal.height) } ?? .infinity
    var size = layout(width: width, height: height).size(scale: scale)
    if leastLines > 0 { size.height = max(size.height, ideal.height) }
    return size
  }

  /// The size without a width limit, cached: most text never needs another.
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

/// Updates a text at the end of each second.
@MainActor
private final class LiveText: FrameAnimation {
  @exclusivity(unchecked) private weak var item: TextItem?
  private let text: Text
  @exclusivity(unchecked) private var shown: Double

  init(item: TextItem, text: Text) {
    self.item = item
    self.text = text
    shown = MediaClock.now.rounded(.down)
  }

  /// Passing time does not count as pending work.
  var isFinite: Bool { false }

  func advance(to time: Double) -> Bool {
    guard let item, item.isShowing(self), item.node.isMounted else { return false }
    guard time.rounded(.down) != shown else { return true }
    item.show(text)
    return false
  }
}

extension TextItem {
  fileprivate func isShowing(_ live: LiveText) -> Bool { liveText === live }
}
