/// A command that is performed for a key press on a hardware keyboard.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// Creates a command with a title for a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a command for a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key: the character it types, or one of the names below.
  public let input: String?
  /// The modifier keys of the command.
  public let modifierFlags: UIKeyModifierFlags
  /// A Boolean value that indicates whether the command takes precedence over the key's own effect,
  /// such as typing. The default is `false`; keys with the command key always take precedence.
  open var wantsPriorityOverSystemBehavior = false

  /// The name of the up arrow key.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The name of the down arrow key.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The name of the left arrow key.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The name of the right arrow key.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The name of the escape key.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// The name of the page up key.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The name of the page down key.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The name of the home key.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// The name of the end key.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The name of the forward delete key.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }

  /// Returns the action for a stroke: the command's, or that of the alternate whose modifiers are
  /// pressed.
  func action(for stroke: KeyStroke) -> Selector? {
    guard input?.lowercased() == stroke.input.lowercased() else { return nil }
    if modifierFlags.are(heldIn: stroke) { return action }
    return alternates.first { modifierFlags.union($0.modifierFlags).are(heldIn: stroke) }?.action
  }
}

extension UIKeyModifierFlags {
  fileprivate func are(heldIn stroke: KeyStroke) -> Bool {
    contains(.shift) == stroke.isShifted && contains(.alternate) == stroke.isAlternate
      && !isDisjoint(with: [.command, .control]) == stroke.isCommand
  }
}
