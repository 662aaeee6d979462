/// A mistake of a caller, as a case of the table of a concept: an enum whose name ends in `Misuse`.
///
/// Its values are what the sentence names. They are kept as they are, so that a report costs nothing
/// before someone reads the sentence.
package protocol MisuseCase {
  /// The problem, its consequence and, after a semicolon, the remedy, in one sentence.
  var sentence: String { get }

  /// The name of the exception that Apple's framework raises, which ends the process; `nil` where it
  /// writes a message or says nothing. The default is `nil`.
  var exception: String? { get }
}

extension MisuseCase {
  package var exception: String? { nil }

  /// The sentence, followed by the name of the exception if there is one.
  package var message: String {
    exception.map { "\(sentence) (On Apple's platforms: \($0).)" } ?? sentence
  }

  /// The identifier, which names the concept and the case, as in `Presentation.presentingAlready`.
  ///
  /// The module is not part of it, so that a concept keeps its identifiers when it moves to another
  /// module.
  package var id: String {
    let table = "\(Self.self)"
    let suffix = "Misuse"
    let concept = table.hasSuffix(suffix) ? String(table.dropLast(suffix.count)) : table
    // A case with values is a mirror with one child, labelled with the name of the case.
    return "\(concept).\(Mirror(reflecting: self).children.first?.label ?? "\(self)")"
  }
}

extension DefaultStringInterpolation {
  /// Appends the name of a value's type.
  package mutating func appendInterpolation(typeOf value: Any) {
    appendInterpolation(type(of: value))
  }
}
