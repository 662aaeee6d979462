#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Observes whether a finger moves one of UIKit's sheets.
  ///
  /// The pan recognisers on the views around the content move nothing but the sheet. Those of
  /// scroll views in the content move it only when the content is scrolled to its end: they are
  /// found under each finger that touches, and count from the moment at which the sheet follows the
  /// finger.
  @MainActor
  final class SheetDragWatch: NSObject, UIGestureRecognizerDelegate {
    /// Called when a pan recogniser's state or translation changes.
    var onChange: (() -> Void)?
    /// Indicates whether a finger moved the sheet in the last frame.
    private(set) var isDragging = false
    private var pans: [WatchedPan] = []
    private weak var content: UIView?
    private weak var container: UIView?
    /// Receives no touch; its delegate is asked about each new one.
    private lazy var probe: UITapGestureRecognizer = {
      let probe = UITapGestureRecognizer()
      probe.delegate = self
      probe.cancelsTouchesInView = false
      return probe
    }()

    /// Begins to observe the content and the views around it, up to a container view. A second call
    /// has no effect.
    func watch(_ content: UIView, upTo container: UIView) {
      self.container = container
      guard self.content !== content else { return }
      self.content = content
      content.addGestureRecognizer(probe)
      findPans(from: content)
    }

    func end() {
      for watched in pans {
        watched.pan?.removeTarget(watched.target, action: ActionTarget.action)
      }
      pans = []
      probe.view?.removeGestureRecognizer(probe)
      content = nil
      isDragging = false
    }

    /// Updates ``isDragging`` for a frame. `growth` is the change of the sheet's height since the
    /// last frame, in points.
    func update(growth: CGFloat) {
      var isActive = false
      var isFollowed = false
      for place in pans.indices {
        guard let pan = pans[place].pan, pan.state == .began || pan.state == .changed else {
          pans[place].finger = nil
          continue
        }
        isActive = true
        guard pan.view is UIScrollView else {
          isFollowed = true
          continue
        }
        let finger = pan.location(in: container).y
        let distance = pans[place].finger.map { $0 - finger }
        pans[place].finger = finger
        // A sheet that an animation moves meanwhile moves in the other direction, or further than
        // the finger. In the first frame only the direction is known.
        let limit = distance.map { abs($0) + Self.tolerance } ?? .infinity
        let direction = distance ?? -pan.velocity(in: container).y
        if growth * direction > 0, abs(growth) <= limit { isFollowed = true }
      }
      isDragging = isActive && (isDragging || isFollowed)
    }

    /// The distance in points by which a sheet may move further than the finger: its position is
    /// rounded to pixels, of a point at most.
    private static let tolerance: CGFloat = 1

    private func findPans(from view: UIView?) {
      pans.removeAll { $0.pan == nil }
      var candidate = view
      while let current = candidate, current !== container {
        for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? [] {
          guard moves(pan, on: current), !pans.contains(where: { $0.pan === pan }) else { continue }
          let target = ActionTarget { [weak self] _ in self?.onChange?() }
          pan.addTarget(target, action: ActionTarget.action)
          pans.append(WatchedPan(pan: pan, target: target))
        }
        candidate = current.superview
      }
    }

    /// Indicates whether a recogniser can move the sheet: in the content only those of scroll views
    /// can.
    private func moves(_ pan: UIPanGestureRecognizer, on view: UIView) -> Bool {
      if let scroll = view as? UIScrollView { return scroll.panGestureRecognizer === pan }
      return content?.isDescendant(of: view) == true && view !== content
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      findPans(from: touch.view)
      return false
    }
  }

  /// A recogniser, its additional target, and the finger's location in the last frame.
  private struct WatchedPan {
    weak var pan: UIPanGestureRecognizer?
    let target: ActionTarget
    var finger: CGFloat?
  }
#endif
