/// The device the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that runs now.
  public class var current: UIDevice { DisplayHost.current?.device ?? standIn }

  private static let standIn = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    (host?.traits ?? DisplayHost.defaultTraits).userInterfaceIdiom
  }
  /// The device's name.
  open var name: String { host?.configuration.name ?? "Virtual device" }
  /// The kind of device as a word.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The system's name.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system version whose look and laws are reproduced.
  open var systemVersion: String { host?.configuration.systemVersion ?? "26.0" }

  /// How the device is held, as far as the interface turned with it.
  open var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: (host?.configuration.orientation ?? .portrait).rawValue)
      ?? .unknown
  }

  package weak var host: DisplayHost?
}
