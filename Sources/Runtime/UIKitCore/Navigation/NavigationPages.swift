/// The pages of a navigation controller that are on the screen, and the transition between them.
@MainActor
final class NavigationPages {
  /// The running transition.
  var transition: NavigationStackTransition?
  /// The page that shows without a transition, once the callbacks of a change have run.
  weak var top: UIViewController?
  let appearances = ChildAppearances()
}

extension UINavigationController {
  /// The running transition of the stack.
  var transition: NavigationStackTransition? {
    get { pages.transition }
    set { pages.transition = newValue }
  }
}

extension UINavigationController: AppearanceContainer {
  var appearances: ChildAppearances { pages.appearances }
  var incoming: UIViewController? { transition?.to ?? pages.top }
  var departing: UIViewController? { transition?.from }

  func holds(_ child: UIViewController) -> Bool { stack.contains { $0 === child } }
}
