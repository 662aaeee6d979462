import Foundation

extension UIDevice {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// The state is not known, as on every virtual device.
    case unknown
    /// The device runs on its battery.
    case unplugged
    /// The battery is charged.
    case charging
    /// The battery is full.
    case full
  }

  private enum BatteryKey: AttachedValueKey {
    static var defaultValue: Bool { false }
  }

  private enum OrientationKey: AttachedValueKey {
    static var defaultValue: Int { 0 }
  }

  /// A Boolean value that indicates whether the battery is observed. The default is `false`.
  public var isBatteryMonitoringEnabled: Bool {
    get { attachedValues[BatteryKey.self] }
    set { attachedValues[BatteryKey.self] = newValue }
  }

  /// The charge of the battery from 0 to 1: −1 for unknown, as in Apple's simulators.
  public var batteryLevel: Float { -1 }

  /// The state of the battery: unknown, as in Apple's simulators.
  public var batteryState: BatteryState { .unknown }

  /// A Boolean value that indicates whether something near the screen turns it off. A virtual device
  /// has no sensor, so it stays `false`, as on devices without one.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether something is near the screen: `false`.
  public var proximityState: Bool { false }

  /// The model in the user's language: ``model``.
  public var localizedModel: String { model }

  /// A Boolean value that indicates whether the device runs apps in the background: `true`.
  public var isMultitaskingSupported: Bool { true }

  /// The identifier of the device for the app's vendor: the same in each run, different for devices
  /// with different names.
  public var identifierForVendor: UUID? {
    var hash = StableHash()
    var bytes: [UInt8] = []
    for round in 0..<2 {
      hash.combine(name.utf8)
      hash.combine(CollectionOfOne(UInt8(round)))
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: hash.value >> ($0 * 8)) }
    }
    // The version and variant of random identifiers.
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
  }

  /// Begins the notifications of orientation changes, which are always posted here.
  public func beginGeneratingDeviceOrientationNotifications() {
    attachedValues[OrientationKey.self] += 1
  }

  /// Ends the notifications of orientation changes.
  public func endGeneratingDeviceOrientationNotifications() {
    attachedValues[OrientationKey.self] = max(0, attachedValues[OrientationKey.self] - 1)
  }

  /// A Boolean value that indicates whether notifications of orientation changes were begun.
  public var isGeneratingDeviceOrientationNotifications: Bool {
    attachedValues[OrientationKey.self] > 0
  }

  /// Plays the sound of a key. A virtual device has no sound.
  public func playInputClick() {}

  /// The notification that is posted when the charge changes; not posted here.
  nonisolated public class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// The notification that is posted when the battery's state changes; not posted here.
  nonisolated public class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
}

extension UIDeviceOrientation {
  /// Indicates whether the interface can have this orientation.
  public var isValidInterfaceOrientation: Bool {
    switch self {
    case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight: true
    default: false
    }
  }
}
