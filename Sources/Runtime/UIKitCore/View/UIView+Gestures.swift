extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizerStorage.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizerStorage.firstIndex(where: { $0 === recognizer }) else { return }
    recognizerStorage.remove(at: index)
    recognizer.arena?.leave(recognizer)
    recognizer.attachedView = nil
  }
}
