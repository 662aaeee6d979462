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

extension Text {
  /// Which case all letters are in.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In the middle.
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

/// A line along text.
struct TextLine: Equatable {
  var isActive = false
  var color: Color?
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
  /// Which case all letters are in; `nil` leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Points added between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How small text may become to fit, as a share of its size.
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

  /// The least number of lines that text takes room for.
  var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
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

  /// The most lines that text takes, with room for all of them if `reservesSpace` is true.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : nil)
  }

  /// The least and the most lines that text takes room for.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
  }

  /// Points added between lines.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(0, lineSpacing))
  }

  /// Where text that does not fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How small text of a limited number of lines may become to fit, as a share of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0), 1))
  }

  /// Points added between letters.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.kerning, kerning)
  }

  /// Points added between letters.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.kerning, tracking)
  }

  /// A line under text, in its own colour or another.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.underline, TextLine(isActive: isActive, color: color))
  }

  /// A line through text, in its own colour or another.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    environment(\.strikethrough, TextLine(isActive: isActive, color: color))
  }

  /// Letters that are all as wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }

  /// Digits that are all as wide.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.hasMonospacedDigits, true)
  }

  /// The kind of letters; `nil` is the font's.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Which case all letters are in; `nil` leaves them as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
