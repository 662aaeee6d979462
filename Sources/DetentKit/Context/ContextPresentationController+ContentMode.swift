#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  // Content that keeps the size of the largest detent.

  extension ContextPresentationController {
    /// The position at the largest detent; `nil` if the content has the size of the presented view at each
    /// moment.
    private var keptPosition: SheetPosition? {
      let layout = session.machine.layout
      guard style.contentMode == .static, !layout.stops.all.isEmpty else { return nil }
      return layout.position(at: layout.stops.count - 1)
    }

    /// The height at the largest detent in points, or the width if the presented view comes from a side;
    /// `nil` if the content has the size of the presented view at each moment.
    var keptLength: CGFloat? { keptPosition.map { CGFloat($0.extent) } }

    /// Gives the content the safe area that it has at the largest detent, whichever detent is selected.
    func updateKeptInsets() {
      var wanted = UIEdgeInsets.zero
      if isBegun, let keptPosition {
        let size = area.size
        let visible = session.machine.layout.geometry(at: keptPosition).visibleFrame
        let frame = axis.rect(visible, in: size)
        let safe = areaSafeArea
        wanted = UIEdgeInsets(
          top: max(0, safe.top - frame.minY), left: max(0, safe.left - frame.minX),
          bottom: max(0, safe.bottom - (size.height - frame.maxY)),
          right: max(0, safe.right - (size.width - frame.maxX)))
      }
      guard wanted != keptInsets else { return }
      // An app's own insets stay in the sum.
      presentedViewController.additionalSafeAreaInsets.top += wanted.top - keptInsets.top
      presentedViewController.additionalSafeAreaInsets.left += wanted.left - keptInsets.left
      presentedViewController.additionalSafeAreaInsets.bottom += wanted.bottom - keptInsets.bottom
      presentedViewController.additionalSafeAreaInsets.right += wanted.right - keptInsets.right
      keptInsets = wanted
    }
  }
#endif
