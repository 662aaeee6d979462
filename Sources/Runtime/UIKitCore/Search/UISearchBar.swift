/// A search field with a cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Constants that indicate the style of a search bar.
  public enum Style: UInt, Sendable {
    /// The field without a background.
    case `default`
    /// The same as `default`.
    case prominent
    /// The same as `default`.
    case minimal
  }

  /// Creates a bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The object that is notified of the user's actions. Not retained; the default is `nil`.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text of the field. The default is empty. Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder of an empty field. The default is "Search".
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The style of the bar; every style shows the field alone, as iOS 26 does. The default is
  /// `.default`.
  open var searchBarStyle = Style.default
  /// A Boolean value that indicates whether the bar is translucent. The default is `true`; it has
  /// no effect because the bar has no background.
  open var isTranslucent = true
  /// The colour of the background. The default is `nil`: none.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }
  /// The text field of the bar.
  open var searchTextField: UISearchTextField { field }
  /// The automatic capitalization of the field. The default is `.none`.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// The automatic correction of words; see ``UITextField/autocorrectionType``.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// The marking of misspelt words; see ``UITextField/spellCheckingType``.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The type of the keyboard. The default is `.default`.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The title of the return key. The default is `.search`.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// A Boolean value that indicates whether the cancel button is visible. The default is `false`.
  open var showsCancelButton: Bool {
    get { showsCancelStorage }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancelStorage else { return }
    showsCancelStorage = showsCancelButton
    rearrange(animated: animated)
  }

  /// The titles of the scope buttons. The default is `nil`: none.
  open var scopeButtonTitles: [String]? {
    didSet { makeScopes() }
  }
  /// The index of the selected scope. The default is 0.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes?.selectedSegmentIndex ?? scopeStorage) }
    set {
      scopeStorage = newValue
      scopes?.selectedSegmentIndex = newValue
    }
  }
  /// A Boolean value that indicates whether the scope bar is visible. The default is `false`.
  open var showsScopeBar: Bool {
    get { showsScopeStorage }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scope bar.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeStorage else { return }
    showsScopeStorage = show
    invalidateIntrinsicContentSize()
    rearrange(animated: animated)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: naturalHeight)
  }
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// The placement of the bar, which determines its background and height. The default is
  /// `.drawer`.
  package var place = SearchBarPlace.drawer {
    didSet {
      guard place != oldValue else { return }
      showPlace()
    }
  }

  /// The search of the navigation item, which is notified before the delegate.
  weak var owner: NavigationSearch?

  private let field = UISearchTextField(frame: .zero)
  private var platter: GlassPlatterView?
  private let cancel = UIButton(configuration: .glass())
  private var scopes: UISegmentedControl?
  private var editor: SearchBarEditor?
  private var showsCancelStorage = false
  private var showsScopeStorage = false
  private var scopeStorage = 0
}

extension UISearchBar {
  private func setUp() {
    let editor = SearchBarEditor(self)
    self.editor = editor
    field.delegate = editor
    field.returnKeyType = .search
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        owner?.textDidChange(field.text ?? "")
        delegate?.searchBar(self, textDidChange: field.text ?? "")
      }, for: .editingChanged)
    var look = UIButton.Configuration.glass()
    look.image = UIImage(
      systemName: "xmark",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))
    look.cornerStyle = .capsule
    cancel.configuration = look
    cancel.accessibilityLabel = "Cancel"
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        owner?.cancel()
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    cancel.alpha = 0
    addSubview(field)
    addSubview(cancel)
  }

  private func showPlace() {
    platter?.removeFromSuperview()
    platter = nil
    field.backgroundColor = place.isOnGlass ? .clear : .tertiarySystemFill
    if place.isOnGlass {
      let platter = GlassPlatterView()
      platter.kind = .clear
      insertSubview(platter, at: 0)
      self.platter = platter
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var naturalHeight: CGFloat {
    let field = place.lineHeight
    guard showsScopeStorage, let scopes else { return field }
    return field + scopes.intrinsicContentSize.height + SearchBarMetrics.scopeGap
  }

  private func makeScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    if let titles = scopeButtonTitles, !titles.isEmpty {
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = min(scopeStorage, titles.count - 1)
      control.alpha = showsScopeStorage ? 1 : 0
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          scopeStorage = control.selectedSegmentIndex
          owner?.scopeDidChange(scopeStorage)
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopeStorage)
        }, for: .valueChanged)
      addSubview(control)
      scopes = control
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func rearrange(animated: Bool) {
    guard animated, window != nil else {
      setNeedsLayout()
      arrange()
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: SearchBarMetrics.duration, delay: 0, options: [.allowUserInteraction],
      animations: { self.arrange() })
  }

  private func arrange() {
    let side = place.side
    // A bar that is compressed compresses its field, whose text fades.
    let height = max(0, min(place.fieldHeight, bounds.height - 2 * place.inset))
    let shown = height / place.fieldHeight
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.width - 2 * side
    let button = showsCancelStorage ? height + SearchBarMetrics.gap : 0
    func put(_ view: UIView, _ frame: CGRect) {
      view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
    put(
      field,
      CGRect(
        x: side, y: place.inset, width: max(0, room - button), height: height))
    field.alpha = max(0, 2 * shown - 1)
    platter?.frame = field.frame
    let end = bounds.width - side
    put(
      cancel,
      CGRect(
        x: showsCancelStorage ? end - height : end, y: place.inset, width: height,
        height: height))
    cancel.alpha = showsCancelStorage ? 1 : 0
    guard let scopes else { return }
    scopes.alpha = showsScopeStorage ? 1 : 0
    scopes.isUserInteractionEnabled = showsScopeStorage
    put(
      scopes,
      CGRect(
        x: side, y: place.inset + height + SearchBarMetrics.scopeGap, width: room,
        height: scopes.intrinsicContentSize.height))
  }
}

/// The text field's delegate, which forwards to the delegate of the search bar.
@MainActor
private final class SearchBarEditor: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.owner?.didBeginEditing()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.owner?.didEndEditing()
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string)
    } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return false }
    bar.owner?.submit()
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}

/// The placement of a search bar, with its metrics in points.
package enum SearchBarPlace {
  /// Below the title of a navigation bar.
  case drawer
  /// In front of the content, at the bottom.
  case bottom
  /// At the trailing end of a navigation bar.
  case trailing

  var isOnGlass: Bool { self != .drawer }

  /// B12, B6 and B3, measured.
  var fieldHeight: CGFloat { self == .bottom ? BarMetrics.toolbarPlatterHeight : 44 }

  /// The height of a bar without scopes.
  var lineHeight: CGFloat { fieldHeight + 2 * inset }

  /// The padding above and below the field. Grade: tunable.
  var inset: CGFloat {
    switch self {
    case .drawer: 6
    case .bottom: 4
    case .trailing: 0
    }
  }

  /// The padding beside the field. Grade: tunable.
  var side: CGFloat {
    switch self {
    case .drawer: 16
    case .bottom: BarMetrics.toolbarMargin
    case .trailing: 0
    }
  }
}

/// The metrics of a search bar, in points and seconds. Grade: tunable.
private enum SearchBarMetrics {
  static let scopeGap: CGFloat = 6
  static let gap: CGFloat = 10
  static let duration = 0.3
}
