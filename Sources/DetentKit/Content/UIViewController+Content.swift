#if canImport(UIKit)
  import UIKit

  // What content of UIKit's says about the presentation that it is in. The receiver is the presented
  // controller.

  extension UIViewController {
    /// Marks a view's lower edge as a place down to which the sheet can rest:
    /// ``PresentationDetentReference/marker(_:)``. `nil` takes the mark away.
    public func setPresentationMarker(_ name: String?, for markedView: UIView) {
      let measurer = PresentationLink.of(self).measurer
      if let name {
        measurer.add(marker: name, markedView)
      } else {
        measurer.remove(marker: markedView)
      }
    }

    /// Whether fingers on a view leave the sheet where it is: for maps, drawings, sliders.
    public func setSheetDragDisabled(_ isDisabled: Bool, for region: UIView) {
      let exclusion = PresentationLink.of(self).exclusion
      if isDisabled { exclusion.add(region) } else { exclusion.remove(region) }
    }

    /// Measures the content again for detents that depend on it. Changes of the view's size and of its
    /// layout are noticed without this.
    public func setNeedsPresentationMeasurement() {
      let measurer = PresentationLink.of(self).measurer
      measurer.forgive()
      measurer.measure()
    }
  }
#endif
