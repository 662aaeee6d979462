#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Observes taps outside of one of UIKit's sheets.
  ///
  /// A tap on the dimming view of a sheet that prevents its dismissal has no effect in UIKit, and its
  /// delegate is not notified (S1.50).
  @MainActor
  final class OutsideTapWatch: NSObject, UIGestureRecognizerDelegate {
    var onTap: (() -> Void)?
    private weak var presentedView: UIView?
    private weak var container: UIView?
    private var recognizer: UITapGestureRecognizer?
    private var target: ActionTarget?

    /// Begins to observe the container view of a sheet. A second call has no effect.
    func watch(_ container: UIView, around presentedView: UIView) {
      self.presentedView = presentedView
      guard self.container !== container else { return }
      end()
      self.container = container
      let target = ActionTarget { [weak self] _ in self?.onTap?() }
      let tap = UITapGestureRecognizer(target: target, action: ActionTarget.action)
      tap.delegate = self
      tap.cancelsTouchesInView = false
      container.addGestureRecognizer(tap)
      self.target = target
      recognizer = tap
    }

    func end() {
      if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
      recognizer = nil
      target = nil
      container = nil
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let presentedView, let view = touch.view else { return false }
      return !view.isDescendant(of: presentedView)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }
#endif
