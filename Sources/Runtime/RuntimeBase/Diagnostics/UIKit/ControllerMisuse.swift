/// The misuses of view controllers as containers and of their views.
package enum ControllerMisuse: MisuseCase {
  case transitionBetweenOthers(AnyObject, AnyObject, in: AnyObject)
  case childOfDescendant(AnyObject, in: AnyObject)
  case traitsOfOther(AnyObject, in: AnyObject)
  case viewNotLoaded(AnyObject)
  case unsupportedOrientation(AnyObject)

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
    }
  }
}
