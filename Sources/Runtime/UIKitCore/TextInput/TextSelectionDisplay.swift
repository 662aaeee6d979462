/// The caret, the highlight of a selection and its two handles.
@MainActor
package final class TextSelectionDisplay {
  package let caret = UIView()
  private var highlights: [UIView] = []
  private let start = TextHandleView(isStart: true)
  private let end = TextHandleView(isStart: false)
  private weak var owner: (any TextInputOwner)?
  /// The superview of the caret and the highlight, behind the text.
  private weak var container: UIView?

  /// The period of the blinking caret in seconds. Grade: widely observed.
  private static let blinkPeriod = 1.0
  private static let blinkKey = "blink"
  /// The opacity of the tint colour behind selected text. Grade: tunable.
  private static let highlightOpacity: CGFloat = 0.2

  package init(_ owner: any TextInputOwner, in container: UIView) {
    self.owner = owner
    self.container = container
    caret.isHidden = true
    caret.isUserInteractionEnabled = false
    caret.layer.cornerRadius = TextLayout.caretWidth / 2
    container.addSubview(caret)
    for handle in [start, end] {
      handle.isHidden = true
      handle.onHold = { [weak owner] isHeld in
        if isHeld { owner?.core.menu.hide() } else { owner?.core.menu.show() }
      }
      handle.onDrag = { [weak self, weak handle] point in
        if let handle { self?.drag(handle, to: point) }
      }
      owner.addSubview(handle)
    }
  }

  /// Restarts the blinking of the caret, which is visible directly after typing.
  package func blink() {
    caret.layer.removeAnimation(forKey: Self.blinkKey)
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [Float(1), Float(0)]
    animation.calculationMode = .discrete
    animation.duration = Self.blinkPeriod
    animation.repeatCount = .infinity
    caret.layer.add(animation, forKey: Self.blinkKey)
  }

  /// Updates all views for the current selection.
  package func update() {
    guard let owner else { return }
    let core = owner.core
    let isActive = owner.isFirstResponder
    let selection = core.editor.selection
    let shows = isActive && selection.length > 0
    caret.isHidden = !isActive || selection.length > 0 || !owner.allowsEditing
    let start = owner.selectionBox(at: selection.location)
    if !caret.isHidden {
      caret.backgroundColor = owner.tintColor
      caret.frame = inContainer(start).aligned(to: scale)
    }
    let boxes = shows ? core.rects(of: selection) : []
    place(boxes)
    self.start.isHidden = !shows
    end.isHidden = !shows
    guard shows else { return }
    self.start.place(at: start, tint: owner.tintColor)
    end.place(
      at: owner.selectionBox(at: selection.location + selection.length), tint: owner.tintColor)
  }

  private var scale: CGFloat { max(1, owner?.traitCollection.displayScale ?? 1) }

  private func inContainer(_ box: CGRect) -> CGRect { owner?.convert(box, to: container) ?? box }

  private func place(_ boxes: [CGRect]) {
    guard let owner, let container else { return }
    while highlights.count < boxes.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      highlights.append(view)
      container.insertSubview(view, at: 0)
    }
    let color = owner.tintColor.withAlphaComponent(Self.highlightOpacity)
    for (index, view) in highlights.enumerated() {
      view.isHidden = index >= boxes.count
      guard index < boxes.count else { continue }
      view.frame = inContainer(boxes[index])
      view.backgroundColor = color
    }
  }

  private func drag(_ handle: TextHandleView, to point: CGPoint) {
    guard let owner else { return }
    let core = owner.core
    let selection = core.editor.selection
    let last = selection.location + selection.length
    let place = core.place(at: point)
    // The handles cannot pass each other.
    if handle === start {
      let first = min(place, core.editor.before(last))
      core.select(NSRange(location: first, length: last - first))
    } else {
      let first = selection.location
      core.select(
        NSRange(location: first, length: max(place, core.editor.after(first)) - first))
    }
  }
}

extension TextInputOwner {
  /// The caret's rectangle at a position, as the view's own `caretRect(for:)` returns it.
  func selectionBox(at place: Int) -> CGRect { caretRect(for: TextOffset(place)) }
}
