/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the bottom at the right.
  case landscapeLeft = 3
  /// On its side, the bottom at the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIDevice {
  /// Posted when ``orientation`` changed.
  nonisolated public class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
}
