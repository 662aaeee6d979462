extension UIApplication {
  private var windowScene: UIWindowScene? {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// The frame of the status bar, in points of the scene; zero while it is hidden. Its scene's
  /// ``UIStatusBarManager`` has it too.
  public var statusBarFrame: CGRect { windowScene?.statusBarManager?.statusBarFrame ?? .zero }

  /// The orientation of the interface. ``UIWindowScene/interfaceOrientation`` is the same.
  public var statusBarOrientation: UIInterfaceOrientation {
    windowScene?.interfaceOrientation ?? .unknown
  }

  /// The style of the status bar, as the frontmost controller prefers it.
  public var statusBarStyle: UIStatusBarStyle {
    windowScene?.statusBarManager?.statusBarStyle ?? .default
  }

  /// Indicates whether the status bar is hidden.
  public var isStatusBarHidden: Bool { windowScene?.statusBarManager?.isStatusBarHidden ?? false }
}
