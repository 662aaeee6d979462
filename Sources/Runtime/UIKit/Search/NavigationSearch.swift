/// A search that belongs to a navigation item: its field, where it stands, and whether the user is
/// searching.
@MainActor
package final class NavigationSearch: NSObject {
  /// The field with its button to leave.
  package let bar = UISearchBar(frame: .zero)
  /// Where the field stands. The default is `.drawer`.
  package var place = SearchBarPlace.drawer {
    didSet {
      guard place != oldValue else { return }
      bar.removeFromSuperview()
      bar.place = place
      didChange(animated: false)
    }
  }
  /// Whether a field below the title goes away with what is scrolled. The default is `true`.
  package var hidesWhenScrolling = true {
    didSet { if hidesWhenScrolling != oldValue { didChange(animated: false) } }
  }
  /// Whether the user is searching.
  package private(set) var isActive = false
  /// The user changed the text.
  package var onTextChange: ((String) -> Void)?
  /// The user began or ended to search.
  package var onActiveChange: ((Bool) -> Void)?
  /// The user pressed the return key.
  package var onSubmit: (() -> Void)?
  /// The user chose another scope.
  package var onScopeChange: ((Int) -> Void)?
  /// The field began or ended to be edited.
  package var onFocusChange: ((Bool) -> Void)?
  /// Whether the title goes away while people search below it. The default is `true`.
  package var hidesBar = true
  /// Whether the button to leave comes and goes by itself. The default is `true`.
  var showsCancel = true
  /// When the scopes come by themselves; with `nil` they do not.
  var scopesShow: ScopesMoment? = .withText

  /// When scopes come.
  enum ScopesMoment {
    case always, withText
  }

  /// The item whose bar shows the field.
  weak var item: UINavigationItem?

  package override init() {
    super.init()
    bar.owner = self
  }

  /// Begins or ends the search: the keyboard comes or goes with it.
  package func setActive(_ active: Bool, animated: Bool) {
    guard active != isActive else { return }
    isActive = active
    if showsCancel {
      bar.setShowsCancelButton(active && place != .trailing, animated: animated)
    }
    showScopes(animated: animated)
    didChange(animated: animated)
    if active {
      if !bar.isFirstResponder { bar.becomeFirstResponder() }
    } else {
      if bar.isFirstResponder { bar.resignFirstResponder() }
      bar.text = ""
    }
  }

  /// Lays out what stands around the field.
  package func didChange(animated: Bool) {
    guard let navigationBar = item?.bar else { return }
    guard animated, navigationBar.window != nil else { return navigationBar.searchDidChange() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
      navigationBar.searchDidChange()
      navigationBar.superview?.layoutIfNeeded()
    }
  }

  /// Seconds. Grade: tunable.
  private static let duration = 0.3
}

/// What people do with the field.
extension NavigationSearch {
  func didBeginEditing() {
    onFocusChange?(true)
    guard !isActive else { return }
    setActive(true, animated: true)
    onActiveChange?(true)
  }

  func didEndEditing() {
    onFocusChange?(false)
    // At the end of a bar there is no button to leave: an empty field is left with the keyboard.
    guard place == .trailing, isActive, bar.text?.isEmpty != false else { return }
    setActive(false, animated: true)
    onActiveChange?(false)
  }

  func textDidChange(_ text: String) {
    onTextChange?(text)
    showScopes(animated: true)
  }

  func submit() {
    bar.resignFirstResponder()
    onSubmit?()
  }

  func cancel() {
    guard isActive else { return }
    let hadText = bar.text?.isEmpty == false
    setActive(false, animated: true)
    if hadText { onTextChange?("") }
    onActiveChange?(false)
  }

  func scopeDidChange(_ scope: Int) { onScopeChange?(scope) }

  /// Shows the scopes while the search is on, from its beginning or from the first letter on.
  func showScopes(animated: Bool) {
    guard let scopesShow, bar.scopeButtonTitles?.count ?? 0 > 1 else { return }
    let isShown =
      isActive && (scopesShow == .always || bar.showsScopeBar || bar.text?.isEmpty == false)
    guard isShown != bar.showsScopeBar else { return }
    bar.setShowsScope(isShown, animated: animated)
    didChange(animated: animated)
  }
}

extension UINavigationBar {
  /// The height of the field below the title, nothing scrolled away; 0 without one.
  func searchZone(of item: UINavigationItem?) -> CGFloat {
    guard let search = item?.search, search.place == .drawer else { return 0 }
    return search.bar.intrinsicContentSize.height
  }

  /// How much of the field's zone goes away with what is scrolled.
  func movableSearchZone(of item: UINavigationItem?) -> CGFloat {
    guard let search = item?.search, search.hidesWhenScrolling, !search.isActive else { return 0 }
    return searchZone(of: item)
  }

  /// Whether a search stands instead of the title and the items.
  func isSearchOnly(_ item: UINavigationItem?) -> Bool {
    item?.search.map { $0.isActive && $0.place == .drawer && $0.hidesBar } ?? false
  }

  /// The search of the item that shows came, went or moved.
  func searchDidChange() {
    itemView?.searchDidChange()
    heightDidChange()
  }
}

extension NavigationItemView {
  /// Takes in the field that the item has here, and lets go of another.
  func searchDidChange() {
    let field = item.search.flatMap { $0.place == .bottom ? nil : $0.bar }
    if let old = searchField, old !== field, old.superview === self { old.removeFromSuperview() }
    searchField = field
    if let field, field.superview !== self { addSubview(field) }
    setNeedsLayout()
  }

  /// Sets the field below the titles, or in the place of all else while the user searches.
  func layoutSearch(isOnly: Bool) {
    guard let field = searchField, item.search?.place == .drawer else { return }
    let zone = field.intrinsicContentSize.height
    if isOnly {
      let line = field.place.lineHeight
      field.place(
        CGRect(
          x: safeAreaInsets.left, y: contentTop + (BarMetrics.contentHeight - line) / 2,
          width: bounds.width - safeAreaInsets.horizontalSum, height: zone))
      return
    }
    let title = isLarge ? BarMetrics.largeTitleZone * (1 - collapse) : 0
    field.place(
      CGRect(
        x: safeAreaInsets.left, y: contentTop + BarMetrics.contentHeight + title,
        width: bounds.width - safeAreaInsets.horizontalSum, height: zone * (1 - searchCollapse)))
  }

  /// Sets the field at an end of the bar; returns where what stands beside it begins.
  func layoutTrailingSearch(from x: CGFloat, direction: CGFloat) -> CGFloat {
    guard let field = searchField, item.search?.place == .trailing else { return x }
    let width = min(Self.trailingSearchWidth, bounds.width / 3)
    let y = contentTop + (BarMetrics.contentHeight - field.place.fieldHeight) / 2
    field.place(
      CGRect(
        x: direction < 0 ? x - width : x, y: y, width: width, height: field.place.fieldHeight))
    return x + direction * (width + BarMetrics.groupGap)
  }

  /// Points. Grade: tunable.
  private static let trailingSearchWidth: CGFloat = 240
}
