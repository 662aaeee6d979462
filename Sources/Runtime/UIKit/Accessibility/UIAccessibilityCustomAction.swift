/// Something else that can be done with an element, offered by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Creates an action that runs code.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image that runs code.
  public init(
    name: String, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that sends a message.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// What the action is called.
  open var name: String

  /// A picture of the action. The default is `nil`.
  open var image: UIImage?

  /// Gets the message. Not retained.
  open weak var target: AnyObject?

  /// The message; see ``target``.
  open var selector = Selector("")

  /// The code that does it; it returns whether that was possible.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Does it. A message counts as done if somebody got it.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    selector.perform(on: target, with: self, nil)
    return true
  }
}
