import UIKit

/// A key and its frame, in points of the keyboard.
struct KeyboardKey: Equatable {
  /// The action of a key.
  enum Kind: Equatable {
    /// Types a text.
    case text(String)
    case space
    case shift
    case delete
    /// Shows another page of keys.
    case page(KeyboardPage)
    case `return`
    /// Hides the keyboard; only tablets have it.
    case hide
  }

  var kind: Kind
  var frame: CGRect
  /// The title on the key.
  var title: String
  /// Indicates whether it is one of the keys beside the letters.
  var isSpecial: Bool

  /// The radius of its corners in points: 8, less on keys of a keyboard that is too low for that.
  var cornerRadius: CGFloat { max(0, min(8, frame.width / 2, frame.height / 2)) }

  /// The key's name in tests.
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
