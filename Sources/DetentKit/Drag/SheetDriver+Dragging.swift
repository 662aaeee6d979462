#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension SheetDriver {
    /// Lets the app decide about the touches that could drag UIKit's sheet.
    func applyDragging(_ properties: SheetProperties) {
      guard let exclusion = link?.exclusion else { return }
      guard properties.shouldBeginDragging != nil else {
        if exclusion.allows != nil { exclusion.allows = nil }
        return
      }
      exclusion.allows = { [weak self] touch in
        guard let self, let ask = self.properties?.shouldBeginDragging,
          let view = link?.controller?.viewIfLoaded
        else { return true }
        return ask(
          SheetTouch(location: touch.location(in: view), view: touch.view, detent: selected))
      }
    }
  }
#endif
