/// A custom action on an accessibility element, offered by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image that calls a closure.
  public init(
    name: String, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that sends a message to a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// The name of the action.
  open var name: String

  /// The image of the action. The default is `nil`.
  open var image: UIImage?

  /// The object that receives the message. Not retained.
  open weak var target: AnyObject?

  /// The method that is called on ``target``.
  open var selector = Selector("")

  /// The closure that performs the action and returns whether it succeeded.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Performs the action. A message counts as a success if an object received it.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    selector.perform(on: target, with: self, nil)
    return true
  }
}
