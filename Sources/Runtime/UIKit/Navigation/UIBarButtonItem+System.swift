extension UIBarButtonItem {
  /// Items the system has a title or an image for.
  public enum SystemItem: Int, Sendable {
    /// Ends what is going on and keeps it.
    case done
    /// Ends what is going on and drops it.
    case cancel
    /// Begins editing.
    case edit
    /// Keeps the changes.
    case save
    /// Makes something new: a plus.
    case add
    /// A gap that takes what is left.
    case flexibleSpace
    /// A gap of ``UIBarButtonItem/width``.
    case fixedSpace
    /// Begins a message or document.
    case compose
    /// Answers or forwards.
    case reply
    /// Offers what can be done: a square with an arrow.
    case action
    /// Moves things: a folder.
    case organize
    /// Shows bookmarks: an open book.
    case bookmarks
    /// Looks for something: a magnifying glass.
    case search
    /// Loads again: a round arrow.
    case refresh
    /// Stops what is loading: a cross.
    case stop
    /// Takes a picture.
    case camera
    /// Deletes.
    case trash
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Plays backwards.
    case rewind
    /// Plays fast.
    case fastForward
    /// Takes the last change back.
    case undo
    /// Makes the change again.
    case redo
    /// Closes what is shown: a cross.
    case close = 24
  }

  /// Takes the title or image of a system item. Those with a symbol show it, as on iOS 26, and are
  /// called by their name.
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
