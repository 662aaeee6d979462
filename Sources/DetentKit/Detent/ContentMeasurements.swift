#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Heights that depend on a sheet's content, in points, without the bottom safe area.
  struct ContentMeasurements: Equatable, Sendable {
    /// The content's ideal height in the available width; `nil` before the first measurement.
    var contentHeight: CGFloat?
    /// The distance from the content's top to each marker's lower edge.
    var markers: [String: CGFloat] = [:]

    /// The height of a detent that depends on the content; `nil` while it is unknown.
    func height(of reference: PresentationDetentReference) -> CGFloat? {
      switch reference {
      case .content: contentHeight
      case .contentFraction(let share): contentHeight.map { $0 * max(share, 0) }
      case .marker(let name): markers[name]
      case .large, .medium, .fraction, .height, .topMargin, .fullScreen, .resolved: nil
      }
    }
  }
#endif
