/// A key of a keyboard with the modifier keys that are pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The key and the modifier keys.
  package let stroke: KeyStroke

  package init(_ stroke: KeyStroke) {
    self.stroke = stroke
    super.init()
  }

  /// The characters that the key types, or the name of the key as in `UIKeyCommand`.
  open var characters: String {
    if case .character(let text) = stroke.key, stroke.isShifted { return text.uppercased() }
    return stroke.input
  }

  /// The characters that the key types without modifier keys, or the name of the key.
  open var charactersIgnoringModifiers: String {
    stroke.input.count == 1 ? stroke.input.lowercased() : stroke.input
  }

  /// The modifier keys that are pressed.
  open var modifierFlags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if stroke.isShifted { flags.insert(.shift) }
    if stroke.isAlternate { flags.insert(.alternate) }
    if stroke.isCommand { flags.insert(.command) }
    return flags
  }

  /// The code of the key, by the character it types on an American keyboard.
  open var keyCode: UIKeyboardHIDUsage {
    switch stroke.key {
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .delete: .keyboardDeleteOrBackspace
    case .forwardDelete: .keyboardDeleteForward
    case .return: .keyboardReturnOrEnter
    case .tab: .keyboardTab
    case .escape: .keyboardEscape
    case .character(let text): Self.code(of: text)
    }
  }

  private static func code(of text: String) -> UIKeyboardHIDUsage {
    let upper = text.lowercased().unicodeScalars.first.map { Int(clamping: $0.value) } ?? 0
    let code: Int?
    switch upper {
    case 0x61...0x7A: code = upper - 0x61 + UIKeyboardHIDUsage.keyboardA.rawValue
    case 0x31...0x39: code = upper - 0x31 + UIKeyboardHIDUsage.keyboard1.rawValue
    default: code = others[upper]?.rawValue
    }
    return code.flatMap { UIKeyboardHIDUsage(rawValue: $0) } ?? .keyboardErrorUndefined
  }

  private static let others: [Int: UIKeyboardHIDUsage] = [
    0x30: .keyboard0, 0x20: .keyboardSpacebar, 0x2D: .keyboardHyphen, 0x3D: .keyboardEqualSign,
    0x5B: .keyboardOpenBracket, 0x5D: .keyboardCloseBracket, 0x5C: .keyboardBackslash,
    0x3B: .keyboardSemicolon, 0x27: .keyboardQuote, 0x60: .keyboardGraveAccentAndTilde,
    0x2C: .keyboardComma, 0x2E: .keyboardPeriod, 0x2F: .keyboardSlash,
  ]
}
