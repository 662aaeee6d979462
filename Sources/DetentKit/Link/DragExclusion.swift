#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Prevents a sheet from moving with drags that begin in excluded parts of its content.
  ///
  /// Its pan recogniser is on the presented view and receives touches in those parts only. The
  /// recognisers that move the sheet have to wait for it to fail; those inside of the parts are
  /// recognised simultaneously.
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

    /// Returns whether a touch may begin a drag of the sheet; `nil` without a rule.
    var allows: ((UITouch) -> Bool)? {
      didSet { install() }
    }

    func install() {
      guard recognizer == nil, allows != nil || !regions.isEmpty,
        let view = link?.controller?.viewIfLoaded
      else {
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
      let isExcluded = regions.contains { region in
        guard let view = region.object, view.window != nil else { return false }
        return view.bounds.contains(touch.location(in: view))
      }
      return isExcluded || allows?(touch) == false
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

    /// Indicates whether a pan recogniser is on a view around the presented view.
    private func movesSheet(_ other: UIGestureRecognizer) -> Bool {
      guard other is UIPanGestureRecognizer, other !== recognizer,
        let view = link?.controller?.viewIfLoaded, let carrier = other.view
      else { return false }
      return view.isDescendant(of: carrier)
    }
  }
#endif
