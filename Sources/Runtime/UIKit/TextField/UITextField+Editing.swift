extension UITextField {
  func beginEditing() {
    isEditingStorage = true
    if clearsOnBeginEditing, hasText { text = "" }
    editor.moveCaret(to: editor.length)
    parts.blink()
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditingText() {
    isEditingStorage = false
    scroll = 0
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd, with: nil)
    post(Self.textDidEndEditingNotification)
  }

  /// Types text, or does what the return key does.
  func type(_ typed: String) {
    if typed == "\n" || typed == "\r" {
      pressReturn()
      return
    }
    // A field has one line.
    let line = typed.split(whereSeparator: \.isNewline).joined(separator: " ")
    change(NSRange(location: editor.caret, length: 0), to: line)
  }

  func deleteBeforeCaret() {
    guard let range = editor.rangeBeforeCaret else { return }
    change(range, to: "")
  }

  private func change(_ range: NSRange, to string: String) {
    guard range.length > 0 || !string.isEmpty,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return }
    editor.replace(range, with: string)
    textWasEdited()
  }

  private func textWasEdited() {
    textDidChange()
    if isEditing { parts.blink() }
    containingWindow?.host?.keyboard?.textDidChange()
    send(.editingChanged, with: nil)
    post(Self.textDidChangeNotification)
  }

  /// The return key: the delegate may stop it; somebody who waits for the end on exit gets it, and
  /// only then does the field give up the keyboard, as UIKit's does.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let resigns = !handlers.waiting(for: .editingDidEndOnExit).isEmpty
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if resigns { resignFirstResponder() }
  }

  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.replaceAll(with: "")
    textWasEdited()
    becomeFirstResponder()
  }

  func moveCaret(to place: CGPoint) {
    layoutIfNeeded()
    let x = place.x - parts.clip.frame.minX - parts.label.frame.minX
    editor.moveCaret(to: shownLayout.characterIndex(at: CGPoint(x: x, y: 1)))
    parts.blink()
    setNeedsLayout()
  }

  /// Asks the keyboard to show the keys that are wished for now.
  func inputTraitsDidChange() {
    guard isFirstResponder else { return }
    containingWindow?.host?.keyboard?.inputDidChange()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
