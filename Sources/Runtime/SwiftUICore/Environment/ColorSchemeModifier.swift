extension View {
  /// Sets the color scheme of the view. It is deprecated in favour of
  /// ``View/preferredColorScheme(_:)``, which sets that of the whole presentation.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
