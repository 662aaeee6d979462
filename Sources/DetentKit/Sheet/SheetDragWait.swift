#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Postpones changes of a sheet's detents while a finger drags the sheet or scrolls in it.
  ///
  /// UIKit of iOS 26 ends the process when detents change during such a drag (quran/quran-ios#956 and
  /// #971).
  @MainActor
  final class SheetDragWait {
    private var pans: [ObservedPan] = []
    private var work: (() -> Void)?

    /// Returns `false` if no finger drags. Otherwise calls `work` once, in the run-loop turn after the
    /// last finger lifts, and returns `true`. Later work replaces earlier work.
    func postpones(
      over content: UIView, upTo container: UIView, _ work: @escaping () -> Void
    ) -> Bool {
      observe(Self.activePans(over: content, upTo: container))
      guard !pans.isEmpty else { return false }
      self.work = work
      return true
    }

    func cancel() {
      work = nil
      observe([])
    }

    private func observe(_ active: [UIPanGestureRecognizer]) {
      for observed in pans {
        observed.pan?.removeTarget(observed.target, action: ActionTarget.action)
      }
      pans = active.map { pan in
        let target = ActionTarget { [weak self] _ in self?.panDidChange() }
        pan.addTarget(target, action: ActionTarget.action)
        return ObservedPan(pan: pan, target: target)
      }
    }

    private func panDidChange() {
      guard !pans.contains(where: { $0.pan.map(Self.isActive) ?? false }) else { return }
      observe([])
      let work = work
      self.work = nil
      // UIKit handles the end of the drag in this turn.
      if let work { RunLoopTurn.next(work) }
    }

    /// Returns the pan recognisers in use on the views around the content, and of scroll views in it.
    private static func activePans(
      over content: UIView, upTo container: UIView
    ) -> [UIPanGestureRecognizer] {
      var active: [UIPanGestureRecognizer] = []
      var candidate = content.superview
      while let current = candidate, current !== container {
        for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
        where isActive(pan) {
          active.append(pan)
        }
        candidate = current.superview
      }
      addScrollPans(in: content, to: &active)
      return active
    }

    private static func addScrollPans(
      in view: UIView, to active: inout [UIPanGestureRecognizer]
    ) {
      if let scroll = view as? UIScrollView, isActive(scroll.panGestureRecognizer) {
        active.append(scroll.panGestureRecognizer)
      }
      for subview in view.subviews { addScrollPans(in: subview, to: &active) }
    }

    private static func isActive(_ pan: UIGestureRecognizer) -> Bool {
      pan.state == .began || pan.state == .changed
    }
  }

  private struct ObservedPan {
    weak var pan: UIPanGestureRecognizer?
    let target: ActionTarget
  }
#endif
