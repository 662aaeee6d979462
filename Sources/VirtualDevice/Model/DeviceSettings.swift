import SheetEngine
import UIKit

/// The appearance, light or dark.
public enum DeviceAppearance: String, CaseIterable, Hashable, Sendable {
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark

  var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// The system version whose look the sheets have.
public enum DeviceStyle: String, CaseIterable, Hashable, Sendable {
  /// Floating cards: the measured look, and the default.
  case ios26
  /// Cards attached to the bottom edge, with the presenting view pushed back.
  case ios18

  var sheetStyle: SheetStyle { self == .ios18 ? .iOS18 : .iOS26 }
  var systemVersion: String { self == .ios18 ? "18.6" : "26.1" }
}

extension DeviceOrientation {
  var interfaceOrientation: UIInterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: DeviceInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
