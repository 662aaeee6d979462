/// A misuse of the Runtime or of DetentKit that a test expected and that was reported.
public struct ReportedMisuse: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, which names the concept and the case, as in `Presentation.presentingAlready`,
  /// or for DetentKit the library and the case, as in `DetentKit.noDetents`.
  public let id: String
  /// The problem, its consequence and the remedy, in one sentence.
  public let sentence: String

  /// The identifier and the sentence.
  public var description: String { "\(id): \(sentence)" }
}
