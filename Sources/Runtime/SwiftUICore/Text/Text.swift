/// Read-only text of one or several lines.
public struct Text: Equatable, Sendable {
  /// Characters with the same attributes; `nil` for the environment's.
  struct Run: Equatable, Sendable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
    /// A level of the environment's colour.
    var level: HierarchicalShapeStyle.Level?
    var isUnderlined = false
    var underlineColor: Color?
    var underlinePattern = LineStyle.Pattern.solid
    var isStruckThrough = false
    var strikethroughColor: Color?
    var strikethroughPattern = LineStyle.Pattern.solid
    var isMonospaced = false
    var hasMonospacedDigits = false
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var link: URL?
    var date: DateContent?
    var image: Image?
  }

  /// Most text has no attributes of its own.
  private enum Content: Equatable, Sendable {
    case plain(String)
    case runs([Run])
  }

  private var content: Content

  var runs: [Run] {
    get {
      switch content {
      case .plain(let string): [Run(string: string)]
      case .runs(let runs): runs
      }
    }
    set { content = .runs(newValue) }
  }

  init(runs: [Run]) {
    content = .runs(runs)
  }

  /// The characters, if the text has no attributes of its own.
  var plainString: String? {
    if case .plain(let string) = content { string } else { nil }
  }

  /// The only run of the text, if it has a single one with attributes.
  var onlyRun: Run? {
    if case .runs(let runs) = content, runs.count == 1 { runs[0] } else { nil }
  }

  /// Creates text from a string, without localisation.
  public init(verbatim content: String) {
    self.content = .plain(content)
  }

  /// Creates text from a string, without localisation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Creates text from a localisation key, in a table of a bundle; of all modules without one.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.text(table: tableName, bundle: bundle)
  }

  /// Creates text from a localised resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: resource.text)
  }

  /// Concatenates two texts, each with its attributes.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(runs: lhs.runs + rhs.runs)
  }

  func styled(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  /// Returns the text in a font.
  public func font(_ font: Font?) -> Text {
    styled { $0.font = $0.font ?? font }
  }

  /// Returns the text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = weight }
  }

  /// Returns the text in bold.
  public func bold() -> Text {
    styled { $0.weight = .bold }
  }

  /// Returns the text in bold or not.
  public func bold(_ isActive: Bool) -> Text {
    styled { $0.weight = isActive ? .bold : nil }
  }

  /// Returns the text in italics.
  public func italic() -> Text {
    styled { $0.isItalic = true }
  }

  /// Returns the text in italics or not.
  public func italic(_ isActive: Bool) -> Text {
    styled { $0.isItalic = isActive }
  }

  /// Returns the text in a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = isActive }
  }

  /// Returns the text with monospaced digits.
  public func monospacedDigit() -> Text {
    styled { $0.hasMonospacedDigits = true }
  }

  /// Returns the text with kerning in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.kerning = kerning }
  }

  /// Returns the text with tracking in points.
  public func tracking(_ tracking: CGFloat) -> Text {
    styled { $0.kerning = tracking }
  }

  /// Returns the text with a baseline offset in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = baselineOffset }
  }

  /// Returns the text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color }
  }

  /// Returns the text in a colour, or in a level of the environment's colour.
  public func foregroundStyle<S: _TextShapeStyle>(_ style: S) -> Text {
    styled {
      guard $0.color == nil, $0.level == nil else { return }
      $0.color = style as? Color
      $0.level = (style as? HierarchicalShapeStyle)?.level
    }
  }

  /// Returns the text with an underline, in its own colour or another.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Returns the text with an underline of a pattern, in its own colour or another.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled {
      $0.isUnderlined = isActive
      $0.underlineColor = color
      $0.underlinePattern = pattern
    }
  }

  /// Returns the text with a strikethrough, in its own colour or another.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Returns the text with a strikethrough of a pattern, in its own colour or another.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled {
      $0.isStruckThrough = isActive
      $0.strikethroughColor = color
      $0.strikethroughPattern = pattern
    }
  }
}
