/// The gestures of a text: a tap sets the caret, multiple taps select a word or a paragraph, and a
/// long press moves the caret.
@MainActor
package final class TextGestures: NSObject {
  private weak var owner: (any TextInputOwner)?
  private let press = UILongPressGestureRecognizer()
  private var taps = 0
  private var lastTap: (place: CGPoint, time: Double)?

  package init(_ owner: any TextInputOwner) {
    self.owner = owner
    super.init()
    press.addAction { [weak self] recognizer in self?.pressed(recognizer) }
    owner.addGestureRecognizer(press)
  }

  /// Adds tap recognizers, for views that do not track touches themselves.
  package func addTaps() {
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] recognizer in self?.tapped(recognizer) }
    owner?.addGestureRecognizer(tap)
  }

  /// Handles a first, second or later tap in a row.
  func tap(at point: CGPoint, count: Int) {
    guard let owner, owner.isFirstResponder || mayBegin(count) else { return }
    let wasEditing = owner.isFirstResponder
    if !wasEditing, !owner.becomeFirstResponder() { return }
    let core = owner.core
    let place = core.place(at: point)
    switch count {
    case ...1:
      let isAtCaret = wasEditing && core.editor.selection == NSRange(location: place, length: 0)
      core.moveCaret(to: place)
      if isAtCaret { core.menu.toggle() } else { core.menu.hide() }
      return
    case 2: core.select(core.editor.word(at: place))
    default: core.select(core.editor.paragraph(at: place))
    }
    core.menu.show()
  }

  /// Indicates whether a tap begins editing; a text that is only selectable handles multiple taps
  /// only.
  private func mayBegin(_ count: Int) -> Bool { owner?.allowsEditing == true || count > 1 }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: owner)
    let time = owner?.window?.host?.time ?? 0
    let isNext =
      lastTap.map {
        time - $0.time <= UITapGestureRecognizer.longestPause
          && $0.place.distance(to: point) <= UITapGestureRecognizer.allowableMovement
      } ?? false
    taps = isNext ? taps + 1 : 1
    lastTap = (point, time)
    tap(at: point, count: taps)
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    guard let owner else { return }
    let point = recognizer.location(in: owner)
    let core = owner.core
    switch recognizer.state {
    case .began:
      guard owner.isFirstResponder || owner.becomeFirstResponder() else { return }
      core.menu.hide()
      if owner.allowsEditing {
        core.moveCaret(to: core.place(at: point))
      } else {
        core.select(core.editor.word(at: core.place(at: point)))
      }
    case .changed:
      if owner.allowsEditing { core.moveCaret(to: core.place(at: point)) }
    case .ended: core.menu.show()
    default: break
    }
  }
}
