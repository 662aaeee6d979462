/// A key of a hardware keyboard.
public enum DeviceKey: Hashable, Sendable {
  /// A key that types a text.
  case character(String)
  /// The arrow keys.
  case left, right, up, down
  /// Moves to the start or the end of a line.
  case home, end
  /// Moves to the start or the end of a text.
  case pageUp, pageDown
  /// Deletes the character before the caret.
  case delete
  /// Deletes the character after the caret.
  case forwardDelete
  /// Ends a line or a text.
  case `return`
  /// Moves the focus, or inserts a tab.
  case tab
  /// Cancels.
  case escape

  /// The keys with names, by their names in scripts.
  static let named: KeyValuePairs<String, DeviceKey> = [
    "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end,
    "pageUp": .pageUp, "pageDown": .pageDown, "delete": .delete, "forwardDelete": .forwardDelete,
    "return": .return, "tab": .tab, "escape": .escape,
  ]
}

/// The keys held down beside another.
public struct DeviceKeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates modifiers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Extends the selection.
  public static let shift = DeviceKeyModifiers(rawValue: 1)
  /// Moves by words; the option key.
  public static let alternate = DeviceKeyModifiers(rawValue: 2)
  /// Performs a command, such as copy.
  public static let command = DeviceKeyModifiers(rawValue: 4)
  /// The same as ``command``, for keyboards that have no such key.
  public static let control = DeviceKeyModifiers(rawValue: 8)
}

/// A key with its modifiers, as in scripts: `shift+left`, `cmd+a`.
public struct DeviceKeyStroke: Hashable, Sendable {
  /// The key.
  public var key: DeviceKey
  /// The modifiers.
  public var modifiers: DeviceKeyModifiers

  /// Creates a stroke.
  public init(_ key: DeviceKey, _ modifiers: DeviceKeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Creates a stroke from a text; `nil` for one that is not a stroke.
  public init?(_ text: String) {
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.popLast(), !last.isEmpty else { return nil }
    var modifiers: DeviceKeyModifiers = []
    for part in parts {
      switch part {
      case "shift": modifiers.insert(.shift)
      case "alt": modifiers.insert(.alternate)
      case "cmd": modifiers.insert(.command)
      case "ctrl": modifiers.insert(.control)
      default: return nil
      }
    }
    if let named = DeviceKey.named.first(where: { $0.key == last })?.value {
      self.init(named, modifiers)
    } else if last.count == 1 {
      self.init(.character(last), modifiers)
    } else {
      return nil
    }
  }
}
