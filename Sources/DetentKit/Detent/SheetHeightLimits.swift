#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The least and the greatest height of a sheet's detents in points, without the bottom safe area.
  struct SheetHeightLimits: Equatable {
    var minimum: CGFloat?
    var maximum: CGFloat?

    /// Indicates whether there are limits.
    var isSet: Bool { minimum != nil || maximum != nil }

    /// Returns a height between the limits; the greatest wins if they are crossed.
    func held(_ height: CGFloat) -> CGFloat {
      min(max(height, minimum ?? height), maximum ?? .infinity)
    }
  }

  extension SheetProperties {
    var heightLimits: SheetHeightLimits {
      SheetHeightLimits(minimum: minimumHeight, maximum: maximumHeight)
    }
  }
#endif
