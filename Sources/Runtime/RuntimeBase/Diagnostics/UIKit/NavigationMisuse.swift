/// The misuses of navigation controllers.
package enum NavigationMisuse: MisuseCase {
  case pushedTwice(AnyObject, on: AnyObject)
  case pushedNavigationController(AnyObject)
  case notOnStack(AnyObject, of: AnyObject)

  package var sentence: String {
    switch self {
    case .pushedTwice(let controller, let navigation):
      "\(typeOf: controller) is on the stack of \(typeOf: navigation) already, so the stack is "
        + "unchanged; push another view controller or pop to it."
    case .pushedNavigationController(let controller):
      "\(typeOf: controller) is a navigation controller and cannot be pushed, so the stack is "
        + "unchanged; present it."
    case .notOnStack(let controller, let navigation):
      "\(typeOf: controller) is not on the stack of \(typeOf: navigation), so the stack is "
        + "unchanged; pop to one of its viewControllers."
    }
  }
}
