import UIKit

extension DeviceModel {
  /// Phones whose long side is at least this, and that are as wide as a Plus, have a regular width
  /// on their side; documented per model by Apple, written here as the law that fits them.
  private static let wideOnItsSide = 414.0
  /// A tablet's window below this width is compact; between half (507) and two thirds (678) of the
  /// screens in split view; tunable.
  private static let compactPadWidth = 600.0

  /// The horizontal size class of a full-screen window of a size in points.
  func horizontalSizeClass(of size: CGSize) -> UIUserInterfaceSizeClass {
    switch idiom {
    case .pad: return size.width < Self.compactPadWidth ? .compact : .regular
    case .phone:
      let isWide = size.width > size.height && self.size.width >= Self.wideOnItsSide
      return isWide ? .regular : .compact
    }
  }

  /// The vertical size class of a full-screen window of a size in points.
  func verticalSizeClass(of size: CGSize) -> UIUserInterfaceSizeClass {
    idiom == .phone && size.width > size.height ? .compact : .regular
  }
}
