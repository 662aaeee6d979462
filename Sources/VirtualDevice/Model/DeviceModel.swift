import Foundation

/// A model of phone or tablet: all of its properties that an app can see.
///
/// ```swift
/// let device = VirtualDevice(model: .iPhone16)
/// let other = DeviceModel.named("ipad-a16")
/// ```
public struct DeviceModel: Hashable, Sendable, Identifiable {
  /// The idiom of a device, phone or tablet.
  public enum Idiom: String, Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// The housing of the sensors at the top of the screen.
  public enum Sensor: Hashable, Sendable {
    /// A bezel above the screen; the status bar has the whole width.
    case bezel
    /// A notch cut into the top edge.
    case notch
    /// A Dynamic Island, a black pill inside the screen.
    case island
  }

  /// The name used on the command line, in kebab case.
  public let name: String
  /// The marketing name.
  public let title: String
  /// The idiom, phone or tablet.
  public let idiom: Idiom
  /// The size of the screen in portrait, in points.
  public let size: CGSize
  /// The number of pixels in a point.
  public let scale: Double
  /// The safe area of a full-screen window in portrait.
  public let portraitSafeArea: DeviceInsets
  /// The safe area of a full-screen window in landscape.
  public let landscapeSafeArea: DeviceInsets
  /// The radius of the display's own corners, in points; zero for square ones.
  public let displayCornerRadius: Double
  /// The height of the status bar in portrait, in points.
  public let statusBarHeight: Double
  /// The housing of the sensors at the top of the screen.
  public let sensor: Sensor

  /// The identity of a model is its name.
  public var id: String { name }

  /// Indicates whether the device has a home indicator rather than a home button.
  public var hasHomeIndicator: Bool { portraitSafeArea.bottom > 0 }

  /// Returns the screen's size in points in an orientation.
  public func size(in orientation: DeviceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the safe area of a full-screen window in an orientation.
  public func safeArea(in orientation: DeviceOrientation) -> DeviceInsets {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }

  /// Returns the model with a name such as `iphone-16`, or `nil` if there is none.
  public static func named(_ name: String) -> DeviceModel? {
    all.first { $0.name == name }
  }
}

/// The orientation of a device.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  /// Upright, the top edge up.
  case portrait
  /// Upright, the top edge down.
  case portraitUpsideDown
  /// On its side, the content turned so that the device's home side is on the left.
  case landscapeLeft
  /// On its side, the content turned so that the device's home side is on the right.
  case landscapeRight

  /// Indicates whether the orientation is one of the landscape ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
