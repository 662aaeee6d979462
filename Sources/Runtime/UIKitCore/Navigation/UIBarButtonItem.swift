/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Constants that indicate the prominence of an item.
  public enum Style: Int, Sendable {
    /// Glass like the other items.
    case plain = 0
    /// A background in the tint colour.
    case done = 2

    /// A background in the tint colour.
    public static var prominent: Style { .done }
  }

  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item with an image that sends an action to a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with a title that sends an action to a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a system item that sends an action to a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    become(systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a system item that performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
  }

  /// Creates a system item that performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates an item with a title or image that performs an action or opens a menu. Without a title
  /// and an image it has those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Returns a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that fills the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// The prominence of the item. The default is `.plain`.
  open var style: Style = .plain {
    didSet { if oldValue != style { changed() } }
  }

  /// The width in points; 0, the default, for the width of the content.
  open var width: CGFloat = 0 {
    didSet { if oldValue != width { changed() } }
  }

  /// The view shown instead of title and image. The default is `nil`.
  open var customView: UIView? {
    didSet { if oldValue !== customView { changed() } }
  }

  /// The object that receives the action, not retained; `nil` searches the responder chain.
  open weak var target: AnyObject?

  /// The method called when the item is tapped. The default is `nil`.
  open var action: Selector?

  /// The action that a tap performs, instead of sending one to a target. An item without title and
  /// image gets those of the action.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, title == nil, image == nil else { return changed() }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      image = primaryAction.image
      changed()
    }
  }

  /// The menu that a tap opens if the item performs no action; otherwise a long press opens it. The
  /// default is `nil`.
  open var menu: UIMenu? {
    didSet { if oldValue !== menu { changed() } }
  }

  /// The colour of title and image, or of a prominent item's background. The default is `nil`.
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  /// A Boolean value that indicates whether the item is hidden. The default is `false`.
  open var isHidden = false {
    didSet { if oldValue != isHidden { changed() } }
  }

  /// A Boolean value that indicates whether the item has no glass behind it. The default is
  /// `false`.
  open var hidesSharedBackground = false {
    didSet { if oldValue != hidesSharedBackground { changed() } }
  }

  /// A Boolean value that indicates whether the item may share its glass with its neighbours. The
  /// default is `true`.
  open var sharesBackground = true {
    didSet { if oldValue != sharesBackground { changed() } }
  }

  /// Returns the frame of the item in a view; `nil` unless a bar in the view's window shows it.
  open func frame(in referenceView: UIView) -> CGRect? {
    itemView?.frame(in: referenceView)
  }

  /// The view that shows the item, to which popovers are anchored.
  package weak var itemView: UIView?
  package var systemItem: SystemItem?

  /// Performs the action of a tap.
  package func trigger(event: UIEvent?) {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
}
