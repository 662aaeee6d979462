/// One or more lines of text.
public struct Text: Equatable, Sendable {
  /// Characters with the same look; `nil` is the environment's.
  struct Run: Equatable, Sendable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
    var isUnderlined = false
    var isStruckThrough = false
  }

  var runs: [Run]

  init(runs: [Run]) {
    self.runs = runs
  }

  /// Text as it is.
  public init(verbatim content: String) {
    runs = [Run(string: content)]
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
    self.init(verbatim: key.string)
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

  /// The text in italics.
  public func italic() -> Text {
    styled { $0.isItalic = true }
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color }
  }

  /// The text in a colour.
  public func foregroundStyle(_ color: Color) -> Text {
    styled { $0.color = $0.color ?? color }
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    styled { $0.isStruckThrough = isActive }
  }
}
