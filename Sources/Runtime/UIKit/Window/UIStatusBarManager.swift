/// Tells how a scene's status bar looks.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  override init() {
    super.init()
  }

  /// How the text looks.
  open var statusBarStyle: UIStatusBarStyle {
    (host?.preferences ?? SystemPreferences()).statusBarStyle
  }

  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool { (host?.preferences ?? SystemPreferences()).isStatusBarHidden }

  /// Where the bar is, in points of the scene; zero while it is hidden.
  open var statusBarFrame: CGRect {
    guard let host, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: host.configuration.size.width,
      height: host.configuration.safeAreaInsets.top)
  }

  weak var host: DisplayHost?
}
