extension Symbol {
  /// Returns the spoken name of a symbol without a label; `nil` if it is not known.
  package static func spokenName(of name: String) -> String? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let spoken = spokenNames[parts.joined(separator: ".")] { return spoken }
      // A filled or encircled symbol has the name of the plain one.
      guard let last = parts.popLast(), ["fill", "circle", "square"].contains(last) else {
        return nil
      }
    }
    return nil
  }

  /// iOS's English names of symbols (widely reported, from lists of elements of UI tests).
  private static let spokenNames: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected",
    "ellipsis": "More", "square.and.arrow.up": "Share", "trash": "Delete", "pencil": "Edit",
    "square.and.pencil": "Compose", "gear": "Settings", "gearshape": "Settings",
    "magnifyingglass": "Search", "star": "Favorite", "heart": "Love", "bookmark": "Bookmark",
    "house": "Home", "mic": "Dictate", "play": "Play", "pause": "Pause", "stop": "Stop",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "chevron.up": "Go Up", "chevron.down": "Go Down",
    "arrow.clockwise": "Refresh", "info": "Info", "questionmark": "Help",
    "exclamationmark.triangle": "Warning", "lock": "Lock", "calendar": "Calendar",
    "folder": "Folder", "paperplane": "Send", "camera": "Camera", "photo": "Photo",
    "flag": "Flag", "link": "Link",
  ]
}

extension UIImage {
  /// The default spoken name of the image: only symbols have one.
  package var spokenName: String? {
    guard case .symbol(let symbol) = content else { return nil }
    return Symbol.spokenName(of: symbol.name)
  }
}
