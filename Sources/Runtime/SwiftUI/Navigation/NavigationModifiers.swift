/// What a page says of its bar.
struct NavigationOptions: Equatable {
  var title: String?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
}

enum NavigationOptionsKey: PreferenceKey {
  static var defaultValue: NavigationOptions { NavigationOptions() }

  static func reduce(value: inout NavigationOptions, nextValue: () -> NavigationOptions) {
    let next = nextValue()
    if let title = next.title { value.title = title }
    if next.displayMode != .automatic { value.displayMode = next.displayMode }
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
