import Foundation

/// A kind of phone or tablet: everything about it that an app can see.
///
/// ```swift
/// let device = VirtualDevice(model: .iPhone16)
/// let other = DeviceModel.named("ipad-a16")
/// ```
public struct DeviceModel: Hashable, Sendable, Identifiable {
  /// Whether a device is a phone or a tablet.
  public enum Idiom: String, Hashable, Sendable {
    case phone
    case pad
  }

  /// What sits at the top of the screen.
  public enum Sensor: Hashable, Sendable {
    /// A bezel above the screen; the status bar has the whole width.
    case bezel
    /// A notch cut into the top edge.
    case notch
    /// A black pill inside the screen.
    case island
  }

  /// The name used on the command line, in kebab case.
  public let name: String
  /// The name a person would say.
  public let title: String
  /// Phone or tablet.
  public let idiom: Idiom
  /// The screen held upright, in points.
  public let size: CGSize
  /// Pixels in a point.
  public let scale: Double
  /// The safe area of a full-screen window held upright.
  public let portraitSafeArea: DeviceInsets
  /// The safe area of a full-screen window held on its side.
  public let landscapeSafeArea: DeviceInsets
  /// The radius of the display's own corners, in points; zero for square ones.
  public let displayCornerRadius: Double
  /// The height of the status bar held upright, in points.
  public let statusBarHeight: Double
  /// What sits at the top of the screen.
  public let sensor: Sensor

  /// The identity of a model is its name.
  public var id: String { name }

  /// Whether the device has a home indicator rather than a home button.
  public var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }

  /// The screen's size in points in an orientation.
  public func size(in orientation: DeviceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The safe area of a full-screen window in an orientation.
  public func safeArea(in orientation: DeviceOrientation) -> DeviceInsets {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }

  /// The model with a name such as `iphone-16`, or nil when no model has it.
  public static func named(_ name: String) -> DeviceModel? {
    all.first { $0.name == name }
  }
}

/// Which way a device is held.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  /// Upright, the top edge up.
  case portrait
  /// Upright, the top edge down.
  case portraitUpsideDown
  /// On its side, the content turned so that the device's home side is on the left.
  case landscapeLeft
  /// On its side, the content turned so that the device's home side is on the right.
  case landscapeRight

  /// Whether the long side lies level.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
