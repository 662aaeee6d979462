import Foundation

/// A change of a text that can be undone. Characters typed in a row are one change.
@MainActor
final class TextChange {
  let place: Int
  let old: String
  private(set) var new: String

  init(place: Int, old: String, new: String) {
    self.place = place
    self.old = old
    self.new = new
  }

  /// Merges a character that was typed directly after this change; a new word begins a new change.
  func extend(with other: TextChange) -> Bool {
    guard old.isEmpty, other.old.isEmpty, other.place == place + new.utf16.count,
      !(new.last?.isWhitespace == true && other.new.first?.isWhitespace == false)
    else { return false }
    new += other.new
    return true
  }
}

extension TextInputCore {
  /// Registers a change of the user for undo.
  func register(_ change: TextChange) {
    if let lastChange, !undoManager.isUndoing, !undoManager.isRedoing, undoManager.canUndo,
      lastChange.extend(with: change)
    {
      return
    }
    lastChange = change
    undoManager.registerUndo(withTarget: self) { $0.takeBack(change) }
    undoManager.setActionName("Typing")
  }

  private func takeBack(_ change: TextChange) {
    let range = NSRange(location: change.place, length: change.new.utf16.count)
    register(TextChange(place: change.place, old: change.new, new: change.old))
    lastChange = nil
    replace(range, with: change.old)
    if !change.old.isEmpty {
      select(NSRange(location: change.place, length: change.old.utf16.count))
    }
    owner.announceEdit()
  }

  /// Removes all undo actions after code set another text.
  package func forgetChanges() {
    lastChange = nil
    undoManager.removeAllActions()
  }
}
