/// A menu element that sends an action up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// Creates a command for an action, whose sender is the command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
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

  /// The action that a responder performs.
  public let action: Selector
  /// A value that distinguishes commands with the same action. The default is `nil`.
  public let propertyList: Any?
  /// The alternate actions while modifier keys are pressed. Menus show the command itself.
  public let alternates: [UICommandAlternate]
  /// A longer title that explains the command. The default is `nil`.
  open var discoverabilityTitle: String?
  /// The attributes of the command. The default is empty.
  open var attributes: Attributes
  /// The state of the command. The default is `.off`.
  open var state: State

  /// Sends the action to the first responder from `start` up that implements it.
  ///
  /// - Returns: `true` if there is one.
  @discardableResult
  func send(_ wanted: Selector? = nil, from start: UIResponder?) -> Bool {
    let action = wanted ?? self.action
    guard !attributes.contains(.disabled),
      let target = start?.target(forAction: action, withSender: self) as? UIResponder
    else { return false }
    EditAction.method(of: action).perform(on: target, with: self)
    return true
  }
}

/// An alternate action of a command while modifier keys are pressed.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// The title.
  public let title: String
  /// The action that a responder performs.
  public let action: Selector
  /// The modifier keys, in addition to those of the command.
  public let modifierFlags: UIKeyModifierFlags
}

extension UIMenuElement {
  /// The attributes of the element.
  var shownAttributes: Attributes {
    (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
  }

  /// The state of the element.
  var shownState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
}

/// The standard editing actions of responders.
enum EditAction: CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  /// The selector of the method.
  var selector: Selector {
    switch self {
    case .cut: Selector("cut(_:)", UIResponder.cut)
    case .copy:
      // Objects also have a method `copy()`.
      Selector("copy(_:)") { (responder: UIResponder) -> @MainActor (Any?) -> Void in
        { responder.copy($0) }
      }
    case .paste: Selector("paste(_:)", UIResponder.paste)
    case .delete: Selector("delete(_:)", UIResponder.delete)
    case .select: Selector("select(_:)", UIResponder.select)
    case .selectAll: Selector("selectAll(_:)", UIResponder.selectAll)
    }
  }

  /// The title in menus.
  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }

  /// Creates the action of a name, in Swift's or Objective-C's spelling.
  init?(_ action: Selector) {
    let name = action.name.replacingOccurrences(of: "(_:)", with: ":")
    let found = Self.allCases.first {
      $0.selector.name.replacingOccurrences(of: "(_:)", with: ":") == name
    }
    guard let found else { return nil }
    self = found
  }

  /// Returns the selector itself, or the method of an editing action with its name.
  static func method(of action: Selector) -> Selector {
    action.isPerformable ? action : EditAction(action)?.selector ?? action
  }

  /// Returns the editing actions that a responder in the chain of `responder` implements.
  @MainActor
  static func suggestions(for responder: UIResponder) -> [UIMenuElement] {
    let offered: [EditAction] = [.cut, .copy, .paste, .select, .selectAll]
    let commands = offered.filter {
      responder.target(forAction: $0.selector, withSender: nil) != nil
    }.map { UICommand(title: $0.title, action: $0.selector) }
    guard !commands.isEmpty else { return [] }
    return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
  }
}
