/// The edit menu of a text: it is shown when a touch selects, and dismissed when the text or the
/// selection changes.
@MainActor
package final class TextEditMenu {
  private weak var owner: (any TextInputOwner)?
  private var session: EditMenuSession?
  private var waiting: FrameTimers.Timer?
  private var closed: Double?

  /// The delay in seconds before the menu is shown, in which a second tap may follow. Grade:
  /// tunable.
  private static let secondTapDelay = 0.3

  init(_ owner: any TextInputOwner) {
    self.owner = owner
  }

  /// Shows the menu for the selection or the caret.
  package func show() {
    waiting?.cancel()
    guard let owner, owner.isFirstResponder, owner.window != nil else { return }
    session?.close(animated: false)
    let session = EditMenuSession(view: owner) { [weak self] in
      self?.menu()
    } target: { [weak self] in
      self?.target ?? .zero
    }
    session.onClose = { [weak self] in
      self?.closed = self?.owner?.window?.host?.time
      self?.session = nil
    }
    if session.open() { self.session = session }
  }

  /// Handles a tap at the caret: shows the menu unless another tap follows, or dismisses it.
  func toggle() {
    let time = owner?.window?.host?.time ?? 0
    if let closed, time - closed < Self.secondTapDelay { return }
    waiting?.cancel()
    waiting = owner?.window?.host?.timers.schedule(
      at: time + Self.secondTapDelay, name: "edit menu"
    ) { [weak self] in self?.show() }
  }

  package func hide() {
    waiting?.cancel()
    session?.close(animated: true)
  }

  private func menu() -> UIMenu? {
    guard let owner else { return nil }
    let suggested = EditAction.suggestions(for: owner)
    return owner.editMenu(for: owner.core.editor.selection, suggested: suggested)
      ?? UIMenu(children: suggested)
  }

  private var target: CGRect {
    guard let owner else { return .zero }
    let selection = owner.core.editor.selection
    let boxes = selection.length > 0 ? owner.core.rects(of: selection) : []
    guard let first = boxes.first else { return owner.selectionBox(at: selection.location) }
    let all = boxes.dropFirst().reduce(first) { $0.union($1) }
    // The handles extend above and below the text.
    return all.intersection(owner.bounds).insetBy(dx: 0, dy: -6)
  }
}
