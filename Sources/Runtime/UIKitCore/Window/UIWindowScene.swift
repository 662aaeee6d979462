/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that shows the scene.
  open var screen: UIScreen { host?.screen ?? UIScreen.main }
  /// The scene's windows, back to front.
  open var windows: [UIWindow] { host?.windows ?? [] }
  /// The key window of the scene.
  open var keyWindow: UIWindow? { host?.keyWindow }
  /// The coordinate space of the scene's windows, in points.
  open var coordinateSpace: any UICoordinateSpace { host?.screen.coordinateView ?? UIView() }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    host?.configuration.orientation ?? .portrait
  }
  /// The scene's traits.
  open var traitCollection: UITraitCollection { host?.traits ?? DisplayHost.defaultTraits }
  /// Notifies the object that the traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The manager of the status bar.
  open var statusBarManager: UIStatusBarManager? { statusBar }

  package weak var host: DisplayHost? {
    didSet { statusBar.host = host }
  }
  private let statusBar = UIStatusBarManager()
}

/// Constants that indicate the orientation of an interface on its device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the device's bottom at the right.
  case landscapeRight = 3
  /// Landscape, with the device's bottom at the left.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the orientation is portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Options for the orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, with Apple's values.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]
}
