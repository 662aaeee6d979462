#if canImport(UIKit)
  import UIKit

  /// Keeps a sheet still while a finger is on a part of its content that asked for that.
  ///
  /// Its recogniser lies on the presented view, sees what begins inside of those parts, and makes the
  /// recognisers that move the sheet wait for it; what is inside goes on at the same time.
  @MainActor
  final class DragExclusion: NSObject, UIGestureRecognizerDelegate {
    weak var link: PresentationLink?
    private var regions: [WeakReference<UIView>] = []
    private var recognizer: UIPanGestureRecognizer?

    func add(_ view: UIView) {
      regions.removeAll { $0.object == nil || $0.object === view }
      regions.append(WeakReference(view))
      install()
    }

    func remove(_ view: UIView) {
      regions.removeAll { $0.object == nil || $0.object === view }
    }

    func install() {
      guard recognizer == nil, !regions.isEmpty, let view = link?.controller?.viewIfLoaded else {
        return
      }
      let pan = UIPanGestureRecognizer()
      pan.delegate = self
      pan.cancelsTouchesInView = false
      pan.delaysTouchesEnded = false
      view.addGestureRecognizer(pan)
      recognizer = pan
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      regions.contains { region in
        guard let view = region.object, view.window != nil else { return false }
        return view.bounds.contains(touch.location(in: view))
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      movesSheet(otherGestureRecognizer)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      !movesSheet(otherGestureRecognizer)
    }

    /// Whether a recogniser lies on what carries the presented view.
    private func movesSheet(_ other: UIGestureRecognizer) -> Bool {
      guard other is UIPanGestureRecognizer, other !== recognizer,
        let view = link?.controller?.viewIfLoaded, let carrier = other.view
      else { return false }
      return view.isDescendant(of: carrier)
    }
  }
#endif
