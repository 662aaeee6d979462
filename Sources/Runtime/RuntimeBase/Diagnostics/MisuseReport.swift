/// A report about a mistake of a caller.
package struct MisuseReport: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, which names the concept and the case, as in `Presentation.presentingAlready`.
  package let id: String
  /// The problem, its consequence and the remedy, in one sentence.
  package let sentence: String
  /// The name of the exception that Apple's framework raises; `nil` without one.
  package let exception: String?

  /// Creates the report of a case; its sentence is built here.
  package init(_ misuse: any MisuseCase) {
    id = misuse.id
    sentence = misuse.sentence
    exception = misuse.exception
  }

  package var description: String {
    "\(id)\(exception.map { " (\($0))" } ?? ""): \(sentence)"
  }
}
