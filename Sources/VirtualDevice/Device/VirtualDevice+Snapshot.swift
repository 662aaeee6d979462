import UIKit

extension VirtualDevice {
  /// Indicates whether views draw in each frame, as on a screen that somebody looks at. The default
  /// is `false`: `draw(_:)` is called when a picture needs it, and a device of which no picture is
  /// taken draws nothing.
  ///
  /// Pictures are the same either way, if the views request drawing with `setNeedsDisplay()` for
  /// each change of what they draw, as UIKit requires.
  public var drawsEveryFrame: Bool {
    get { !host.layerHost.drawsOnDemand }
    set { host.layerHost.drawsOnDemand = !newValue }
  }

  /// Returns an image of the screen, with the system's bars.
  ///
  /// - Parameter scale: the number of pixels in a point, up to the screen's own, which is the
  ///   default.
  /// - Throws: `DeviceError.noPicture` for a scale that is not possible.
  public func snapshot(scale: Double? = nil) throws(DeviceError) -> CGImage {
    CGImage(bitmap: try capture(scale: scale))
  }

  /// Returns a bitmap of the screen, with the system's bars, which the caller owns.
  package func capture(scale: Double? = nil) throws(DeviceError) -> Bitmap {
    let scale = scale ?? model.scale
    let (width, height) = try pixelSize(scale: scale)
    guard let picture = Bitmap(width: width, height: height) else {
      throw Self.noMemory(width: width, height: height)
    }
    try capture(scale: scale, into: picture)
    return picture
  }

  /// Returns the same picture as ``capture(scale:)``, for the last one of a device: in the memory of
  /// the screen if it has the screen's scale. The next frame is drawn completely.
  package func captureLast(scale: Double? = nil) throws(DeviceError) -> Bitmap {
    let scale = scale ?? model.scale
    let (width, height) = try pixelSize(scale: scale)
    let picture = host.composite().bitmap
    guard picture.width == width, picture.height == height else { return try capture(scale: scale) }
    host.layerHost.releaseFrame()
    if showsSystemBars { chrome.draw(on: picture, scenery(scale: scale)) }
    return picture
  }

  /// Takes a picture of the last frame at a scale into a bitmap of its size.
  package func capture(scale: Double, into picture: Bitmap) throws(DeviceError) {
    guard host.composite().bitmap.downscale(into: picture) else {
      throw Self.noMemory(width: picture.width, height: picture.height)
    }
    if showsSystemBars {
      chrome.draw(on: picture, scenery(scale: scale))
    }
  }

  private static func noMemory(width: Int, height: Int) -> DeviceError {
    .noPicture("there is no memory for a picture of \(width) by \(height) pixels")
  }

  /// Returns the size in pixels of a picture at a scale.
  package func pixelSize(scale: Double) throws(DeviceError) -> (width: Int, height: Int) {
    guard scale > 0, scale <= model.scale else {
      throw .noPicture(
        "a picture of this device has a scale above 0 and up to "
          + "\(FixedNumber.text(model.scale, places: 3)), not \(Self.spoken(scale))"
      )
    }
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    guard width > 0, height > 0 else {
      throw .noPicture("a picture at this scale has no pixels; choose a larger scale")
    }
    return (width, height)
  }

  /// A number as a user typed it; JSON's form has no word for those that are not finite.
  private static func spoken(_ number: Double) -> String {
    number.isFinite ? FixedNumber.text(number, places: 3) : "\(number)"
  }

  func scenery(scale: Double) -> SystemChrome.Scenery {
    SystemChrome.Scenery(
      model: model, size: size, scale: scale, statusBar: statusBarLook,
      showsHomeIndicator: showsHomeIndicator, dimsHomeIndicator: dimsHomeIndicator,
      statusBarShare: statusBarShare, slidesStatusBar: slidesStatusBar)
  }

  private var statusBarLook: SystemChrome.StatusBarLook {
    if host.statusBarShare == 0 { return .hidden }
    switch host.preferences.statusBarStyle {
    case .lightContent: return .light
    case .darkContent: return .dark
    case .default:
      let controller = host.statusBarStyleController
      let traits = controller?.traitCollection ?? host.traits
      return traits.userInterfaceStyle == .dark ? .light : .automaticallyDark
    }
  }

  /// The indicator is hidden if the app prefers that, until the screen is touched.
  private var showsHomeIndicator: Bool {
    !host.preferences.hidesHomeIndicator || host.touchDispatcher.hasActiveTouches
  }

  /// The indicator is dimmed while the app's gestures take precedence at the bottom edge, which the
  /// preference to hide it excludes (N4.65, reported).
  private var dimsHomeIndicator: Bool {
    host.preferences.deferredEdges.contains(.bottom) && !host.preferences.hidesHomeIndicator
  }
}
