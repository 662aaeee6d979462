/// Constants that indicate the physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the bottom at the right.
  case landscapeLeft = 3
  /// Landscape, with the bottom at the left.
  case landscapeRight = 4
  /// Lying with the screen up.
  case faceUp = 5
  /// Lying with the screen down.
  case faceDown = 6

  /// A Boolean value that indicates whether the orientation is portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is lying flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIDevice {
  /// The notification that is posted when ``orientation`` changed.
  nonisolated public class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
}
