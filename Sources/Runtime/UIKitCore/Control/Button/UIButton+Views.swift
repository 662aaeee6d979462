extension UIButton {
  /// The size of the title of a button without a configuration, in points, by its type (documented
  /// defaults of UIKit: 18 for custom buttons, 15 for system ones).
  private var plainTitleSize: CGFloat { buttonTypeStorage == .custom ? UIFont.buttonFontSize : 15 }

  func madeTitleLabel() -> UILabel {
    if let titleStorage { return titleStorage }
    let label = UILabel()
    label.isAccessibilityElement = false
    label.font = .systemFont(ofSize: plainTitleSize)
    label.lineBreakMode = .byTruncatingMiddle
    titleStorage = label
    addSubview(label)
    return label
  }

  func madeSubtitleLabel() -> UILabel {
    if let subtitleStorage { return subtitleStorage }
    let label = UILabel()
    label.isAccessibilityElement = false
    subtitleStorage = label
    addSubview(label)
    return label
  }

  func madeImageView() -> UIImageView {
    if let imageStorage { return imageStorage }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    imageStorage = view
    addSubview(view)
    return view
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    if action.attributes.contains(.disabled) { isEnabled = false }
    if action.attributes.contains(.destructive) { role = .destructive }
  }

  func become(_ type: ButtonType) {
    buttonTypeStorage = type
    titleStorage?.font = .systemFont(ofSize: plainTitleSize)
    switch type {
    case .custom, .system: break
    case .detailDisclosure, .infoLight, .infoDark:
      setStandardImage("info.circle", label: "More Info")
    case .contactAdd: setStandardImage("plus.circle", label: "Add Contact")
    case .close:
      let weight = UIImage.SymbolConfiguration(pointSize: ButtonMetrics.closeSymbol, weight: .bold)
      setImage(UIImage(systemName: "xmark", withConfiguration: weight), for: .normal)
      super.accessibilityLabel = "Close"
    }
    setNeedsLook()
    if type != .custom, type != .system { frame.size = intrinsicContentSize }
  }

  private func setStandardImage(_ name: String, label: String) {
    let size = UIImage.SymbolConfiguration(pointSize: ButtonMetrics.symbol)
    setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
    accessibilityLabel = label
  }
}

/// The metrics of buttons, in points.
enum ButtonMetrics {
  /// The side of a close button. Grade: widely observed; tunable.
  static let closeSide: CGFloat = 30
  /// The size of the cross in a close button. Grade: tunable.
  static let closeSymbol: CGFloat = 12
  /// The size of the "i" and "+" buttons. Grade: tunable.
  static let symbol: CGFloat = 20
  /// The space above and below a title without a configuration (30 and 34 points high with 15 and
  /// 18 point titles). Grade: widely observed.
  static let titleMargin: CGFloat = 6
  /// The minimum width of a button with a title and no configuration. Grade: widely observed.
  static let leastWidth: CGFloat = 30
}
