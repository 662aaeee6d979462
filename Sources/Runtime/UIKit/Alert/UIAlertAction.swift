/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What an action means.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// Leaves everything as it is. There is one at most; it stands last, or left of one other.
    case cancel = 1
    /// Destroys or changes data.
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

  /// What the action means.
  open private(set) var style = Style.default

  /// Whether the user can choose the action. The default is `true`.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { didChange?() } }
  }

  /// The alert's handler, for as long as it was not called.
  private var handler: ((UIAlertAction) -> Void)?
  var didChange: (() -> Void)?

  /// Calls the handler.
  func perform() {
    handler?(self)
  }
}
