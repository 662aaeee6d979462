/// A key, without the ones held down beside it.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// What the key writes.
  public var character: Character

  /// Creates a key by what it writes.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key by what it writes.
  public init(extendedGraphemeClusterLiteral value: Character) {
    character = value
  }

  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete, backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete, forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// The keys held down beside another.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock. Virtual devices have none.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control; on virtual devices the same as command.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option. Virtual devices have none.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the number pad. Virtual devices have none.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A key and those held down beside it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether a shortcut is another on keyboards of other languages. All devices have the American
  /// keyboard.
  public struct Localization: Equatable, Sendable {
    fileprivate let name: String
    /// As the system sees fit.
    public static let automatic = Localization(name: "automatic")
    /// The same place on the keyboard, but not mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Always the same.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// Those held down beside it.
  public var modifiers: EventModifiers
  /// Whether the shortcut is another on keyboards of other languages.
  public var localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for the button that people choose most often.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that leaves everything as it was.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}
