/// The header of an alert: title, message and text fields.
@MainActor
final class AlertHeader: UIView {
  private let style: AlertStyle
  private let title = UILabel()
  private let message = UILabel()
  private let fields: [UITextField]

  init(title: String?, message: String?, fields: [UITextField], style: AlertStyle) {
    self.style = style
    self.fields = fields
    super.init(frame: .zero)
    for (label, text) in [(self.title, title), (self.message, message)] {
      label.text = text
      label.numberOfLines = 0
      label.isHidden = text?.isEmpty ?? true
      addSubview(label)
    }
    self.title.accessibilityTraits.insert(.header)
    for field in fields { addSubview(field) }
    bringUpToDate()
  }

  required init?(coder: NSCoder) { nil }

  private func bringUpToDate() {
    let isAlone = title.isHidden || message.isHidden
    let isPill = style.shape == .pills
    title.font = AlertStyle.font(
      style.titleSize, isAlone ? style.loneTitleWeight : style.titleWeight, like: .headline,
      traitCollection)
    title.textColor = style.shape == .bottomRows ? .secondaryLabel : .label
    message.font = AlertStyle.font(style.messageSize, .regular, like: .subheadline, traitCollection)
    message.textColor = style.messageColor
    for label in [title, message] {
      label.textAlignment = isPill && isAlone ? .center : style.alignment
    }
    for field in fields { style.apply(to: field) }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    bringUpToDate()
    setNeedsLayout()
  }

  /// Updates the fonts, which depend on traits that are known once the view is in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    bringUpToDate()
  }

  private var hasText: Bool { !title.isHidden || !message.isHidden }

  func fittingHeight(width: CGFloat) -> CGFloat { arrange(width: width, moves: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, moves: true)
  }

  private func arrange(width: CGFloat, moves: Bool) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    let inner = max(0, width - 2 * style.textInset)
    var y: CGFloat = 0
    func place(_ label: UILabel) {
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      if moves {
        label.frame = CGRect(
          x: style.textInset, y: (y * scale).rounded() / scale, width: inner, height: height)
      }
      y += height
    }
    if hasText { y += style.textTop }
    if !title.isHidden { place(title) }
    if !title.isHidden, !message.isHidden { y += style.textGap }
    if !message.isHidden { place(message) }
    let isAlone = title.isHidden != message.isHidden
    if hasText { y += isAlone ? style.loneTextBottom : style.textBottom }
    guard !fields.isEmpty else { return y }
    let inset = max(style.actionInset, style.fieldInset)
    y += style.shape == .pills ? style.actionInset : -style.fieldGap
    for (index, field) in fields.enumerated() {
      if moves {
        field.frame = CGRect(
          x: inset, y: (y * scale).rounded() / scale, width: max(0, width - 2 * inset),
          height: style.fieldHeight)
      }
      y += style.fieldHeight
      if index < fields.count - 1 { y += style.actionGap }
    }
    return style.shape == .pills ? y : y + style.fieldBottom
  }
}

extension AlertStyle {
  /// The margin beside text fields before iOS 26, in points. Grade: tunable.
  fileprivate var fieldInset: CGFloat { 16 }
  /// The amount by which text fields are nearer to the text than actions are. Grade: tunable.
  fileprivate var fieldGap: CGFloat { 2 }
  /// The space below the last text field. Grade: tunable.
  fileprivate var fieldBottom: CGFloat { 18 }

  /// Styles a text field like those in alerts.
  fileprivate func apply(to field: UITextField) {
    field.clipsToBounds = true
    if field.leftView == nil {
      let side: CGFloat = shape == .pills ? 16 : 7
      for isLeft in [true, false] {
        let gap = UIView(frame: CGRect(x: 0, y: 0, width: side, height: 1))
        gap.isUserInteractionEnabled = false
        if isLeft {
          field.leftView = gap
          field.leftViewMode = .always
        } else if field.rightView == nil {
          field.rightView = gap
          field.rightViewMode = .always
        }
      }
    }
    switch shape {
    case .pills:
      field.backgroundColor = .tertiarySystemFill
      field.layer.cornerRadius = fieldHeight / 2
    case .rows, .bottomRows:
      field.font = .systemFont(ofSize: 13)
      field.backgroundColor = .systemBackground
      field.layer.cornerRadius = 5
      field.layer.borderWidth = 0.5
      field.layer.borderColor =
        UIColor.separator.resolvedColor(with: field.traitCollection).cgColor
    }
  }
}
