extension UIBarButtonItem {
  /// Constants for items with a title or an image of the system.
  public enum SystemItem: Int, Sendable {
    /// Done: ends an operation and keeps the changes.
    case done
    /// Cancel: ends an operation and discards the changes.
    case cancel
    /// Edit: begins editing.
    case edit
    /// Save: keeps the changes.
    case save
    /// Add: a plus sign.
    case add
    /// A space that fills the remaining width.
    case flexibleSpace
    /// A space of ``UIBarButtonItem/width``.
    case fixedSpace
    /// Compose: creates a message or document.
    case compose
    /// Reply: answers or forwards.
    case reply
    /// Action: a square with an arrow that opens a menu of actions.
    case action
    /// Organize: a folder.
    case organize
    /// Bookmarks: an open book.
    case bookmarks
    /// Search: a magnifying glass.
    case search
    /// Refresh: a circular arrow.
    case refresh
    /// Stop: a cross that stops loading.
    case stop
    /// Camera.
    case camera
    /// Trash: deletes.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Rewind: plays backwards.
    case rewind
    /// Fast forward.
    case fastForward
    /// Undo: reverses the last change.
    case undo
    /// Redo: repeats the undone change.
    case redo
    /// Close: a cross that closes the content.
    case close = 24
  }

  /// Sets the title or image of a system item. Items with a symbol show it, as on iOS 26, and have
  /// their name as accessibility label.
  func become(_ item: SystemItem) {
    systemItem = item
    if let symbol = item.symbol { image = UIImage(systemName: symbol) }
    if item.symbol == nil || image == nil { title = item.name }
    accessibilityLabel = item.name
    if item == .done || item == .save { style = .prominent }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var symbol: String? {
    switch self {
    case .done: "checkmark"
    case .cancel, .close, .stop: "xmark"
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }

  fileprivate var name: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
