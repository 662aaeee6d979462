/// The operations of a navigation stack that links and pages use.
@MainActor
protocol Navigator: AnyObject {
  /// Pushes a view; `didPop` is called once the page has been popped.
  func push(_ view: AnyView, didPop: @escaping () -> Void) -> NavigationPage<AnyView>
  func push(value: AnyHashable)
  /// Returns the destination that the stack's views declare for a value.
  func destination(for value: AnyHashable) -> AnyView?
  func pop(_ page: UIViewController)
  func willShow(_ page: UIViewController, animated: Bool)
  func didShow()
}

/// The delegate of the navigation controller, on behalf of a node.
final class NavigationProxy: NSObject, UINavigationControllerDelegate {
  weak var navigator: (any Navigator)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigator?.willShow(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigator?.didShow()
  }
}

/// The navigation stack in an environment.
struct NavigatorReference {
  weak var navigator: (any Navigator)?
}

enum NavigatorKey: EnvironmentKey {
  static var defaultValue: NavigatorReference { NavigatorReference() }
}

extension EnvironmentValues {
  var navigator: NavigatorReference {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
