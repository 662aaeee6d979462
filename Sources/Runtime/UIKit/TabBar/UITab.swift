/// A tab of a tab bar controller, which makes its view controller when it is first needed.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Creates a tab.
  ///
  /// - Parameter viewControllerProvider: Makes the controller; asked once.
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

  /// The name by which the tab is found; no other tab has it.
  public let identifier: String

  /// Text in a small capsule at the image; `nil`, the default, shows none.
  open var badgeValue: String? {
    didSet { bringItemUpToDate() }
  }

  /// Anything that belongs to the tab. The default is `nil`.
  open var userInfo: Any?

  /// What the tab shows.
  open var viewController: UIViewController? { madeController() }

  /// The tab bar controller that has the tab.
  open weak var tabBarController: UITabBarController? { owner }

  weak var owner: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var controllerStorage: UIViewController?

  /// The tab of a controller that was given as such.
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
