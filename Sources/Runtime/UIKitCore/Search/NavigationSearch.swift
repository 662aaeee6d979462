/// The search of a navigation item: its field, the field's placement, and whether it is active.
@MainActor
package final class NavigationSearch: NSObject {
  /// The search field with its cancel button.
  package let bar = UISearchBar(frame: .zero)
  /// The placement of the field. The default is `.drawer`.
  package var place = SearchBarPlace.drawer {
    didSet {
      guard place != oldValue else { return }
      bar.removeFromSuperview()
      bar.place = place
      didChange(animated: false)
    }
  }
  /// Indicates whether a field below the title collapses when the content scrolls. The default is
  /// `true`.
  package var hidesWhenScrolling = true {
    didSet { if hidesWhenScrolling != oldValue { didChange(animated: false) } }
  }
  /// Indicates whether the search is active.
  package private(set) var isActive = false
  /// A closure that is called when the user changes the text.
  package var onTextChange: ((String) -> Void)?
  /// A closure that is called when the user begins or ends the search.
  package var onActiveChange: ((Bool) -> Void)?
  /// A closure that is called when the user presses the return key.
  package var onSubmit: (() -> Void)?
  /// A closure that is called when the user selects another scope.
  package var onScopeChange: ((Int) -> Void)?
  /// A closure that is called when the field begins or ends editing.
  package var onFocusChange: ((Bool) -> Void)?
  /// Indicates whether the title is hidden while a search below it is active. The default is
  /// `true`.
  package var hidesBar = true
  /// Indicates whether the cancel button is shown and hidden automatically. The default is `true`.
  var showsCancel = true
  /// The moment at which the scopes appear automatically; `nil` if they do not.
  var scopesShow: ScopesMoment? = .withText

  /// Constants that indicate when the scopes appear.
  enum ScopesMoment {
    case always, withText
  }

  /// The item whose navigation bar shows the field.
  weak var item: UINavigationItem?

  package override init() {
    super.init()
    bar.owner = self
  }

  /// Begins or ends the search, and shows or hides the keyboard.
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

  /// Lays out the navigation bar around the field.
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

/// The user's actions in the field.
extension NavigationSearch {
  func didBeginEditing() {
    onFocusChange?(true)
    guard !isActive else { return }
    setActive(true, animated: true)
    onActiveChange?(true)
  }

  func didEndEditing() {
    onFocusChange?(false)
    // A trailing field has no cancel button: an empty one ends the search with the keyboard.
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

  /// Shows the scopes while the search is active, from its beginning or from the first character.
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
  /// The height of an expanded field below the title; 0 without one.
  func searchZone(of item: UINavigationItem?) -> CGFloat {
    guard let search = item?.search, search.place == .drawer else { return 0 }
    return search.bar.intrinsicContentSize.height
  }

  /// The part of the field's height that collapses when the content scrolls.
  func movableSearchZone(of item: UINavigationItem?) -> CGFloat {
    guard let search = item?.search, search.hidesWhenScrolling, !search.isActive else { return 0 }
    return searchZone(of: item)
  }

  /// Indicates whether an active search replaces the title and the items.
  func isSearchOnly(_ item: UINavigationItem?) -> Bool {
    item?.search.map { $0.isActive && $0.place == .drawer && $0.hidesBar } ?? false
  }

  /// Updates the bar after the search of its item was added, removed or moved.
  func searchDidChange() {
    itemView?.searchDidChange()
    heightDidChange()
  }
}

extension NavigationItemView {
  /// Adds the item's search field and removes a previous one.
  func searchDidChange() {
    let field = item.search.flatMap { $0.place == .bottom ? nil : $0.bar }
    if let old = searchField, old !== field, old.superview === self { old.removeFromSuperview() }
    searchField = field
    if let field, field.superview !== self { addSubview(field) }
    setNeedsLayout()
  }

  /// Lays out the field below the titles, or in place of everything else during a search.
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

  /// Lays out the field at the trailing end of the bar; returns the position at which the other
  /// items begin.
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
