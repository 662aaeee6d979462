/// The misuses of tab bar controllers.
package enum TabBarMisuse: MisuseCase {
  case unknownSelection(String, of: AnyObject, count: Int)
  case managedDelegate
  case managedItems

  package var sentence: String {
    switch self {
    case .unknownSelection(let selection, let controller, let count):
      "\(typeOf: controller) cannot select \(selection), which is not among its \(count) tabs, "
        + "so the selection is unchanged; set viewControllers or tabs first."
    case .managedDelegate:
      "The delegate of a tab bar controller's bar was set, so it is unchanged; set the delegate of "
        + "the tab bar controller."
    case .managedItems:
      "The items or the selected item of a tab bar controller's bar were set, so they are "
        + "unchanged; set viewControllers or selectedIndex of the tab bar controller."
    }
  }

  package var exception: String? {
    switch self {
    case .managedDelegate, .managedItems:
      "NSInternalInconsistencyException"
    default: nil
    }
  }
}
