/// A text field for searches: a capsule with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a field with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// Creates a field that performs an action when the return key is pressed.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    setUpSearch()
  }

  /// Creates a field for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    borderStyle = .none
    backgroundColor = .tertiarySystemFill
    clearButtonMode = .whileEditing
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.sizeToFit()
    leftView = glass
    leftViewMode = .always
    placeholder = "Search"
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    layer.cornerCurve = .circular
  }

  package override var horizontalPadding: CGFloat { TextFieldMetrics.searchPadding }

  package override var leastHeight: CGFloat { TextFieldMetrics.searchHeight }

  open override var _naturalAccessibilityTraits: UIAccessibilityTraits { .searchField }
}
