/// The root view of a view hierarchy on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of windows, back to front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The value of the level.
    public var rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level above the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
    /// Returns whether a level is behind another one.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Creates a window; it is visible when it is not hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window with the bounds of its scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    self.windowScene = windowScene
  }

  /// Creates a window for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.isHidden = true
    windowStorage = nil
    host = DisplayHost.current
    // In an app with a scene delegate a window is shown only in the scene that it is given.
    windowScene = host?.scene.delegate == nil ? host?.scene : nil
    updateTraits()
    updateSafeArea()
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRoot(oldValue)
      host?.setNeedsPreferences(.all)
    }
  }

  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene? {
    didSet { if oldValue == nil, windowScene != nil, !isHidden { host?.show(self) } }
  }

  /// The screen that shows the window.
  open var screen: UIScreen { host?.screen ?? UIScreen.main }

  /// The level of the window. The default is `.normal`.
  open var windowLevel = Level.normal {
    didSet { if oldValue != windowLevel { host?.orderWindows() } }
  }

  /// A Boolean value that indicates whether the window is the key window.
  open var isKeyWindow: Bool { host?.keyWindow === self }

  /// Shows the window in front of those of its level and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window, which receives keyboard events.
  open func makeKey() {
    guard let host, host.keyWindow !== self else { return }
    host.keyWindow?.resignKey()
    host.keyWindow = self
    becomeKey()
  }

  /// Notifies the window that it became the key window. The default does nothing.
  open func becomeKey() {}

  /// Notifies the window that it is no longer the key window. The default does nothing.
  open func resignKey() {}

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard super.isHidden != newValue else { return }
      super.isHidden = newValue
      if newValue {
        host?.hide(self)
      } else if windowScene == nil, host != nil {
        Misuse.report(AppMisuse.windowWithoutScene)
      } else {
        host?.show(self)
      }
    }
  }

  open override func addSubview(_ view: UIView) {
    if let root = rootViewController, root.viewIfLoaded === view {
      Misuse.report(AppMisuse.rootViewAdded(root))
    }
    super.addSubview(view)
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The undo manager for all responders in the window without one of their own.
  open override var undoManager: UndoManager? { undoStorage }

  /// Dispatches an event to the gesture recognizers and views of its touches.
  open func sendEvent(_ event: UIEvent) {
    host?.touchDispatcher.send(event, to: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = rootViewController?.viewIfLoaded, view.superview === self,
      view.bounds.size != bounds.size
        || view.center != CGPoint(x: bounds.midX, y: bounds.midY)
    {
      // Not the frame: a presentation may have pushed the view back with a transform.
      view.bounds.size = bounds.size
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  private lazy var undoStorage = UndoManager()
  package weak var firstResponder: UIResponder? {
    didSet {
      guard oldValue !== firstResponder else { return }
      host?.firstResponderDidChange(in: self)
    }
  }
  /// The tint mode the window had before a presentation dimmed it.
  var tintModeBeforeDimming: TintAdjustmentMode?
  /// The device that shows the window.
  package weak var host: DisplayHost?

  package var screenTraits: UITraitCollection { host?.traits ?? DisplayHost.defaultTraits }
  /// The screen's safe area in the window.
  package var screenSafeArea: UIEdgeInsets {
    guard let host else { return .zero }
    var insets = host.configuration.safeAreaInsets
    if host.preferences.isStatusBarHidden { insets.top -= host.configuration.statusBarInset }
    return insets
  }

  private func replaceRoot(_ old: UIViewController?) {
    let isVisible = !isHidden && host != nil
    if let old {
      old.dismissEverything()
      if isVisible { old.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      if isVisible { old.endAppearanceTransition() }
    }
    guard let root = rootViewController else { return }
    if isVisible { showRoot(root) }
  }

  /// Adds the root controller's view, with its appearance methods.
  package func showRoot(_ root: UIViewController) {
    guard let view = root.view, view.superview !== self else { return }
    root.beginAppearanceTransition(true, animated: false)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    root.isAppearingInHierarchy()
    DisplayHost.afterThisTurn { [weak root] in root?.endAppearanceTransition() }
  }
}
