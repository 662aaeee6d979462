/// The misuses of a sheet's detents.
package enum SheetMisuse: MisuseCase {
  case noDetents(AnyObject)
  case unorderedDetent(String, presented: AnyObject)
  case duplicateDetent(String, presented: AnyObject)
  case detentNotANumber(String, presented: AnyObject)
  case negativeDetent(String, presented: AnyObject)
  case detentsChangedDuringDrag(AnyObject)
  case unknownSelection(String, presented: AnyObject)

  package var sentence: String {
    switch self {
    case .noDetents(let presented):
      "The sheet of \(typeOf: presented) has no detents, so its detent is large; set at least "
        + "one."
    case .unorderedDetent(let detent, let presented):
      "The sheet of \(typeOf: presented) has the detent \"\(detent)\" after a higher one, so the "
        + "detents are sorted; list them from smallest to largest."
    case .duplicateDetent(let detent, let presented):
      "The sheet of \(typeOf: presented) has two detents with the identifier \"\(detent)\", so "
        + "selecting it selects the first; give each a unique identifier."
    case .detentNotANumber(let detent, let presented):
      "The height of the detent \"\(detent)\" of the sheet of \(typeOf: presented) is not a "
        + "number, so the detent is inactive; return a height or nil."
    case .negativeDetent(let detent, let presented):
      "The height of the detent \"\(detent)\" of the sheet of \(typeOf: presented) is negative, "
        + "so it is 0; return a height of at least 0 or nil."
    case .detentsChangedDuringDrag(let presented):
      "The detents of \(typeOf: presented) changed while a finger moves the sheet, which can end "
        + "the process on iOS 26; change them after the drag."
    case .unknownSelection(let detent, let presented):
      "The selected detent \"\(detent)\" of \(typeOf: presented) is not among its detents, so the "
        + "smallest is selected; add it to the detents, or select another."
    }
  }

  package var exception: String? {
    switch self {
    case .detentsChangedDuringDrag:
      "NSRangeException"
    default: nil
    }
  }
}
