import UIKit

/// A key and where it is, in points of the keyboard.
struct KeyboardKey: Equatable {
  /// What a key does.
  enum Kind: Equatable {
    /// Types a text.
    case text(String)
    case space
    case shift
    case delete
    /// Goes to another page of keys.
    case page(KeyboardPage)
    case `return`
    /// Sends the keyboard away; only tablets have it.
    case hide
  }

  var kind: Kind
  var frame: CGRect
  /// What the cap says.
  var title: String
  /// Whether it is one of those beside the letters.
  var isSpecial: Bool

  /// What tests call it.
  var name: String {
    switch kind {
    case .text(let text): text
    case .space: "space"
    case .shift: "shift"
    case .delete: "delete"
    case .page(.letters): "letters"
    case .page(.numbers): "numbers"
    case .page(.symbols): "symbols"
    case .return: title
    case .hide: "Hide keyboard"
    }
  }
}

/// A set of keys.
enum KeyboardPage {
  case letters, numbers, symbols

  /// The texts on the keys, three rows of them.
  var rows: [[String]] {
    let rows =
      switch self {
      case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
      case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
      case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
      }
    return rows.map { $0.map(String.init) }
  }
}
