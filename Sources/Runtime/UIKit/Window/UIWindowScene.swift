/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that shows the scene.
  open var screen: UIScreen { host?.screen ?? UIScreen.main }
  /// The scene's windows, back to front.
  open var windows: [UIWindow] { host?.windows ?? [] }
  /// The scene's window that gets the keyboard.
  open var keyWindow: UIWindow? { host?.keyWindow }
  /// The space of the scene's windows, in points.
  open var coordinateSpace: any UICoordinateSpace { host?.coordinateView ?? UIView() }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    host?.configuration.orientation ?? .portrait
  }
  /// The scene's traits.
  open var traitCollection: UITraitCollection { host?.traits ?? DisplayHost.defaultTraits }
  /// The traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How the status bar looks.
  open var statusBarManager: UIStatusBarManager? { statusBar }

  package weak var host: DisplayHost? {
    didSet { statusBar.host = host }
  }
  private let statusBar = UIStatusBarManager()
}

/// How an interface is turned on its device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Sideways, the device's bottom at the right.
  case landscapeRight = 3
  /// Sideways, the device's bottom at the left.
  case landscapeLeft = 4

  /// Whether the interface stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, Apple's values.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, home button right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, home button left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]
}

/// How the status bar's text looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the interface's style.
  case `default` = 0
  /// Light, for dark content.
  case lightContent = 1
  /// Dark, for light content.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
