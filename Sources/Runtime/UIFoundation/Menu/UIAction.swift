/// The type of the closure that an action performs.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A menu element that performs a closure, for menus, controls and bar items.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The type of identifiers of actions.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates an action. Without an identifier it has a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIAction.count += 1
      self.identifier = Identifier("com.apple.action.dynamic.\(UIAction.count)")
    }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// The identifier of the action; controls keep one action for each identifier.
  public let identifier: Identifier

  /// A longer title that explains the action. The default is `nil`.
  open var discoverabilityTitle: String?

  /// The attributes of the action. The default is empty.
  open var attributes: Attributes

  /// The state of the action. The default is `.off`.
  open var state: State

  /// The object that performs the action, such as a control or bar item, while it runs; `nil`
  /// otherwise.
  open private(set) var sender: Any?

  /// Calls the handler, with `sender` as ``sender``. A disabled action does nothing.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  private let handler: UIActionHandler
  private static var count = 0
}
