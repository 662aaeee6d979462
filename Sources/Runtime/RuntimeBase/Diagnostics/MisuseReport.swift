/// A report about a mistake of a caller.
package struct MisuseReport: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, which names the concept and the case, as in `Presentation.presentingAlready`.
  package let id: String
  /// The problem, its consequence and the remedy, in one sentence.
  package let sentence: String

  /// Creates the report of a case; its sentence is built here.
  package init(_ misuse: any MisuseCase) {
    id = misuse.id
    sentence = misuse.sentence
  }

  package var description: String { "\(id): \(sentence)" }
}
