/// A key of a hardware keyboard with the modifiers that are pressed.
package struct KeyStroke: Hashable, Sendable {
  /// A key.
  package enum Key: Hashable, Sendable {
    /// A key that types a character.
    case character(String)
    case left, right, up, down
    /// Moves to an end of a line.
    case home, end
    /// Moves to an end of the text.
    case pageUp, pageDown
    /// Deletes before the caret.
    case delete
    /// Deletes after the caret.
    case forwardDelete
    case `return`, tab, escape
  }

  package var key: Key
  package var isShifted: Bool
  /// The alternate key, which moves by words.
  package var isAlternate: Bool
  /// The command key, or the control key of other systems' keyboards.
  package var isCommand: Bool

  package init(
    _ key: Key, isShifted: Bool = false, isAlternate: Bool = false, isCommand: Bool = false
  ) {
    self.key = key
    self.isShifted = isShifted
    self.isAlternate = isAlternate
    self.isCommand = isCommand
  }
}

extension KeyStroke {
  /// The name of the key in key commands.
  package var input: String {
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
