#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// The style's drawing of the card.
  extension ContextPresentationController {
    /// Sets the properties of a look that the style's drawing replaces.
    func applyAppearance(to look: inout SheetStyle) {
      let appearance = style.appearance
      if let size = appearance.grabberSize {
        look.grabber.size = SheetSize(
          width: max(0, Double(size.width)), height: max(0, Double(size.height)))
      }
      if let spacing = appearance.grabberSpacing { look.grabber.top = Double(spacing) }
    }

    /// Indicates whether the grabber is hidden at the detent at which the presented view rests or to
    /// which it moves.
    var hidesGrabber: Bool {
      let hidden = style.appearance.detentsWithoutGrabber
      guard !hidden.isEmpty, let detent = names.name(of: session.detent(at: session.currentStop))
      else { return false }
      return hidden.contains(detent)
    }

    /// The corner radius at the present position; `nil` for that of the geometry.
    func cornerRadius(in geometry: SheetGeometry) -> CGFloat? {
      let radii = style.appearance.cornerRadii
      guard !radii.isEmpty else { return nil }
      let usual = CGFloat(max(geometry.corners.top, geometry.corners.bottom))
      let place = session.place
      let count = session.machine.layout.stops.count
      func radius(_ stop: Int) -> CGFloat {
        let detent = names.name(of: session.detent(at: min(max(stop, 0), count - 1)))
        return detent.flatMap { radii[$0] }.map { max(0, $0) } ?? usual
      }
      let (low, high) = (radius(place.index), radius(place.index + 1))
      return low + (high - low) * CGFloat(max(0, place.progress))
    }
  }
#endif
