/// The prominence of a view's appearance.
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the section headers in this view: increased, they are large and bold.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
