#if os(visionOS)
  import SheetEngine
  import UIKit

  /// Applies properties to one of UIKit's sheets on visionOS, where these have no detents.
  @MainActor
  final class SheetDriver {
    weak var link: PresentationLink?
    private(set) var properties: SheetProperties?
    let hasOwnDimming = false

    func apply(_ properties: SheetProperties) {
      self.properties = properties
      link?.measurer.resetChangeCount()
      if let listener = properties.onPositionChange {
        link?.monitor.listen(self, listener)
      } else {
        link?.monitor.stopListening(self)
      }
      link?.frontmost.set(properties.onFrontmostChange, by: self)
      refresh()
      link?.monitor.wake()
    }

    /// Sets what changed on UIKit's sheet.
    func refresh() {
      guard let properties, let sheet = link?.sheetController else { return }
      if sheet.containerView != nil, properties.animatesChanges, !properties.policy.jumps {
        sheet.animateChanges { properties.applyPlacement(to: sheet) }
      } else {
        properties.applyPlacement(to: sheet)
      }
    }

    /// Called with each position, and with `nil` after the last.
    func positionDidChange(_ position: PresentationPosition?) {
      if position?.phase == .resting { link?.measurer.resetChangeCount() }
    }

    /// Returns the place of a height in points above the container's bottom. The only stop is where the
    /// presentation shows the view at rest.
    func locate(_ height: CGFloat, isResting: Bool) -> SheetPlace {
      guard !isResting, let presentation = link?.presentation,
        let container = presentation.containerView
      else { return SheetPlace(index: 0, progress: 0) }
      let rest = container.bounds.maxY - presentation.frameOfPresentedViewInContainerView.minY
      return SheetPlace(of: Double(height), stopCount: 1) { _ in Double(rest) }
    }
  }
#endif
