/// A view controller whose content is a SwiftUI view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private var hostingView: HostingView
  private var content: Content

  /// Creates a hosting controller with a root view.
  public init(rootView: Content) {
    content = rootView
    hostingView = HostingView()
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  /// Creates a hosting controller with a root view for a decoder. Archives contain no controllers
  /// here, so nothing is decoded.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    content = rootView
    hostingView = HostingView()
    super.init(coder: aDecoder)
    connect()
  }

  private func connect() {
    hostingView.host.controller = self
    hostingView.host.onPreferenceChange { [weak self] _ in
      if let self { colorSchemePreference.update(for: self) }
    }
  }

  /// Creates a controller whose view takes its environment from a node of the presenting view.
  ///
  /// It delegates to a designated initialiser that all subclasses see. One that a subclass in another
  /// file or module does not see leaves the subclass's stored properties uninitialised; one that is
  /// `package` makes the compiler add an override that calls itself to subclasses in other modules.
  package convenience init(rootView: Content, presenter: Node) {
    self.init(rootView: rootView)
    hostingView.host.end()
    hostingView = HostingView(presenter: presenter)
    connect()
    makeRootIfNeeded()
  }

  /// Returns `nil`: a hosting controller cannot be decoded without a root view.
  public required init?(coder: NSCoder) {
    Misuse.report(SwiftUIMisuse.noRootView)
    return nil
  }

  isolated deinit {
    hostingView.host.end()
  }

  /// The root view.
  open var rootView: Content {
    get { content }
    set {
      content = newValue
      if hostingView.host.root != nil { hostingView.host.updateRoot(newValue) }
    }
  }

  /// The sizes that track the root view's ideal size. The default is none.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet {
      guard sizingOptions != oldValue else { return }
      let isNeeded = !sizingOptions.isEmpty
      hostingView.didLayOut = isNeeded ? { [weak self] in self?.updateSizes() } : nil
      if isNeeded, hostingView.host.root != nil { updateSizes() }
    }
  }

  /// The regions of the safe area that inset the views. The default is all. Without `keyboard` the
  /// keyboard insets nothing, without `container` only the keyboard does.
  open var safeAreaRegions: SafeAreaRegions {
    get { hostingView.safeAreaRegions }
    set { hostingView.safeAreaRegions = newValue }
  }

  private func updateSizes() {
    let size = hostingView.host.sizeThatFits(.unspecified)
    if sizingOptions.contains(.preferredContentSize), preferredContentSize != size {
      preferredContentSize = size
    }
    guard sizingOptions.contains(.intrinsicContentSize), size != lastIntrinsicSize else { return }
    lastIntrinsicSize = size
    hostingView.invalidateIntrinsicContentSize()
  }

  private var lastIntrinsicSize: CGSize?
  private let colorSchemePreference = ColorSchemePreference()
  let systemBars = SystemBars()

  /// Indicates whether views in the controller hide the status bar.
  open override var prefersStatusBarHidden: Bool { systemBars.hidesStatusBar }

  /// Indicates whether views in the controller hide the home indicator.
  open override var prefersHomeIndicatorAutoHidden: Bool { systemBars.hidesHomeIndicator }

  package var host: ViewHost { hostingView.host }
  package var graphView: HostingView { hostingView }

  private func makeRootIfNeeded() {
    guard hostingView.host.root == nil else { return }
    hostingView.host.isPage = true
    hostingView.host.makeRoot(content)
    if !sizingOptions.isEmpty { updateSizes() }
  }

  open override func loadView() {
    hostingView.backgroundColor = .systemBackground
    hostingView.frame = UIScreen.main.bounds
    view = hostingView
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    makeRootIfNeeded()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hostingView.isGone = false
    hostingView.host.appearance.setVisible(true)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    colorSchemePreference.update(for: self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    colorSchemePreference.update(for: self)
    guard PermittedDifferences.hasCurrent(.disappearanceIsLater) else {
      return hostingView.disappear()
    }
    hostingView.isGone = true
    DisplayHost.inNextFrame("the disappearance of hosted content") { [self] in
      if hostingView.isGone { hostingView.disappear() }
    }
  }

  /// Returns the size of the root view for a proposed size, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    makeRootIfNeeded()
    return hostingView.host.sizeThatFits(
      ProposedViewSize(
        width: size.width >= UIView.layoutFittingExpandedSize.width ? nil : size.width,
        height: size.height >= UIView.layoutFittingExpandedSize.height ? nil : size.height))
  }
}

extension UIHostingController: ColorSchemeSource {
  var wantedColorScheme: ColorScheme? {
    host.preferences.contentValue(of: PreferredColorSchemeKey.self) ?? nil
  }
}

extension UIHostingController: SystemBarsOwner {}

/// Options for the sizes of a hosting controller that track its root view's ideal size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller's `preferredContentSize` tracks the ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// The intrinsic content size of the controller's view tracks the ideal size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
