/// The actions that a swipe over a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration of actions, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, the outermost first.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action. The default is
  /// `true`.
  open var performsFirstActionWithFullSwipe = true
}

/// An action of a row, shown by a swipe.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Constants that indicate the style of an action.
  public enum Style: Int, Sendable {
    /// A regular action, with a gray background.
    case normal
    /// A destructive action, with a red background.
    case destructive
  }

  /// The type of the closure that performs an action. It calls the completion handler with whether
  /// the action was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the action. The default is the one passed to the initializer.
  open var title: String?
  /// The background colour of the button. The default, which `nil` restores, is the style's.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  /// The image above the title. The default is `nil`.
  open var image: UIImage?

  private var ownColor: UIColor?
}
