extension UITextField: TextInputOwner {
  package var shownLines: TextLayout { shownLayout }

  package var linesOrigin: CGPoint {
    let area = parts.clip.frame
    let label = parts.label.frame
    // A label centres its line vertically.
    let room = max(0, label.height - shownLayout.size.height)
    return CGPoint(x: area.minX + label.minX, y: area.minY + label.minY + room / 2)
  }

  package var allowsEditing: Bool { isEnabled }

  package var allowsSelection: Bool { true }

  func setText(_ text: String, styled: NSAttributedString?) {
    self.styled = styled.map { NSAttributedString(attributedString: $0) }
    core.forgetChanges()
    core.editor.replaceAll(with: text)
    core.marked = nil
    textDidChange()
  }

  func beginEditing() {
    isEditingStorage = true
    if clearsOnBeginEditing, hasText { text = "" }
    core.editor.moveCaret(to: core.editor.length)
    display.blink()
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditingText() {
    isEditingStorage = false
    core.menu.hide()
    scroll = 0
    core.marked = nil
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, with: nil)
    post(Self.textDidEndEditingNotification)
  }

  package func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  package func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  package func textWasReplaced(_ range: NSRange, with text: String) {
    if let styled {
      let copy = NSMutableAttributedString(attributedString: styled)
      copy.replaceCharacters(in: range, with: text)
      self.styled = copy
    }
    textDidChange()
  }

  package func selectionWasChanged() {
    setNeedsLayout()
    guard isEditing else { return }
    display.blink()
    containingWindow?.host?.keyboard?.textDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  package func announceEdit() {
    send(.editingChanged, with: nil)
    post(Self.textDidChangeNotification)
  }

  /// Returns pasted text on one line.
  package func pasted(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The next layout scrolls the text until the caret is visible.
  package func reveal(_ place: Int) {
    setNeedsLayout()
  }

  /// Handles the return key, which the delegate may prevent. Actions for `.editingDidEndOnExit` are
  /// performed, and only then does the field resign first responder, as UIKit's does. An alert
  /// replaces the action.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let resigns = !handlers.waiting(for: .editingDidEndOnExit).isEmpty
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if let answerReturn = parts.answerReturn { return answerReturn() }
    if resigns { resignFirstResponder() }
  }

  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    core.replace(core.editor.all, with: "")
    announceEdit()
    becomeFirstResponder()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
