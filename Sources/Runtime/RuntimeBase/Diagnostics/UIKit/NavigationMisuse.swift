/// The misuses of navigation controllers.
package enum NavigationMisuse: MisuseCase {
  case pushedTwice(AnyObject, on: AnyObject)
  case pushedNavigationController(AnyObject)
  case notOnStack(AnyObject, of: AnyObject)
  case repeatedOnStack(AnyObject, of: AnyObject)
  case poppedDuringTransition(AnyObject)
  case pushedDuringTransition(AnyObject)
  case pushedTabBarController(AnyObject)

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
    case .repeatedOnStack(let controller, let navigation):
      "\(typeOf: controller) is in the new stack of \(typeOf: navigation) more than once, so the "
        + "stack is unchanged; list each view controller once."
    case .poppedDuringTransition(let navigation):
      "\(typeOf: navigation) was asked to pop while a push or pop is being animated, so the stack "
        + "is unchanged; wait for the completion of the transition coordinator."
    case .pushedDuringTransition(let controller):
      "\(typeOf: controller) was pushed while a push or pop is being animated, which can leave the "
        + "navigation bar in a wrong state; wait for the completion of the transition coordinator."
    case .pushedTabBarController(let controller):
      "\(typeOf: controller) is a tab bar controller, which navigation controllers do not support, "
        + "so two bars may be shown; present it, or put the navigation controller in a tab."
    }
  }

  package var exception: String? {
    switch self {
    case .pushedTwice, .pushedNavigationController:
      "NSInvalidArgumentException"
    case .notOnStack, .repeatedOnStack:
      "NSInternalInconsistencyException"
    default: nil
    }
  }
}
