@_spi(Core) import SwiftUICore

/// Adds a search field to the bars around a view.
struct SearchableModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: String?
}

extension SearchableModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SearchableNode(view, in: inputs)
  }
}

/// A searchable view's configuration for the page that contains it.
@MainActor
final class SearchEntry {
  let search = NavigationSearch()
  fileprivate(set) var placement = SearchFieldPlacement.automatic
  /// The page whose search field this is.
  weak var page: UIViewController?

  /// Installs the search field at its place on a page.
  func show(on page: UIViewController) {
    search.place = placement.place(for: page)
    search.hidesWhenScrolling = placement.hidesWhenScrolling && !page.isInSearchTab
  }
}

enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: SearchEntry? { nil }
}

extension EnvironmentValues {
  /// The search around a navigation stack, whose field is on the stack's first page.
  var outerSearch: SearchEntry? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}

enum SearchKey: PreferenceKey {
  static var defaultValue: SearchEntry? { nil }

  static func reduce(value: inout SearchEntry?, nextValue: () -> SearchEntry?) {
    if value == nil { value = nextValue() }
  }
}

/// Synchronises a search field with its text and with the state of the search.
final class SearchableNode<V: View>: PreferenceNode<V, SearchableModifier>, AppearanceObserver {
  private final class Scope: PreferenceScope {
    let entry: SearchEntry

    init(_ entry: SearchEntry, of node: Node, inside parent: PreferenceScope) {
      self.entry = entry
      super.init(of: node, inside: parent)
    }

    override func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
      key == SearchKey.self ? Optional(entry) as? K.Value : contentValue(of: key)
    }
  }

  private let entry = SearchEntry()
  private var searchScope: EnvironmentScope?
  private var shownPresented: Bool?
  /// Indicates whether the user has chosen or submitted the current text.
  private var isDecided = false
  private var focusTarget: FocusTarget?
  private lazy var completer = SearchCompleter { [weak self] in self?.complete($0) }

  override func makeScope() -> PreferenceScope {
    Scope(entry, of: self, inside: context.preferences)
  }

  override func contentInputs() -> NodeInputs {
    entry.placement = view.modifier.placement
    let inputs = super.contentInputs()
    let scope = EnvironmentScope(inside: context.environment, transform: environmentChange())
    searchScope = scope
    return NodeInputs(
      context: inputs.context.with(environment: scope), parent: self, isListed: isListed)
  }

  private func environmentChange() -> (inout EnvironmentValues) -> Void {
    let isActive = entry.search.isActive
    let dismiss = DismissSearchAction(action: { [weak self] in self?.dismiss() })
    let isSuggesting = isActive && !isDecided
    let completer = completer
    let outer = context.environment.values.navigator.navigator == nil ? entry : nil
    return { values in
      if let outer { values.outerSearch = outer }
      values.isSuggesting = isSuggesting
      values.searchCompleter = completer
      values.searchFocusTarget = nil
      values[IsSearchingKey.self] = isActive
      values[DismissSearchKey.self] = dismiss
    }
  }

  override func didMakeContent() {
    context.host.appearance.add(self)
    let search = entry.search
    search.onTextChange = { [weak self] in self?.textDidChange($0) }
    search.onActiveChange = { [weak self] in self?.activeDidChange($0) }
    search.onSubmit = { [weak self] in self?.submit() }
    search.onFocusChange = { [weak self] in self?.focusTarget?.focusDidChange($0) }
    refresh()
  }

  func hostDidAppear() {
    context.host.appearance.remove(self)
    // A page is added to its stack after its content is created.
    context.host.updater.afterThisUpdate { [weak self] in self?.checkBars() }
  }

  func hostDidDisappear() {}

  private func checkBars() {
    guard isMounted, entry.page == nil, context.environment.values.navigator.navigator == nil
    else { return }
    Misuse.report(SwiftUIMisuse.searchWithoutBars)
  }

  override func modifierDidChange(from old: SearchableModifier) {
    if old.placement != view.modifier.placement {
      entry.placement = view.modifier.placement
      scope?.didChange()
    }
    refresh()
  }

  /// Updates the search field after the text, or the state of the search, changed.
  override func refresh() {
    isDirty = false
    let modifier = view.modifier
    let bar = entry.search.bar
    let text = evaluate { modifier.text.wrappedValue }
    if bar.text != text { bar.text = text }
    bar.placeholder = modifier.prompt ?? "Search"
    let values = environment
    bar.keyboardType = values.keyboardType
    bar.autocapitalizationType = values.textInputAutocapitalization?.uiType ?? .none
    bar.tintColor = values.tint?.uiColor
    entry.search.hidesBar = values.searchHidesBar
    focusTarget = values.searchFocusTarget
    focusTarget?.add(bar.searchTextField, in: self)
    guard let isPresented = modifier.isPresented else { return }
    let wanted = evaluateMore { isPresented.wrappedValue }
    guard wanted != shownPresented else { return }
    shownPresented = wanted
    guard wanted != entry.search.isActive else { return }
    context.host.updater.afterThisUpdate { [weak self] in self?.setActive(wanted) }
  }

  private func setActive(_ isActive: Bool) {
    guard isMounted, entry.search.isActive != isActive else { return }
    let search = entry.search
    guard isActive, search.bar.window == nil else {
      search.setActive(isActive, animated: true)
      activeDidChange(isActive)
      return
    }
    // Not on the screen yet.
    DisplayHost.afterThisTurn(of: context.host.view) { [weak self] in
      guard let self, isMounted, shownPresented == true, search.bar.window != nil else { return }
      search.setActive(true, animated: true)
      activeDidChange(true)
    }
  }

  private func textDidChange(_ text: String) {
    view.modifier.text.wrappedValue = text
    decide(false)
  }

  private func submit() {
    decide(true)
    context.environment.values.submitAction?.perform(.search)
  }

  /// Completes the search with a suggestion that the user chose.
  private func complete(_ text: String) {
    guard isMounted else { return }
    view.modifier.text.wrappedValue = text
    entry.search.bar.resignFirstResponder()
    submit()
  }

  private func decide(_ isDecided: Bool) {
    guard isMounted, isDecided != self.isDecided else { return }
    self.isDecided = isDecided
    notifyContent()
  }

  private func dismiss() {
    guard isMounted, entry.search.isActive else { return }
    entry.search.setActive(false, animated: true)
    if !view.modifier.text.wrappedValue.isEmpty { view.modifier.text.wrappedValue = "" }
    activeDidChange(false)
  }

  private func activeDidChange(_ isActive: Bool) {
    guard isMounted else { return }
    shownPresented = isActive
    isDecided = false
    if let isPresented = view.modifier.isPresented, isPresented.wrappedValue != isActive {
      isPresented.wrappedValue = isActive
    }
    notifyContent()
  }

  private func notifyContent() {
    context.host.updater.inNextUpdate { [weak self] in
      guard let self, isMounted else { return }
      searchScope?.set(transform: environmentChange())
    }
  }

  override func didUnmount() {
    super.didUnmount()
    context.host.appearance.remove(self)
    entry.search.setActive(false, animated: false)
  }
}
