import SheetEngine

/// A drag that begins on the sheet's own surface.
///
/// A drag that begins in a scroll view inside the sheet does not come here: that scroll view's pan
/// recogniser moves the content, and asks the sheet for each movement how much of it is the content's.
/// It goes from `UIScrollView+Drag.swift` over the protocol ``ScrollDragCoordinator`` to
/// `SheetShell+Scroll.swift`, which sends the engine the same events with the scroll view's offset.
extension SheetShell {
  /// Indicates whether a finger can move the sheet: no while another sheet is in front of it.
  var isDraggable: Bool {
    let machine = session.machine
    guard let controller, machine.layout.isDraggable, machine.cover.depth == 0 else {
      return false
    }
    return controller.presentation?.phase != .leaving
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let translation = Double(pan.translation(in: container).y)
    switch pan.state {
    case .began:
      advance()
      send(.dragBegan(mayDismiss: asksShouldDismiss()))
      session.beginDrag()
      move(to: translation)
    case .changed: move(to: translation)
    case .ended:
      move(to: translation)
      send(.dragEnded(velocity: pan.velocity(in: container).y))
    case .cancelled, .failed: send(.dragCancelled)
    case .possible: break
    }
  }

  private func move(to translation: Double) {
    guard let movement = session.dragMovement(to: translation) else { return }
    send(.dragMoved(by: movement))
  }
}
