/// Where lines of text stand in the width of the text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Leading.
  case leading
  /// Center.
  case center
  /// Trailing.
  case trailing
}

package enum DefaultTextColorKey: EnvironmentKey {
  package static let defaultValue: Color? = nil
}

enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

enum FontWeightKey: EnvironmentKey {
  static let defaultValue: Font.Weight? = nil
}

enum ItalicKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The colour of text where nobody chose one; controls set it for their labels.
  package var defaultTextColor: Color? {
    get { self[DefaultTextColorKey.self] }
    set { self[DefaultTextColorKey.self] = newValue }
  }

  /// Where lines of text stand in the width of the text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The most lines that text takes; `nil` sets no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  package var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  package var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
}

extension View {
  /// Where lines of text stand in the width of the text.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// The most lines that text takes; `nil` sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// The weight of text that has none of its own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Whether text is bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Whether text is italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }
}
