/// One or more lines of text.
public struct Text: Equatable, Sendable {
  /// Characters with the same look; `nil` is the environment's.
  struct Run: Equatable, Sendable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
    /// A weaker level of the environment's colour.
    var level: HierarchicalShapeStyle.Level?
    var isUnderlined = false
    var underlineColor: Color?
    var isStruckThrough = false
    var strikethroughColor: Color?
    var isMonospaced = false
    var hasMonospacedDigits = false
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var link: URL?
    var date: DateContent?
    var image: Image?
  }

  /// Most text has no look of its own.
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

  /// The characters, if the text has no look of its own.
  var plainString: String? {
    if case .plain(let string) = content { string } else { nil }
  }

  /// The run of a text that has but one, with a look.
  var onlyRun: Run? {
    if case .runs(let runs) = content, runs.count == 1 { runs[0] } else { nil }
  }

  /// Text as it is.
  public init(verbatim content: String) {
    self.content = .plain(content)
  }

  /// Text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Text for a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.text
  }

  /// Joins two texts, each with its look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(runs: lhs.runs + rhs.runs)
  }

  func styled(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    styled { $0.font = $0.font ?? font }
  }

  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = weight }
  }

  /// The text in bold.
  public func bold() -> Text {
    styled { $0.weight = .bold }
  }

  /// Whether the text is bold.
  public func bold(_ isActive: Bool) -> Text {
    styled { $0.weight = isActive ? .bold : nil }
  }

  /// The text in italics.
  public func italic() -> Text {
    styled { $0.isItalic = true }
  }

  /// Whether the text is in italics.
  public func italic(_ isActive: Bool) -> Text {
    styled { $0.isItalic = isActive }
  }

  /// The text with letters that are all as wide.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = isActive }
  }

  /// The text with digits that are all as wide.
  public func monospacedDigit() -> Text {
    styled { $0.hasMonospacedDigits = true }
  }

  /// The text with points added between letters.
  public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.kerning = kerning }
  }

  /// The text with points added between letters.
  public func tracking(_ tracking: CGFloat) -> Text {
    styled { $0.kerning = tracking }
  }

  /// The text moved up by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = baselineOffset }
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color }
  }

  /// The text in a colour, or a weaker level of the colour around.
  public func foregroundStyle<S: _TextShapeStyle>(_ style: S) -> Text {
    styled {
      guard $0.color == nil, $0.level == nil else { return }
      $0.color = style as? Color
      $0.level = (style as? HierarchicalShapeStyle)?.level
    }
  }

  /// The text with a line under it, in its own colour or another.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled {
      $0.isUnderlined = isActive
      $0.underlineColor = color
    }
  }

  /// The text with a line through it, in its own colour or another.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled {
      $0.isStruckThrough = isActive
      $0.strikethroughColor = color
    }
  }
}
