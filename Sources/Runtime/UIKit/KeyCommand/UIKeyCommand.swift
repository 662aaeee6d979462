/// The keys held down beside another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, Apple's values.
  public let rawValue: Int
  /// Creates modifiers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock. Virtual devices have none.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key; on virtual devices the same as ``command``.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad. Virtual devices have none.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard that asks the responder chain for an action.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// Creates a command for a key with a title.
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

  /// The key: what it types, or one of the names below.
  public let input: String?
  /// The keys held down beside it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the key does by itself, such as typing. The default is
  /// `false`; keys with the command key always come first.
  open var wantsPriorityOverSystemBehavior = false

  /// The up arrow.
  public class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The down arrow.
  public class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The left arrow.
  public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The right arrow.
  public class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The escape key.
  public class var inputEscape: String { "UIKeyInputEscape" }
  /// The page up key.
  public class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The page down key.
  public class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The home key.
  public class var inputHome: String { "UIKeyInputHome" }
  /// The end key.
  public class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes behind the caret.
  public class var inputDelete: String { "UIKeyInputDelete" }

  /// What a stroke asks for: the command's action, or that of the alternate whose keys are held too.
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

extension KeyStroke {
  /// The key as key commands name it.
  fileprivate var input: String {
    switch key {
    case .character(let text): text
    case .left: "UIKeyInputLeftArrow"
    case .right: "UIKeyInputRightArrow"
    case .up: "UIKeyInputUpArrow"
    case .down: "UIKeyInputDownArrow"
    case .home: "UIKeyInputHome"
    case .end: "UIKeyInputEnd"
    case .pageUp: "UIKeyInputPageUp"
    case .pageDown: "UIKeyInputPageDown"
    case .delete: "\u{8}"
    case .forwardDelete: "UIKeyInputDelete"
    case .return: "\r"
    case .tab: "\t"
    case .escape: "UIKeyInputEscape"
    }
  }
}
