/// What asks for new content.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Asks for new content and waits for it.
  public func callAsFunction() async { await action() }
}

enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What asks for new content; `nil` where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Asks for new content when the content of a scroll view or list is pulled down.
  nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    transformEnvironment(\.refresh) { $0 = RefreshAction(action: action) }
  }
}

extension UIScrollView {
  /// Lets a pull run `refresh`, or nothing.
  func showRefresh(_ refresh: RefreshAction?) {
    guard let refresh else {
      if refreshControl != nil { refreshControl = nil }
      return
    }
    let control = refreshControl as? RefreshingControl ?? RefreshingControl(frame: .zero)
    control.action = refresh
    if refreshControl !== control { refreshControl = control }
  }
}

/// Runs an action when it is pulled, and ends with it.
private final class RefreshingControl: UIRefreshControl {
  var action: RefreshAction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.run() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func run() {
    Task.immediate { [weak self] in
      await self?.action?()
      self?.endRefreshing()
    }
  }
}
