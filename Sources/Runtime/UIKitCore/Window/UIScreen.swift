/// The screen of a device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the current device; without a device, one of 393×852 points.
  public class var main: UIScreen { DisplayHost.current?.screen ?? standIn }

  private static let standIn = UIScreen()

  /// A view as large as the screen, in no window, for conversions of coordinates.
  final let coordinateView = UIView()

  /// The bounds of the screen in points, rotated with the interface.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: host?.configuration.size ?? DisplayConfiguration().size)
  }

  /// The number of device pixels per point.
  open var scale: CGFloat { host?.configuration.scale ?? DisplayConfiguration().scale }

  /// The number of device pixels per point of the panel: the same as ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The bounds in device pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { host?.traits ?? DisplayHost.defaultTraits }

  /// Notifies the object that the traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The maximum number of frames per second: 60.
  open var maximumFramesPerSecond: Int { 60 }

  /// The coordinate space of the screen, rotated with the interface.
  open var coordinateSpace: any UICoordinateSpace { coordinateView }

  /// The values that UIKit's other modules store with the screen.
  package final var attachedValues = AttachedValues()
  package weak var host: DisplayHost?
}
