/// The actions of hardware keys.
extension TextInputCore {
  /// Handles a key.
  ///
  /// - Returns: `true` if the key has an action here.
  func press(_ stroke: KeyStroke) -> Bool {
    switch stroke.key {
    case .character(let text):
      if stroke.isCommand { return command(text.lowercased(), isShifted: stroke.isShifted) }
      guard owner.allowsEditing else { return false }
      type(text)
    case .return:
      guard owner.allowsEditing else { return false }
      type("\n")
    case .tab, .escape: return false
    case .delete:
      guard owner.allowsEditing else { return false }
      delete(stroke, forwards: false)
    case .forwardDelete:
      guard owner.allowsEditing else { return false }
      delete(stroke, forwards: true)
    default: move(stroke)
    }
    return true
  }

  private func command(_ letter: String, isShifted: Bool) -> Bool {
    switch letter {
    case "z":
      if isShifted { undoManager.redo() } else { undoManager.undo() }
    case "a": selectAll(nil)
    case "c": copy(nil)
    case "x": cut(nil)
    case "v": paste(nil)
    default: return false
    }
    return true
  }

  private func delete(_ stroke: KeyStroke, forwards: Bool) {
    var range = forwards ? editor.rangeToDeleteForwards : editor.rangeToDelete
    if !editor.hasSelection, stroke.isAlternate || stroke.isCommand {
      let key: KeyStroke.Key = forwards ? .right : .left
      let other = target(
        KeyStroke(key, isAlternate: stroke.isAlternate, isCommand: stroke.isCommand))
      let start = min(other, editor.caret)
      range = NSRange(location: start, length: abs(other - editor.caret))
    }
    if let range { change(range, to: "") }
  }

  private func move(_ stroke: KeyStroke) {
    let goesAlong = stroke.key == .left || stroke.key == .right
    if editor.hasSelection, !stroke.isShifted, goesAlong, !stroke.isAlternate, !stroke.isCommand {
      // An arrow key collapses a selection to one of its ends.
      let selection = editor.selection
      moveCaret(
        to: stroke.key == .left ? selection.location : selection.location + selection.length)
      return
    }
    var x = preferredX
    let place = stroke.isVertical ? vertical(stroke, &x) : target(stroke)
    moveCaret(to: place, extending: stroke.isShifted)
    if stroke.isVertical { preferredX = x }
  }

  private func vertical(_ stroke: KeyStroke, _ x: inout CGFloat?) -> Int {
    line(from: editor.caret, by: stroke.key == .up ? -1 : 1, x: &x)
  }

  private func target(_ stroke: KeyStroke) -> Int {
    let caret = editor.caret
    switch stroke.key {
    case .left:
      if stroke.isCommand { return lineRange(at: caret).location }
      return stroke.isAlternate ? editor.wordStart(before: caret) : editor.before(caret)
    case .right:
      if stroke.isCommand { return end(of: lineRange(at: caret)) }
      return stroke.isAlternate ? editor.wordEnd(after: caret) : editor.after(caret)
    case .home: return stroke.isCommand ? 0 : lineRange(at: caret).location
    case .end: return stroke.isCommand ? editor.length : end(of: lineRange(at: caret))
    case .up, .pageUp: return stroke.isAlternate ? editor.paragraph(at: caret).location : 0
    case .down, .pageDown:
      return stroke.isAlternate ? end(of: editor.paragraph(at: caret)) : editor.length
    default: return caret
    }
  }

  private func end(of range: NSRange) -> Int { range.location + range.length }
}

extension KeyStroke {
  /// Indicates whether the key moves by a line.
  fileprivate var isVertical: Bool {
    (key == .up || key == .down) && !isCommand && !isAlternate
  }
}

/// The actions of menus and key commands.
extension TextInputCore: UIResponderStandardEditActions {
  package func selectAll(_ sender: Any?) { select(editor.all, for: sender) }

  /// Selects the word at the caret.
  package func select(_ sender: Any?) { select(editor.word(at: editor.caret), for: sender) }

  /// Selects a range if selecting is allowed; a command of the edit menu shows the menu again.
  private func select(_ range: NSRange, for sender: Any?) {
    if owner.allowsSelection { select(range) }
    if sender is UICommand { menu.show() }
  }

  package func copy(_ sender: Any?) {
    guard editor.hasSelection, !owner.isSecureTextEntry else { return }
    UIPasteboard.general.string = editor.string(in: editor.selection)
  }

  package func cut(_ sender: Any?) {
    guard owner.allowsEditing, editor.hasSelection, !owner.isSecureTextEntry else { return }
    copy(sender)
    change(editor.selection, to: "")
  }

  package func paste(_ sender: Any?) {
    guard owner.allowsEditing, let text = UIPasteboard.general.string else { return }
    change(editor.selection, to: owner.pasted(text))
  }

  package func delete(_ sender: Any?) {
    guard owner.allowsEditing, editor.hasSelection else { return }
    change(editor.selection, to: "")
  }

  /// Indicates whether an action of the edit menu is available.
  package func canPerform(_ action: Selector) -> Bool? {
    let hasPublicSelection = editor.hasSelection && !owner.isSecureTextEntry
    switch action.name {
    case "cut(_:)", "cut:": return owner.allowsEditing && hasPublicSelection
    case "copy(_:)", "copy:": return hasPublicSelection
    case "paste(_:)", "paste:": return owner.allowsEditing && UIPasteboard.general.hasStrings
    case "delete(_:)", "delete:": return owner.allowsEditing && editor.hasSelection
    case "select(_:)", "select:": return !editor.hasSelection && !editor.text.isEmpty
    case "selectAll(_:)", "selectAll:":
      return !editor.text.isEmpty && editor.selection.length < editor.length
    default: return nil
    }
  }
}
