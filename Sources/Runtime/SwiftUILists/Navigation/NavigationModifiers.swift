/// A page's configuration of its bars.
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

/// A page's configuration of a bar's background.
struct BarLook {
  var background: AnyShapeStyle?
  var backgroundVisibility = Visibility.automatic
  /// The colour scheme of the bar; `nil` for that of the context.
  var colorScheme: ColorScheme?

  var isAutomatic: Bool { background == nil && backgroundVisibility == .automatic }

  /// Merges another configuration, which takes precedence.
  mutating func merge(_ next: BarLook) {
    if let background = next.background { self.background = background }
    if next.backgroundVisibility != .automatic { backgroundVisibility = next.backgroundVisibility }
    if let scheme = next.colorScheme { colorScheme = scheme }
  }

  var interfaceStyle: UIUserInterfaceStyle {
    colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }

  /// Configures a bar appearance; the background can only be a colour.
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

/// A namespace for the configuration of navigation bars.
public struct NavigationBarItem: Sendable {
  /// The display modes of a navigation bar's title.
  public enum TitleDisplayMode: Sendable {
    /// The display mode of the previous page.
    case automatic
    /// A small title within the bar.
    case inline
    /// A large title below the bar.
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

/// The display mode of a page's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The display mode of the previous page.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// A large title below the bar.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// A small title within the bar.
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
  /// Sets the navigation title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    transformPreference(NavigationOptionsKey.self) { $0.title = titleKey.string }
  }

  /// Sets the navigation title.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return transformPreference(NavigationOptionsKey.self) { $0.title = title }
  }

  /// Sets the display mode of the navigation title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformPreference(NavigationOptionsKey.self) { $0.displayMode = displayMode }
  }

  /// Sets the navigation title.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    let title = title.plain
    return transformPreference(NavigationOptionsKey.self) { $0.title = title }
  }

  /// Sets the display mode of the navigation title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    transformPreference(NavigationOptionsKey.self) { $0.displayMode = mode.mode }
  }

  /// Hides the navigation bar's back button.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    transformPreference(NavigationOptionsKey.self) { $0.hidesBackButton = hidesBackButton }
  }

  /// Hides the navigation bar above this view.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationOptionsKey.self) {
      $0.barVisibility = hidden ? .hidden : .visible
    }
  }

  /// Associates a destination view with a type of values, for links and paths of the enclosing
  /// navigation stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ValueDestinationModifier(type: ObjectIdentifier(D.self)) { value in
        guard let value = value as? D else { return AnyView(EmptyView()) }
        return AnyView(destination(value))
      })
  }
}

/// Declares the destination of a type of values, except in a row of a lazy container.
private struct ValueDestinationModifier {
  let type: ObjectIdentifier
  let make: (Any) -> AnyView
  @Environment(\.isInList) private var isInList
  @Environment(\.isInLazyStack) private var isInLazyStack

  init(type: ObjectIdentifier, make: @escaping (Any) -> AnyView) {
    self.type = type
    self.make = make
  }
}

extension ValueDestinationModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isIgnored = isInList || isInLazyStack
    content
      .transformPreference(NavigationDestinationsKey.self) { known in
        if !isIgnored { known[type] = make }
      }
      .onAppear {
        if isIgnored { Misuse.report(SwiftUIMisuse.destinationInLazyContainer) }
      }
  }
}
