/// The misuses of view controllers as containers and of their views.
package enum ControllerMisuse: MisuseCase {
  case transitionBetweenOthers(AnyObject, AnyObject, in: AnyObject)
  case childOfDescendant(AnyObject, in: AnyObject)
  case traitsOfOther(AnyObject, in: AnyObject)
  case viewNotLoaded(AnyObject)
  case unsupportedOrientation(AnyObject)
  case childInOtherView(AnyObject, in: AnyObject, actual: AnyObject)
  case childViewElsewhere(AnyObject, parent: AnyObject, actual: AnyObject)
  case viewOfOther(AnyObject, other: AnyObject)
  case unbalancedAppearance(AnyObject)

  package var sentence: String {
    switch self {
    case .transitionBetweenOthers(let first, let second, let parent):
      "\(typeOf: parent) cannot replace the view of \(typeOf: first) by that of "
        + "\(typeOf: second), so nothing is changed; add both as children with addChild(_:) and "
        + "add the first one's view with addSubview(_:) before."
    case .childOfDescendant(let child, let parent):
      "\(typeOf: child) cannot become a child of \(typeOf: parent), which is the same or a "
        + "descendant, so nothing is changed; remove \(typeOf: parent) from its parent first."
    case .traitsOfOther(let other, let parent):
      "\(typeOf: other) is not a child of \(typeOf: parent), so its traits are unchanged; call "
        + "addChild(_:) before setting traits."
    case .viewNotLoaded(let controller):
      "\(typeOf: controller).loadView() set no view, so an empty view is used; set view in "
        + "loadView() and do not call super."
    case .unsupportedOrientation(let controller):
      "\(typeOf: controller) supports no interface orientation that the app supports, so the "
        + "app's orientations are used; return a common one from supportedInterfaceOrientations."
    case .childInOtherView(let child, let parent, let actual):
      "\(typeOf: child) cannot become a child of \(typeOf: parent), because its view is in that of "
        + "\(typeOf: actual), so nothing is changed; remove the view first, or make it a child of "
        + "\(typeOf: actual)."
    case .childViewElsewhere(let child, let parent, let actual):
      "The view of \(typeOf: child), a child of \(typeOf: parent), was not added to that of "
        + "\(typeOf: actual); add it to the view of \(typeOf: parent), or remove the child from "
        + "its parent first."
    case .viewOfOther(let controller, let other):
      "\(typeOf: controller).view was set to the view of \(typeOf: other), so it is unchanged; "
        + "make another view, or set the view of \(typeOf: other) to nil first, because a view has "
        + "at most one view controller."
    case .unbalancedAppearance(let controller):
      "endAppearanceTransition() of \(typeOf: controller) was called without "
        + "beginAppearanceTransition(_:animated:), so it is ignored; call them in pairs."
    }
  }

  package var exception: String? {
    switch self {
    case .childInOtherView, .childViewElsewhere, .viewOfOther, .viewNotLoaded:
      "UIViewControllerHierarchyInconsistency"
    case .transitionBetweenOthers:
      "NSInvalidArgumentException"
    default: nil
    }
  }
}
