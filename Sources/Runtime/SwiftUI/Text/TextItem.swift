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
  private var ideal: CGSize?

  func show(_ text: Text) {
    let environment = node.environment
    let string = text.attributed(in: environment)
    isEmpty = string.length == 0
    source = TextSource(
      string, font: (environment.font ?? .body).resolve(in: environment),
      paragraph: ParagraphValues())
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
    return layout(width: width, height: .infinity).size(scale: node.environment.displayScale)
  }

  /// The size without a limit of width, kept: most text is never asked for another.
  private var idealSize: CGSize {
    if let ideal { return ideal }
    let size = layout(width: .infinity, height: .infinity).size(
      scale: node.environment.displayScale)
    ideal = size
    return size
  }

  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key.isFirstBaseline || key.isLastBaseline else { return nil }
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
      if let weight = run.weight { font = font.weight(weight) }
      if run.isItalic { font = font.italic() }
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font.resolve(in: environment),
        .foregroundColor: (run.color ?? environment.defaultTextColor ?? .primary).uiColor,
      ]
      if run.isUnderlined { attributes[.underlineStyle] = 1 }
      if run.isStruckThrough { attributes[.strikethroughStyle] = 1 }
      result.append(NSAttributedString(string: run.string, attributes: attributes))
    }
    return result
  }
}
