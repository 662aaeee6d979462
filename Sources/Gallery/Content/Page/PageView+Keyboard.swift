import UIKit

extension PageView {
  /// Keeps the end of the page, and the first responder, above the keyboard.
  func followKeyboard() {
    let center = NotificationCenter.default
    let name = UIResponder.keyboardWillChangeFrameNotification
    keyboardObserver = PageObserver(
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let end = value?.cgRectValue
        let screen = note.object.map { ObjectIdentifier($0 as AnyObject) }
        MainActor.assumeIsolated {
          // Several devices may live in one process, each with a keyboard of its own.
          guard let self, let window = self.window,
            screen == ObjectIdentifier(window.screen), let end
          else { return }
          self.keyboardTop = end.minY
          self.setNeedsLayout()
        }
      })
  }

  /// Makes room for the keyboard and scrolls to the first responder.
  func makeRoomForKeyboard() {
    guard let window else { return }
    let page = superview?.convert(frame, to: nil) ?? frame
    let bottom = min(page.maxY, window.bounds.height)
    let overlap = keyboardTop.map { max(0, bottom - $0 - safeAreaInsets.bottom) } ?? 0
    guard contentInset.bottom != overlap else { return }
    contentInset.bottom = overlap
    verticalScrollIndicatorInsets.bottom = overlap
    guard overlap > 0, let field = firstResponder(below: self) else { return }
    scrollRectToVisible(
      field.convert(field.bounds, to: self).insetBy(dx: 0, dy: -12), animated: true)
  }

  private func firstResponder(below view: UIView) -> UIView? {
    for child in view.subviews {
      if child.isFirstResponder { return child }
      if let found = firstResponder(below: child) { return found }
    }
    return nil
  }
}

/// An observation that ends with this object.
final class PageObserver {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) {
    self.token = token
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
