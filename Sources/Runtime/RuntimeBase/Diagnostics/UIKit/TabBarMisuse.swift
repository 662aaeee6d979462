/// The misuses of tab bar controllers.
package enum TabBarMisuse: MisuseCase {
  case unknownSelection(String, of: AnyObject, count: Int)

  package var sentence: String {
    switch self {
    case .unknownSelection(let selection, let controller, let count):
      "\(typeOf: controller) cannot select \(selection), which is not among its \(count) tabs, "
        + "so the selection is unchanged; set viewControllers or tabs first."
    }
  }
}
