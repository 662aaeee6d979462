/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much an item stands out.
  public enum Style: Int, Sendable {
    /// On glass like the other items.
    case plain = 0
    /// On the tint.
    case done = 2

    /// On the tint.
    public static var prominent: Style { .done }
  }

  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an item with an image that calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with a title that calls a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates one of the system's items, which calls a method of a target.
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

  /// Creates one of the system's items, which performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
  }

  /// Creates one of the system's items, which performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates an item with a title or image that performs an action, or opens a menu. Without a title
  /// and an image it takes those of the action.
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

  /// A gap of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A gap that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// How much the item stands out. The default is `.plain`.
  open var style: Style = .plain {
    didSet { if oldValue != style { changed() } }
  }

  /// The width in points; 0, the default, for that of the content.
  open var width: CGFloat = 0 {
    didSet { if oldValue != width { changed() } }
  }

  /// The view shown instead of title and image. The default is `nil`.
  open var customView: UIView? {
    didSet { if oldValue !== customView { changed() } }
  }

  /// Whose method is called, not retained; `nil` looks for one along the responder chain.
  open weak var target: AnyObject?

  /// The method called when the item is tapped. The default is `nil`.
  open var action: Selector?

  /// What is performed when the item is tapped, instead of calling a target. Setting one gives an
  /// item without title and image those of the action.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, title == nil, image == nil else { return changed() }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      image = primaryAction.image
      changed()
    }
  }

  /// What a touch opens where the item performs no action; a long press opens it else. The default
  /// is `nil`.
  open var menu: UIMenu? {
    didSet { if oldValue !== menu { changed() } }
  }

  /// The colour of title and image, or of a prominent item's background. The default is `nil`.
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  /// Whether the item is left out. The default is `false`.
  open var isHidden = false {
    didSet { if oldValue != isHidden { changed() } }
  }

  /// Whether the item shows without glass behind it. The default is `false`.
  open var hidesSharedBackground = false {
    didSet { if oldValue != hidesSharedBackground { changed() } }
  }

  /// Whether the item may stand on the same glass as its neighbours. The default is `true`.
  open var sharesBackground = true {
    didSet { if oldValue != sharesBackground { changed() } }
  }

  /// Where the item is in a view; `nil` while no bar in the view's window shows it.
  open func frame(in referenceView: UIView) -> CGRect? {
    itemView?.frame(in: referenceView)
  }

  /// The view that shows the item now, for popovers that point at it.
  package weak var itemView: UIView?
  package var systemItem: SystemItem?

  /// Does what a tap does.
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
