/// When the bar of tabs gives way to what a tab shows. Only floating bars of phones do.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, never, onScrollDown, onScrollUp
  }

  private let kind: Kind

  /// As the system likes: on iOS the bar stays.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// As people scroll towards the end, until they scroll back.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// As people scroll towards the beginning, until they scroll on.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  /// The bar stays.
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
  /// When the bars of tabs give way.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeKey.self] }
    set { self[TabBarMinimizeKey.self] = newValue }
  }
}

extension View {
  /// When the bar of tabs gives way to what a tab shows.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}
