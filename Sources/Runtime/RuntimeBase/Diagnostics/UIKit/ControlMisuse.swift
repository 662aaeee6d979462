/// The misuses of segmented controls and text input.
package enum ControlMisuse: MisuseCase {
  case segmentItem(Any)
  case segmentIndex(Int, count: Int)
  case noDictionary(String)
  case inputViewInHierarchy(AnyObject)

  package var sentence: String {
    switch self {
    case .segmentItem(let item):
      "A segmented control has no segment for a \(typeOf: item), so the item is left out; pass "
        + "titles, images and actions."
    case .segmentIndex(let index, let count):
      "selectedSegmentIndex was set to \(index) with \(count) segments, so it is unchanged; set "
        + "the index of a segment or noSegment."
    case .noDictionary(let property):
      "\(property) was set to .yes, but virtual devices have no dictionary, so nothing is "
        + "corrected or marked; leave it at .default."
    case .inputViewInHierarchy(let view):
      "The input view or input accessory view \(typeOf: view) has a superview already, so the "
        + "keyboard does not show it; return a view that is in no other view."
    }
  }

  package var exception: String? {
    switch self {
    case .inputViewInHierarchy:
      "UIViewControllerHierarchyInconsistency"
    default: nil
    }
  }
}
