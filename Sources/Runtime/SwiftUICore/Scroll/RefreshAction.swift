/// An action that refreshes the content of a view.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Refreshes the content and returns when that has finished.
  public func callAsFunction() async { await action() }
}

enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that refreshes the content; `nil` if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Makes the content of a scroll view or list refreshable by pulling it down.
  nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    transformEnvironment(\.refresh) { $0 = RefreshAction(action: action) }
  }
}

extension UIScrollView {
  /// Sets the action that a pull performs, or removes it.
  package func showRefresh(_ refresh: RefreshAction?) {
    guard let refresh else {
      if refreshControl != nil { refreshControl = nil }
      return
    }
    let control = refreshControl as? RefreshingControl ?? RefreshingControl(frame: .zero)
    control.action = refresh
    if refreshControl !== control { refreshControl = control }
  }
}

/// A refresh control that performs an action when it is pulled, and ends refreshing with it.
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
