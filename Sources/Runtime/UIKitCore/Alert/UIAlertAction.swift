/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The style of an ordinary choice.
    case `default` = 0
    /// The style of the action that cancels. There is at most one; it is last, or left of one
    /// other.
    case cancel = 1
    /// The style of an action that destroys or changes data.
    case destructive = 2
  }

  /// Creates an action.
  ///
  /// - Parameter handler: Called when the user chose the action, after the alert is gone.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The button's title.
  open private(set) var title: String?

  /// The style of the action.
  open private(set) var style = Style.default

  /// A Boolean value that indicates whether the user can choose the action. The default is `true`.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { didChange?() } }
  }

  /// The handler of the action, until it is called.
  private var handler: ((UIAlertAction) -> Void)?
  var didChange: (() -> Void)?

  /// Calls the handler.
  func perform() {
    handler?(self)
  }
}
