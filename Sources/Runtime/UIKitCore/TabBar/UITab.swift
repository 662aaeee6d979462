/// A tab of a tab bar controller, which creates its view controller when it is first needed.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Creates a tab.
  ///
  /// - Parameter viewControllerProvider: Creates the controller; called once.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The title.
  open var title: String {
    didSet { bringItemUpToDate() }
  }

  /// The image.
  open var image: UIImage? {
    didSet { bringItemUpToDate() }
  }

  /// The unique identifier of the tab.
  public let identifier: String

  /// The text of the badge at the image; `nil`, the default, for none.
  open var badgeValue: String? {
    didSet { bringItemUpToDate() }
  }

  /// Data of the app for the tab. The default is `nil`.
  open var userInfo: Any?

  /// The view controller of the tab.
  open var viewController: UIViewController? { madeController() }

  /// The tab bar controller that contains the tab.
  open weak var tabBarController: UITabBarController? { owner }

  weak var owner: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var controllerStorage: UIViewController?

  /// Creates the tab of a controller that was set directly.
  package init(of controller: UIViewController) {
    title = controller.tabBarItem.title ?? ""
    image = controller.tabBarItem.image
    identifier = "\(ObjectIdentifier(controller))"
    provider = nil
    controllerStorage = controller
    super.init()
  }

  private func madeController() -> UIViewController {
    if let controllerStorage { return controllerStorage }
    let made = provider?(self) ?? UIViewController()
    controllerStorage = made
    bringItemUpToDate()
    return made
  }

  private func bringItemUpToDate() {
    guard provider != nil, let item = controllerStorage?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
  }
}
