/// The misuses of SwiftUI's lists and scroll views.
package enum ScrollContentMisuse: MisuseCase {
  case duplicateID(Any)
  case unknownScrollTarget(Any)
  case listPosition
  case listTargets
  case listAnchor
  case changedRange(Int, Int)

  package var sentence: String {
    switch self {
    case .duplicateID(let id):
      "ForEach has more than one element with the id \(id), so only the first is shown; use "
        + "unique ids."
    case .unknownScrollTarget(let id):
      "scrollTo found no view with the id \(id) inside its ScrollViewReader, so nothing scrolls; "
        + "set the id with id(_:) or in a ForEach."
    case .listPosition:
      "A List does not scroll to views through scrollPosition, so it does not move; use a "
        + "ScrollViewReader and scrollTo."
    case .listTargets:
      "The rows of a List are no scroll targets, so it does not align them; use a ScrollView "
        + "with scrollTargetLayout."
    case .listAnchor:
      "A List does not apply defaultScrollAnchor, so it begins at its top; use a "
        + "ScrollViewReader and scrollTo."
    case .changedRange(let old, let new):
      "The range of a ForEach without ids changed from \(old) to \(new) elements, of which SwiftUI "
        + "reads only the first; use ForEach(_:id:content:)."
    }
  }
}
