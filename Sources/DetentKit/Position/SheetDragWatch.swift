#if canImport(UIKit)
  import UIKit

  /// Knows whether a finger moves one of UIKit's sheets.
  ///
  /// The recognisers on what carries the content move nothing else. Those of scroll views in the content
  /// move the sheet too, from one end of what they show; they are found under each finger that lands,
  /// and count from the moment at which the sheet follows.
  @MainActor
  final class SheetDragWatch: NSObject, UIGestureRecognizerDelegate {
    /// A recogniser went on.
    var onChange: (() -> Void)?
    /// Whether a finger moved the sheet in the last frame that was looked at.
    private(set) var isDragging = false
    private var pans: [WatchedPan] = []
    private weak var content: UIView?
    private weak var container: UIView?
    /// Takes no touch; it is asked about each that lands.
    private lazy var probe: UITapGestureRecognizer = {
      let probe = UITapGestureRecognizer()
      probe.delegate = self
      probe.cancelsTouchesInView = false
      return probe
    }()

    /// Begins to watch content, and what carries it up to a container. Does nothing the second time.
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

    /// Looks again. `growth` is how much higher the sheet is than in the last frame, in points.
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
        let way = pans[place].finger.map { $0 - finger }
        pans[place].finger = finger
        // A sheet that code moves meanwhile goes another way, or further. Of the first frame only the
        // direction is known.
        let limit = way.map { abs($0) + Self.tolerance } ?? .infinity
        let direction = way ?? -pan.velocity(in: container).y
        if growth * direction > 0, abs(growth) <= limit { isFollowed = true }
      }
      isDragging = isActive && (isDragging || isFollowed)
    }

    /// By how much a sheet may go further than the finger: it is rounded to pixels, of a point at most.
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

    /// Whether a recogniser may move the sheet: in its content only scrolling does.
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

  /// A recogniser, what hears of it, and where its finger was in the last frame.
  private struct WatchedPan {
    weak var pan: UIPanGestureRecognizer?
    let target: ActionTarget
    var finger: CGFloat?
  }
#endif
