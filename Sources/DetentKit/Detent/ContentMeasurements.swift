#if canImport(UIKit)
  import UIKit

  /// Heights that only the content of a sheet knows, in points and without the bottom safe area.
  struct ContentMeasurements: Equatable, Sendable {
    /// What the content wants in the width that there is; `nil` before it was measured.
    var contentHeight: CGFloat?
    /// From the content's top down to each marker.
    var markers: [String: CGFloat] = [:]

    /// The height of a detent that depends on the content, `nil` while that is not known.
    func height(of reference: PresentationDetentReference) -> CGFloat? {
      switch reference {
      case .content: contentHeight
      case .contentFraction(let share): contentHeight.map { $0 * max(share, 0) }
      case .marker(let name): markers[name]
      case .large, .medium, .fraction, .height: nil
      }
    }
  }
#endif
