/// Something to choose that goes to whoever in the responder chain carries it out.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// Creates a command for an action, which gets the command as its sender.
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

  /// What a responder is asked to do.
  public let action: Selector
  /// What tells commands of one action apart. The default is `nil`.
  public let propertyList: Any?
  /// What the command asks for instead while other keys are held down. Menus show the command itself.
  public let alternates: [UICommandAlternate]
  /// A longer title for help. The default is `nil`.
  open var discoverabilityTitle: String?
  /// How the command can be used. The default is empty.
  open var attributes: Attributes
  /// Whether the command is chosen. The default is `.off`.
  open var state: State

  /// Has the first responder from `start` up that carries the action out do so.
  ///
  /// - Returns: whether there was one.
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

/// What a command asks for while keys are held down beside its own.
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
  /// What a responder is asked to do.
  public let action: Selector
  /// The keys held down, beside those of the command.
  public let modifierFlags: UIKeyModifierFlags
}

extension UIMenuElement {
  /// How the element can be used.
  var shownAttributes: Attributes {
    (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
  }

  /// Whether the element is chosen.
  var shownState: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
}

/// The actions of editing that every responder has.
enum EditAction: CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  /// The method as a selector that can be performed.
  var selector: Selector {
    switch self {
    case .cut: Selector("cut(_:)", UIResponder.cut)
    case .copy:
      // Objects have a `copy()` as well.
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

  /// The action of a name, in Swift's or Objective-C's spelling.
  init?(_ action: Selector) {
    let name = action.name.replacingOccurrences(of: "(_:)", with: ":")
    let found = Self.allCases.first {
      $0.selector.name.replacingOccurrences(of: "(_:)", with: ":") == name
    }
    guard let found else { return nil }
    self = found
  }

  /// The selector itself, or for a name of editing the method of that name.
  static func method(of action: Selector) -> Selector {
    action.isPerformable ? action : EditAction(action)?.selector ?? action
  }

  /// What editing offers where `responder` stands: those that somebody in its chain carries out.
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
