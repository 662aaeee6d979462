enum MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether a mark stands beside what opens a menu; pickers have one by themselves.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Whether a mark stands beside what opens the menus in this view. By itself that is so for pickers,
  /// and not for menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

/// What opens a menu, and perhaps a mark for that.
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
