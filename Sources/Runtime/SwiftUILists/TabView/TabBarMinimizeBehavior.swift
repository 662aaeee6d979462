/// The behaviour by which a tab bar is minimised while the selected tab's content scrolls. Only the
/// floating tab bars of iPhones are minimised.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, never, onScrollDown, onScrollUp
  }

  private let kind: Kind

  /// The system's behaviour: on iOS the tab bar is never minimised.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// The tab bar is minimised while people scroll down, until they scroll up again.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// The tab bar is minimised while people scroll up, until they scroll down again.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  /// The tab bar is never minimised.
  public static let never = TabBarMinimizeBehavior(kind: .never)

  var uiBehavior: UITabBarController.MinimizeBehavior {
    switch kind {
    case .automatic: .automatic
    case .never: .never
    case .onScrollDown: .onScrollDown
    case .onScrollUp: .onScrollUp
    }
  }
}

enum TabBarMinimizeKey: EnvironmentKey {
  static let defaultValue = TabBarMinimizeBehavior.automatic
}

extension EnvironmentValues {
  /// The behaviour by which tab bars are minimised.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeKey.self] }
    set { self[TabBarMinimizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the behaviour by which the tab bars in this view are minimised.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}
