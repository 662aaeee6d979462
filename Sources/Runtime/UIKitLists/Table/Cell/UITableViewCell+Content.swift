extension UITableViewCell: ContentConfigurationOwner {
  func setUpCell() {
    isOpaque = false
  }

  var shownContentView: UIView {
    if let configuredView { return configuredView }
    if let plainContentView { return plainContentView }
    let view = CellContentView(frame: bounds)
    plainContentView = view
    insertContent(view)
    layoutContent()
    return view
  }

  func insertContent(_ view: UIView) {
    let backs = [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView]
    insertSubview(view, at: backs.filter { $0?.superview === self }.count)
  }

  func makeConfigurationState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelectedStorage
    state.isHighlighted = isHighlightedStorage
    state.isEditing = isEditingStorage
    state.isSwiped = isSwipedOpen
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Runs the configuration update handlers if an update was requested.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      configuredView?.configuration = configuration.updated(for: configurationState)
    }
    groundDidChange()
  }

  // Classic styles

  private func makeClassic() -> UIListContentView? {
    guard contentConfiguration == nil else { return nil }
    if let classicView { return classicView }
    var content: UIListContentConfiguration = style == .value1 ? .valueCell() : .cell()
    if style == .subtitle {
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
      content.secondaryTextProperties.color = .label
    }
    if style == .value2 {
      content.textProperties.font = .preferredFont(forTextStyle: .footnote)
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
      content.prefersSideBySideTextAndSecondaryText = true
    }
    content.textProperties.numberOfLines = 1
    content.secondaryTextProperties.numberOfLines = 1
    let view = UIListContentView(configuration: content)
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    classicView = view
    return view
  }

  var classicText: UILabel? {
    guard let view = makeClassic() else { return nil }
    view.showClassicText()
    return view.textLabel
  }

  var classicDetail: UILabel? {
    guard style != .default, let view = makeClassic() else { return nil }
    view.showClassicSecondary()
    return view.secondaryLabel
  }

  var classicImage: UIImageView? { makeClassic()?.imageView }

  // Heights

  /// The height that the content needs in a width, less the widths of editing controls and
  /// accessories.
  func fittingHeight(width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    updateConfigurationIfNeeded()
    layoutContent()
    let contentWidth = shownContentView.bounds.width
    let pixel = 1 / max(1, traitCollection.displayScale)
    let accessoryHeight = (isEditingStorage ? editingAccessoryView : accessoryView)?.bounds.height
    let least = max(ListMetrics.rowHeight, (accessoryHeight ?? 0) + 2 * ListMetrics.accessoryGap)
    let line = place.hasSeparator ? pixel : 0
    if let view = configuredView as? UIListContentView {
      let extra = place.separatorColor == nil ? 0 : ListMetrics.rowExtra
      return max(least, view.sizeThatFits(CGSize(width: contentWidth, height: 0)).height) + extra
    }
    if let classicView {
      return max(least, classicView.sizeThatFits(CGSize(width: contentWidth, height: 0)).height)
    }
    let content = shownContentView
    let size = content.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    hasAmbiguousHeight =
      size.height <= 0
      && content.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    return size.height > 0 ? size.height + line : least
  }
}

/// The content view of a cell. Constraints inside it determine the height of a self-sizing row.
final class CellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
