/// A key of a hardware keyboard, with the keys held down beside it.
package struct KeyStroke: Hashable, Sendable {
  /// A key.
  package enum Key: Hashable, Sendable {
    /// One that types.
    case character(String)
    case left, right, up, down
    /// To the ends of a line.
    case home, end
    /// To the ends of the text.
    case pageUp, pageDown
    /// Deletes before the caret.
    case delete
    /// Deletes behind the caret.
    case forwardDelete
    case `return`, tab, escape
  }

  package var key: Key
  package var isShifted: Bool
  /// By words.
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
