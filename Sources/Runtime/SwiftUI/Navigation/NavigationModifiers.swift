/// What a page says of its bars.
struct NavigationOptions {
  var title: String?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var hidesBackButton = false
  var barVisibility = Visibility.automatic
  var bottomBarVisibility = Visibility.automatic
  var tabBarVisibility = Visibility.automatic
  var barLook = BarLook()
  var tabBarLook = BarLook()
}

/// What a page says of what is behind a bar.
struct BarLook {
  var background: AnyShapeStyle?
  var backgroundVisibility = Visibility.automatic
  /// The appearance of the bar, where it is not that of what is around.
  var colorScheme: ColorScheme?

  var isAutomatic: Bool { background == nil && backgroundVisibility == .automatic }

  /// What `next` says goes first.
  mutating func merge(_ next: BarLook) {
    if let background = next.background { self.background = background }
    if next.backgroundVisibility != .automatic { backgroundVisibility = next.backgroundVisibility }
    if let scheme = next.colorScheme { colorScheme = scheme }
  }

  var interfaceStyle: UIUserInterfaceStyle {
    colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }

  /// Sets up an appearance; only colours can be behind a bar.
  @MainActor
  func configure(_ look: UIBarAppearance, in values: EnvironmentValues) {
    if backgroundVisibility == .hidden {
      look.configureWithTransparentBackground()
    } else if let background, case .color(let color) = background._paint(in: values).kind {
      look.configureWithOpaqueBackground()
      look.backgroundColor = color
    } else if background != nil || backgroundVisibility == .visible {
      look.configureWithDefaultBackground()
    }
  }
}

enum NavigationOptionsKey: PreferenceKey {
  static var defaultValue: NavigationOptions { NavigationOptions() }

  static func reduce(value: inout NavigationOptions, nextValue: () -> NavigationOptions) {
    let next = nextValue()
    if let title = next.title { value.title = title }
    if next.displayMode != .automatic { value.displayMode = next.displayMode }
    if next.hidesBackButton { value.hidesBackButton = true }
    if next.barVisibility != .automatic { value.barVisibility = next.barVisibility }
    if next.bottomBarVisibility != .automatic {
      value.bottomBarVisibility = next.bottomBarVisibility
    }
    if next.tabBarVisibility != .automatic { value.tabBarVisibility = next.tabBarVisibility }
    value.barLook.merge(next.barLook)
    value.tabBarLook.merge(next.tabBarLook)
  }
}

/// The bar of a navigation stack.
public struct NavigationBarItem: Sendable {
  /// Where the title stands.
  public enum TitleDisplayMode: Sendable {
    /// As on the page before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large

    @MainActor var uiMode: UINavigationItem.LargeTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
      }
    }
  }
}

/// Where the title of a page stands.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the page before.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// Small, in the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

enum NavigationDestinationsKey: PreferenceKey {
  typealias Value = [ObjectIdentifier: (Any) -> AnyView]

  static var defaultValue: Value { [:] }

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { first, _ in first }
  }
}

extension View {
  /// The title in the bar.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    transformPreference(NavigationOptionsKey.self) { $0.title = titleKey.string }
  }

  /// The title in the bar.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return transformPreference(NavigationOptionsKey.self) { $0.title = title }
  }

  /// Where the title stands.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformPreference(NavigationOptionsKey.self) { $0.displayMode = displayMode }
  }

  /// The title in the bar.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    let title = title.plain
    return transformPreference(NavigationOptionsKey.self) { $0.title = title }
  }

  /// Where the title stands.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    transformPreference(NavigationOptionsKey.self) { $0.displayMode = mode.mode }
  }

  /// Whether there is no button back to the page before.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    transformPreference(NavigationOptionsKey.self) { $0.hidesBackButton = hidesBackButton }
  }

  /// Whether there is no bar above this view.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationOptionsKey.self) {
      $0.barVisibility = hidden ? .hidden : .visible
    }
  }

  /// What is pushed for a value of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(NavigationDestinationsKey.self) { known in
      known[ObjectIdentifier(D.self)] = { value in
        guard let value = value as? D else { return AnyView(EmptyView()) }
        return AnyView(destination(value))
      }
    }
  }
}
