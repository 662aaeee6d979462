package enum DefaultTextColorKey: EnvironmentKey {
  package static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The colour of text where nobody chose one; controls set it for their labels.
  package var defaultTextColor: Color? {
    get { self[DefaultTextColorKey.self] }
    set { self[DefaultTextColorKey.self] = newValue }
  }
}
