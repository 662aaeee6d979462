/// The alignment of lines of text within the text's width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The leading edge.
  case leading
  /// The centre.
  case center
  /// The trailing edge.
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
  /// The default colour of text; controls set it for their labels.
  package var defaultTextColor: Color? {
    get { self[DefaultTextColorKey.self] }
    set { self[DefaultTextColorKey.self] = newValue }
  }

  /// The alignment of lines of text within the text's width.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The maximum number of lines; `nil` for no limit.
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

extension Text {
  /// The letter case of text.
  public enum Case: Hashable, Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase
  }

  /// The truncation mode of text that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// Text is truncated at its beginning.
    case head
    /// Text is truncated at its end.
    case tail
    /// Text is truncated in the middle.
    case middle

    var uiMode: NSLineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    }
  }
}

/// An underline or strikethrough.
struct TextLine: Equatable {
  var isActive = false
  var color: Color?
  var pattern = Text.LineStyle.Pattern.solid
}

enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

enum KerningKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

enum UnderlineKey: EnvironmentKey {
  static var defaultValue: TextLine { TextLine() }
}

enum StrikethroughKey: EnvironmentKey {
  static var defaultValue: TextLine { TextLine() }
}

enum MonospacedDigitsKey: EnvironmentKey {
  static let defaultValue = false
}

enum FontDesignKey: EnvironmentKey {
  static let defaultValue: Font.Design? = nil
}

enum ReservedLinesKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  /// The letter case of text; `nil` for no change.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The truncation mode of text that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The additional spacing between lines in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The minimum scale factor of text that is shrunk to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  var kerning: CGFloat? {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }

  var underline: TextLine {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  var strikethrough: TextLine {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }

  var hasMonospacedDigits: Bool {
    get { self[MonospacedDigitsKey.self] }
    set { self[MonospacedDigitsKey.self] = newValue }
  }

  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  /// The minimum number of lines for which text reserves space.
  var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}

extension View {
  /// Sets the alignment of lines of text within the text's width.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the maximum number of lines; `nil` for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the weight of text that has none of its own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Sets whether text is bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets whether text is italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Sets the maximum number of lines, for which text reserves space if `reservesSpace` is true.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : nil)
  }

  /// Sets the minimum and the maximum number of lines for which text reserves space.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
  }

  /// Sets the additional spacing between lines in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(0, lineSpacing))
  }

  /// Sets the truncation mode of text that does not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the minimum scale factor of text with a limited number of lines that is shrunk to fit.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0), 1))
  }

  /// Sets the kerning in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.kerning, kerning)
  }

  /// Sets the tracking in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.kerning, tracking)
  }

  /// Adds an underline to text, in its own colour or another.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underline, TextLine(isActive: isActive, color: color, pattern: pattern))
  }

  /// Adds a strikethrough to text, in its own colour or another.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethrough, TextLine(isActive: isActive, color: color, pattern: pattern))
  }

  /// Sets whether text has a monospaced font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }

  /// Sets monospaced digits.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.hasMonospacedDigits, true)
  }

  /// Sets the font design; `nil` for the font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Sets the letter case of text; `nil` for no change.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
