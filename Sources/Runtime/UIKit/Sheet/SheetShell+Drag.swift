import SheetEngine

extension SheetShell {
  /// Whether a finger can move the sheet now: not while another one stands in front.
  var isDraggable: Bool {
    guard machine.layout.isDraggable, machine.cover.depth == 0 else { return false }
    return controller.presentation?.phase != .leaving
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: container).y
    switch pan.state {
    case .began:
      catchUp()
      send(.dragBegan(mayDismiss: asksShouldDismiss()))
      if translation != 0 { send(.dragMoved(by: translation)) }
      lastTranslation = translation
    case .changed:
      let delta = translation - lastTranslation
      lastTranslation = translation
      if delta != 0 { send(.dragMoved(by: delta)) }
    case .ended:
      let delta = translation - lastTranslation
      if delta != 0 { send(.dragMoved(by: delta)) }
      send(.dragEnded(velocity: pan.velocity(in: container).y))
    case .cancelled, .failed: send(.dragCancelled)
    case .possible: break
    }
  }
}
