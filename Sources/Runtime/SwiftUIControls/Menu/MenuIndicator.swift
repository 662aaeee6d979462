enum MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The visibility of menu indicators; pickers have one by default.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the menu indicators in this view. By default pickers have one, menus
  /// have none.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

/// The label of a menu, with an optional indicator.
struct MenuLabel<Content: View>: View {
  let content: Content
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    if indicator == .visible {
      HStack(spacing: 4) {
        content
        Image(systemName: "chevron.down").font(.footnote.weight(.medium))
      }
    } else {
      content
    }
  }
}
