#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension SheetProperties {
    /// Sets what changed of the sheet's size and attachment, which UIKit's sheets have on all systems.
    @MainActor
    func applyPlacement(to sheet: UISheetPresentationController) {
      let isAttached = prefersEdgeAttachedInCompactHeight
      if sheet.prefersEdgeAttachedInCompactHeight != isAttached {
        sheet.prefersEdgeAttachedInCompactHeight = isAttached
      }
      let follows = widthFollowsPreferredContentSizeWhenEdgeAttached
      if sheet.widthFollowsPreferredContentSizeWhenEdgeAttached != follows {
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = follows
      }
      if #available(iOS 17, *), sheet.prefersPageSizing != prefersPageSizing {
        sheet.prefersPageSizing = prefersPageSizing
      }
    }
  }
#endif
