/// The state of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  override init() {
    super.init()
  }

  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle {
    (host?.preferences ?? SystemPreferences()).statusBarStyle
  }

  /// A Boolean value that indicates whether the status bar is hidden.
  open var isStatusBarHidden: Bool { (host?.preferences ?? SystemPreferences()).isStatusBarHidden }

  /// The frame of the status bar, in points of the scene; zero while it is hidden.
  open var statusBarFrame: CGRect {
    guard let host, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: host.configuration.size.width,
      height: host.configuration.safeAreaInsets.top)
  }

  weak var host: DisplayHost?
}
