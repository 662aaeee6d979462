/// The misuses of presentations and dismissals.
package enum PresentationMisuse: MisuseCase {
  case presentedInOwnHierarchy(AnyObject, from: AnyObject)
  case presentedChild(AnyObject, of: AnyObject)
  case presentedAlready(AnyObject, by: AnyObject)
  case presentedWindowRoot(AnyObject)
  case presentedFromDismissed(AnyObject, from: AnyObject, remedy: AnyObject?)
  case presentingAlready(AnyObject, requested: AnyObject, from: AnyObject, running: AnyObject)
  case presentedFromOutsideWindow(AnyObject, from: AnyObject)
  case presenterLeftWindow(AnyObject)
  case substitutedChild(AnyObject, of: AnyObject, presented: AnyObject)
  case substitutedPresented(AnyObject, presented: AnyObject)
  case adaptiveStyle(Any, presented: AnyObject?)
  case styleSetLate(Any, presented: AnyObject, kept: Any)
  case presentedDeallocated(AnyObject)
  case nothingToDismiss(AnyObject)
  case dismissedTwice(AnyObject)
  case presentedDuringDismissal(AnyObject, from: AnyObject, running: AnyObject)
  case presentedFromArriving(AnyObject, from: AnyObject)
  case presentedFromDetached(AnyObject, from: AnyObject)
  case presentedWithoutStyle(AnyObject)
  case presentedViewMoved(AnyObject)
  case delegateSetLate(AnyObject)
  case customWithoutDelegate(AnyObject)
  case dismissedDuringPresentation(AnyObject)

  package var sentence: String {
    switch self {
    case .presentedInOwnHierarchy(let presented, let presenter):
      "\(typeOf: presented) was not presented from \(typeOf: presenter), because both belong to "
        + "one hierarchy; present another view controller."
    case .presentedChild(let presented, let parent):
      "\(typeOf: presented) was not presented, because it is a child of \(typeOf: parent); "
        + "remove it from its parent first."
    case .presentedAlready(let presented, let presenter):
      "\(typeOf: presented) was not presented, because \(typeOf: presenter) presents it already; "
        + "dismiss it first or present another view controller."
    case .presentedWindowRoot(let presented):
      "\(typeOf: presented) was not presented, because it is the root view controller of a "
        + "window; present another view controller."
    case .presentedFromDismissed(let presented, let presenter, let remedy):
      "\(typeOf: presented) was not presented from \(typeOf: presenter), which is being "
        + "dismissed; present it from "
        + "\(remedy.map { "\(typeOf: $0)" } ?? "the presenting view controller")."
    case .presentingAlready(let presenter, let requested, let source, let running):
      "\(typeOf: requested) was not presented from \(typeOf: source), because "
        + "\(typeOf: presenter) already presents \(typeOf: running); present it from "
        + "\(typeOf: running), or dismiss that first."
    case .presentedFromOutsideWindow(let presented, let presenter):
      "\(typeOf: presented) was not presented from \(typeOf: presenter), whose view is not in a "
        + "window; present it once that view is in a window, as in viewDidAppear(_:)."
    case .presenterLeftWindow(let presented):
      "\(typeOf: presented) was not presented, because the presenting view controller left its "
        + "window before the presentation began; present it from a view controller whose view "
        + "stays in a window."
    case .substitutedChild(let substitute, let parent, let presented):
      "\(typeOf: substitute) cannot be presented in place of \(typeOf: presented), because it is "
        + "a child of \(typeOf: parent), so \(typeOf: presented) is presented; return a new view "
        + "controller from presentationController(_:viewControllerForAdaptivePresentationStyle:)."
    case .substitutedPresented(let substitute, let presented):
      "\(typeOf: substitute) cannot be presented in place of \(typeOf: presented), because it is "
        + "presented already, so \(typeOf: presented) is presented; return a new view controller "
        + "from presentationController(_:viewControllerForAdaptivePresentationStyle:)."
    case .adaptiveStyle(let style, let presented):
      "The presentation of \(presented.map { "\(typeOf: $0)" } ?? "a view controller") cannot "
        + "adapt to \(style), so its style is unchanged; return .none, .fullScreen, "
        + ".overFullScreen, .pageSheet or .formSheet."
    case .styleSetLate(let style, let presented, let kept):
      "\(typeOf: presented) is presented with the style \(kept) although its "
        + "modalPresentationStyle is \(style), because its presentation controller exists already; "
        + "set the style before reading presentationController, sheetPresentationController or "
        + "popoverPresentationController."
    case .presentedDeallocated(let controller):
      "The presented view controller of \(typeOf: controller) no longer exists, so an empty one "
        + "is returned; retain it as long as its presentation controller."
    case .nothingToDismiss(let controller):
      "\(typeOf: controller) neither presents a view controller nor is presented, so nothing is "
        + "dismissed and the completion handler is not called; call dismiss(animated:completion:) "
        + "on the presenting view controller."
    case .dismissedTwice(let presented):
      "\(typeOf: presented) is already being dismissed, so both completion handlers are called "
        + "after that dismissal; dismiss it once."
    case .presentedDuringDismissal(let presented, let presenter, let running):
      "\(typeOf: presented) was not presented from \(typeOf: presenter), because "
        + "\(typeOf: running) is still being dismissed there; present it in the completion handler "
        + "of dismiss(animated:completion:)."
    case .presentedFromArriving(let presented, let presenter):
      "\(typeOf: presented) was presented from \(typeOf: presenter), whose own presentation is "
        + "still being animated, which UIKit may ignore; present it in viewDidAppear(_:) or in the "
        + "completion handler."
    case .presentedFromDetached(let presented, let presenter):
      "\(typeOf: presented) was presented from \(typeOf: presenter), whose view is in a window "
        + "although it is no child of another view controller, so its layout may be wrong after "
        + "the dismissal; call addChild(_:) and didMove(toParent:) when its view is added."
    case .presentedWithoutStyle(let presented):
      "\(typeOf: presented) was not presented, because .none is a style for adaptation only; set "
        + "another modalPresentationStyle."
    case .presentedViewMoved(let presented):
      "The view of \(typeOf: presented) was moved out of its presentation, which stays without "
        + "content; dismiss it first."
    case .delegateSetLate(let presented):
      "The transitioningDelegate of \(typeOf: presented) was set after its presentation controller "
        + "was made, so the first one manages the presentation; set the delegate before reading "
        + "presentationController."
    case .customWithoutDelegate(let presented):
      "\(typeOf: presented) is presented in the style .custom without a transitioning delegate, so "
        + "it is presented without customization; retain the delegate, because "
        + "transitioningDelegate is weak."
    case .dismissedDuringPresentation(let presented):
      "\(typeOf: presented) was dismissed while its presentation is being animated, which UIKit "
        + "may ignore, so the dismissal follows the presentation; dismiss it in the completion "
        + "handler of present(_:animated:completion:)."
    }
  }

  package var exception: String? {
    switch self {
    case .presentedInOwnHierarchy, .presentedChild, .presentedAlready, .presentedWindowRoot,
      .presentedWithoutStyle, .substitutedChild, .substitutedPresented:
      "NSInvalidArgumentException"
    default: nil
    }
  }
}
