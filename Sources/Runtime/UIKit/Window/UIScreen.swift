/// A device's display.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The display of the device that runs now; before any device runs, one of 393×852 points.
  public class var main: UIScreen { DisplayHost.current?.screen ?? standIn }

  private static let standIn = UIScreen()

  /// The display's bounds in points, turned with the interface.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: host?.configuration.size ?? DisplayConfiguration().size)
  }

  /// Device pixels per point.
  open var scale: CGFloat { host?.configuration.scale ?? DisplayConfiguration().scale }

  /// Device pixels per point of the panel: the same as ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The bounds in device pixels, upright.
  open var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }

  /// The display's traits.
  open var traitCollection: UITraitCollection { host?.traits ?? DisplayHost.defaultTraits }

  /// The traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The most frames per second: 60.
  open var maximumFramesPerSecond: Int { 60 }

  package weak var host: DisplayHost?
}
