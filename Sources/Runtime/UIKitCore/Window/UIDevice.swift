/// The device on which the app runs.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device.
  public class var current: UIDevice { DisplayHost.current?.device ?? standIn }

  private static let standIn = UIDevice()

  /// The idiom of the device: phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    (host?.traits ?? DisplayHost.defaultTraits).userInterfaceIdiom
  }
  /// The device's name.
  open var name: String { host?.configuration.name ?? "Virtual device" }
  /// The model of the device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The system's name.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose appearance and behaviour are reproduced.
  open var systemVersion: String { host?.configuration.systemVersion ?? "26.0" }

  /// The physical orientation of the device, as far as the interface follows it.
  open var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: (host?.configuration.orientation ?? .portrait).rawValue)
      ?? .unknown
  }

  /// The values that UIKit's other modules store with the device.
  package final var attachedValues = AttachedValues()
  package weak var host: DisplayHost?
}
