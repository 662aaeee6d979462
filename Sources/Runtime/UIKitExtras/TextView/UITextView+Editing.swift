extension UITextView: TextInputOwner {
  package var shownLines: TextLayout { lines(width: bounds.width) }

  package var linesOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  package var allowsEditing: Bool { isEditable }

  package var allowsSelection: Bool { isSelectable }

  /// The attributes of text without attributes of its own.
  var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: fontStorage ?? Self.defaultFont, .foregroundColor: colorStorage ?? .label]
  }

  /// The attributes of typed text: those of the text before the caret.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard styledText.length > 0 else { return plainAttributes }
    let place = min(max(core.editor.selection.location - 1, 0), styledText.length - 1)
    return styledText.attributes(at: place, effectiveRange: nil)
  }

  func setContent(_ content: NSAttributedString) {
    styledText = NSMutableAttributedString(attributedString: content)
    core.forgetChanges()
    core.editor.replaceAll(with: content.string)
    core.marked = nil
    typingStorage = nil
    textDidChange()
  }

  /// Sets an attribute for the whole text.
  func restyle(_ key: NSAttributedString.Key, _ value: NSObject) {
    styledText.addAttribute(
      key, value: value, range: NSRange(location: 0, length: styledText.length))
    typingStorage = nil
    textDidChange()
  }

  func editabilityDidChange() {
    if isFirstResponder {
      if isEditing, !isEditable { endEditingText() }
      if canBecomeFirstResponder {
        core.inputTraitsDidChange()
      } else {
        resignFirstResponder()
      }
    }
    display.update()
  }

  func beginEditing() {
    display.blink()
    display.update()
    guard isEditable else { return }
    isEditing = true
    // A text view's keyboard is announced before the delegate is notified, a text field's after.
    containingWindow?.host?.keyboard?.followNow()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditingText() {
    core.menu.hide()
    core.marked = nil
    display.update()
    guard isEditing else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  package func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  package func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  package func textWasReplaced(_ range: NSRange, with text: String) {
    // The caret is already after the new text; the attributes are those of the text before it.
    let attributes =
      typingStorage
      ?? (styledText.length == 0
        ? plainAttributes
        : styledText.attributes(
          at: min(max(range.location - 1, 0), styledText.length - 1), effectiveRange: nil))
    styledText.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: attributes))
    textDidChange()
  }

  package func selectionWasChanged() {
    if core.editor.hasSelection || typingStorage == nil { typingStorage = nil }
    if isFirstResponder { display.blink() }
    setNeedsLayout()
    containingWindow?.host?.keyboard?.textDidChange()
    delegate?.textViewDidChangeSelection(self)
  }

  package func announceEdit() {
    typingStorage = nil
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  package func pasted(_ text: String) -> String { text }

  package func pressReturn() {
    core.change(core.editor.selection, to: "\n")
  }

  package func reveal(_ place: Int) {
    guard window != nil else { return }
    reveal(NSRange(location: place, length: 0), animated: false)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
