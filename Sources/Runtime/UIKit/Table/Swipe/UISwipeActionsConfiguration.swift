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
  /// Whether a long swipe performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true
}

/// An action of a row, shown by a swipe.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal
    /// Red: it takes something away.
    case destructive
  }

  /// What an action does. It calls the completion with whether it was done.
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

  /// How the action looks.
  open private(set) var style: Style
  /// What the action does.
  open private(set) var handler: Handler
  /// The title. The default is the one given.
  open var title: String?
  /// The colour of the button. The default, which `nil` restores, is the style's.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  /// The image above the title. The default is `nil`.
  open var image: UIImage?

  private var ownColor: UIColor?
}
