import UIKit

extension DeviceModel {
  /// The least length of the long side of phones with a regular width in landscape, which are also
  /// as wide as a Plus; documented per model by Apple, written here as the law that fits them.
  private static let wideOnItsSide = 414.0
  /// The width in points below which a tablet's window is compact; between half (507) and two
  /// thirds (678) of the screens in split view; tunable.
  private static let compactPadWidth = 600.0

  /// Returns the horizontal size class of a full-screen window of a size in points.
  func horizontalSizeClass(of size: CGSize) -> UIUserInterfaceSizeClass {
    switch idiom {
    case .pad: return size.width < Self.compactPadWidth ? .compact : .regular
    case .phone:
      let isWide = size.width > size.height && self.size.width >= Self.wideOnItsSide
      return isWide ? .regular : .compact
    }
  }

  /// Returns the vertical size class of a full-screen window of a size in points.
  func verticalSizeClass(of size: CGSize) -> UIUserInterfaceSizeClass {
    idiom == .phone && size.width > size.height ? .compact : .regular
  }
}
