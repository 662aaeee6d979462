extension UIBarButtonItem {
  /// Items the system has a title or an image for.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    /// A gap that takes what is left.
    case flexibleSpace
    /// A gap of ``UIBarButtonItem/width``.
    case fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward, undo, redo
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
