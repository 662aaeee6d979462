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

  func show(_ text: Text) {
    let environment = node.environment
    let string = text.attributed(in: environment)
    isEmpty = string.length == 0
    source = TextSource(
      string, font: (environment.font ?? .body).resolve(in: environment),
      paragraph: ParagraphValues())
    scale = environment.displayScale
    lineLimit = max(0, environment.lineLimit ?? 0)
    view.numberOfLines = lineLimit
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
    let ideal = idealSize
    guard let width = proposal.width, width < ideal.width else { return ideal }
    // Only stacks ask for the least width; breaking lines at every letter would tell them nothing.
    guard width > 0 else { return CGSize(width: 0, height: ideal.height) }
    // Lines that do not fit in the height are cut off, but one is always there.
    let height = proposal.height.map { max($0, ideal.height) } ?? .infinity
    return layout(width: width, height: height).size(scale: scale)
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

extension Text {
  func attributed(in environment: EnvironmentValues) -> NSAttributedString {
    let base = environment.font ?? .body
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var font = run.font ?? base
      if let weight = run.weight ?? environment.fontWeight { font = font.weight(weight) }
      if run.isItalic || environment.isItalic { font = font.italic() }
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font.resolve(in: environment),
        .foregroundColor: run.color?.uiColor ?? environment.foregroundUIColor,
      ]
      if run.isUnderlined { attributes[.underlineStyle] = 1 }
      if run.isStruckThrough { attributes[.strikethroughStyle] = 1 }
      result.append(NSAttributedString(string: run.string, attributes: attributes))
    }
    return result
  }
}
