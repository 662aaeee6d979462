#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  // Settings of a presentation from its UIKit content. The receiver is the presented view
  // controller.

  extension UIViewController {
    /// Registers a view's lower edge as the marker of a detent,
    /// ``PresentationDetentReference/marker(_:)``, down to which the sheet shows its content.
    ///
    /// - Parameters:
    ///   - name: the marker's name; `nil` removes the view's marker.
    ///   - markedView: a view in the presented view controller's view. It is held weakly.
    public func setPresentationMarker(_ name: String?, for markedView: UIView) {
      let measurer = PresentationLink.attached(to: self).measurer
      if let name {
        measurer.add(marker: name, markedView)
      } else {
        measurer.remove(marker: markedView)
      }
    }

    /// Prevents drags that begin in a view from moving the sheet, for maps, drawings and sliders.
    ///
    /// - Parameters:
    ///   - isDisabled: `false` lets them move the sheet again.
    ///   - region: a view in the presented view controller's view. It is held weakly.
    public func setSheetDragDisabled(_ isDisabled: Bool, for region: UIView) {
      let exclusion = PresentationLink.attached(to: self).exclusion
      if isDisabled { exclusion.add(region) } else { exclusion.remove(region) }
    }

    /// Requests a new measurement of the content for detents that depend on it.
    ///
    /// Changes of the view's size and of its layout are measured without a call of this method.
    public func setNeedsPresentationMeasurement() {
      let measurer = PresentationLink.attached(to: self).measurer
      measurer.resetChangeCount()
      measurer.measure()
    }
  }
#endif
