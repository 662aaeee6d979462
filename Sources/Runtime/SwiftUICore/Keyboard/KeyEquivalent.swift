/// A key of a hardware keyboard, without modifiers.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character of the key.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral value: Character) {
    character = value
  }

  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Forward Delete key.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The Space key.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

/// The modifier keys.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Creates modifiers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key. Virtual devices do not have it.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key; on virtual devices it is the same as Command.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key. Virtual devices do not have it.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric keypad. Virtual devices do not have it.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A keyboard shortcut: a key with modifiers.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The options for localising a shortcut for keyboards of other languages. Virtual devices have
  /// the American keyboard.
  public struct Localization: Equatable, Sendable {
    fileprivate let name: String
    /// The system's default localisation.
    public static let automatic = Localization(name: "automatic")
    /// The same position on the keyboard, without mirroring.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// No localisation.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifiers.
  public var modifiers: EventModifiers
  /// The localisation of the shortcut.
  public var localization: Localization

  /// Creates a keyboard shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The Return key, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key, for the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}
