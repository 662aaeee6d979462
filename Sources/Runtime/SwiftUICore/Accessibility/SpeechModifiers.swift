/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The first to the sixth level.
  case h1, h2, h3, h4, h5, h6
}

/// A kind of text, for the pronunciation by assistive technologies.
public struct AccessibilityTextContentType: Sendable {
  private let name: String

  /// Text in general.
  public static let plain = Self(name: "plain")
  /// Output of a console.
  public static let console = Self(name: "console")
  /// The name of a file.
  public static let fileSystem = Self(name: "fileSystem")
  /// A message.
  public static let messaging = Self(name: "messaging")
  /// A story.
  public static let narrative = Self(name: "narrative")
  /// The source of a program.
  public static let sourceCode = Self(name: "sourceCode")
  /// A table.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// The text of a word processor.
  public static let wordProcessing = Self(name: "wordProcessing")
}

// How VoiceOver reads a text. A virtual device has no speech, so nothing is audible; the elements
// and their traits are the same.

extension Text {
  /// Sets the level of a heading, which VoiceOver announces.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// Sets the kind of the text, by which VoiceOver chooses its pronunciation.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// Sets whether VoiceOver always reads punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Sets whether VoiceOver reads single characters.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Sets the relative pitch with which VoiceOver reads, from −1 to 1.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Sets whether VoiceOver queues the announcement of a change.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Sets the level of a heading, which VoiceOver announces.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> some View { modifier(EmptyModifier()) }
  /// Sets the kind of the text, by which VoiceOver chooses its pronunciation.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { modifier(EmptyModifier()) }
  /// Sets whether VoiceOver always reads punctuation.
  nonisolated public func speechAlwaysIncludesPunctuation(
    _ value: Bool = true
  ) -> some View { modifier(EmptyModifier()) }
  /// Sets whether VoiceOver reads single characters.
  nonisolated public func speechSpellsOutCharacters(
    _ value: Bool = true
  ) -> some View { modifier(EmptyModifier()) }
  /// Sets the relative pitch with which VoiceOver reads, from −1 to 1.
  nonisolated public func speechAdjustedPitch(
    _ value: Double
  ) -> some View { modifier(EmptyModifier()) }
  /// Sets whether VoiceOver queues the announcement of a change.
  nonisolated public func speechAnnouncementsQueued(
    _ value: Bool = true
  ) -> some View { modifier(EmptyModifier()) }
}
