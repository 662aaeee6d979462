import UIKit

/// A virtual phone or tablet: an app runs on it, synthetic fingers touch it, its time advances
/// on request, and its screen is captured in pictures.
///
/// ```swift
/// let device = VirtualDevice(model: .iPhone16)
/// device.rootViewController = MapController()
/// try device.tap("Show")
/// try device.settle()
/// let image = try device.snapshot()
/// ```
@MainActor
public final class VirtualDevice {
  /// The device's model.
  public let model: DeviceModel
  /// The window that fills the screen.
  public let window: UIWindow
  /// The orientation of the app; see ``rotate(to:)``.
  public internal(set) var orientation: DeviceOrientation
  /// The appearance, light or dark; see ``setAppearance(_:)``.
  public internal(set) var appearance: DeviceAppearance
  /// The user's preferred text size; see ``setContentSizeCategory(_:)``.
  public internal(set) var contentSizeCategory: UIContentSizeCategory
  /// The system version whose look the sheets have.
  public let style: DeviceStyle
  /// Indicates whether pictures show the status bar and the home indicator. The default is `true`.
  public var showsSystemBars = true
  /// Delegate and appearance callbacks since ``takeEvents()``, as `Type.method(args)`.
  public private(set) var events: [String] = []

  package let host: DisplayHost
  package private(set) lazy var keyboard = Keyboard(host: host) { [weak self] in
    self.map { $0.model.keyboardHeight(in: $0.orientation) } ?? 0
  }
  var clock = VirtualClock()
  /// The orientation of the device, which the app may not support.
  var heldOrientation: DeviceOrientation
  var mustFollowOrientations = false
  var lastFinger = 0
  /// The fingers on the screen by their numbers, in points.
  package internal(set) var fingersOnScreen: [Int: CGPoint] = [:]
  let chrome = SystemChrome()
  /// The progress of differences that last for several frames.
  var differing = DifferenceProgress()
  private var observers: [(id: Int, call: @MainActor (VirtualDevice) -> Void)] = []
  private var lastObserver = 0
  /// See ``refreshesPerFrame``.
  var refreshes = 1

  /// Creates a device without an app. Global state of UIKit, such as `UIScreen.main`, is that of
  /// this device until another one is created or advances.
  public convenience init(
    model: DeviceModel = .iPhone16, appearance: DeviceAppearance = .light,
    orientation: DeviceOrientation = .portrait,
    contentSizeCategory: UIContentSizeCategory = .large, style: DeviceStyle = .ios26
  ) {
    self.init(
      model: model, appearance: appearance, orientation: orientation,
      contentSizeCategory: contentSizeCategory, style: style, differences: [])
  }

  /// Creates a device without an app, on which Apple's frameworks behave in other permitted manners.
  package init(
    model: DeviceModel, appearance: DeviceAppearance = .light,
    orientation: DeviceOrientation = .portrait,
    contentSizeCategory: UIContentSizeCategory = .large, style: DeviceStyle = .ios26,
    differences: PermittedDifferences
  ) {
    self.model = model
    self.appearance = appearance
    self.orientation = orientation
    heldOrientation = orientation
    self.contentSizeCategory = contentSizeCategory
    self.style = style
    var configuration = DisplayConfiguration()
    configuration.name = model.title
    configuration.scale = model.scale
    configuration.cornerRadius = model.displayCornerRadius
    configuration.idiom = model.idiom == .pad ? .pad : .phone
    configuration.userInterfaceStyle = appearance.userInterfaceStyle
    configuration.contentSizeCategory = contentSizeCategory
    configuration.systemVersion = style.systemVersion
    configuration.sheetStyle = style.sheetStyle
    configuration.place(model, orientation: orientation)
    let host = DisplayHost(configuration)
    host.layerHost.device.differences = differences
    host.layerHost.device.kind = model.idiom == .pad ? "ipad" : "iphone"
    host.layerHost.drawsOnDemand = true
    let window = host.enter { UIWindow(frame: CGRect(origin: .zero, size: configuration.size)) }
    self.host = host
    self.window = window
    host.eventLog = { [weak self] event in self?.events.append(event) }
    host.onOrientationsChange { [weak self] in self?.mustFollowOrientations = true }
    if let rate = differences.framesPerSecond { setFramesPerSecond(rate) }
    host.enter {
      window.makeKeyAndVisible()
      // Created now, so that it is notified of the first text field.
      _ = keyboard
    }
  }

  isolated deinit {
    host.touchDispatcher.abandonTouches()
    var walk = ControllerWalk()
    for window in host.windows {
      window.layer.abandonAnimations()
      guard let root = window.rootViewController else { continue }
      walk.visit(root) { controller, _ in controller.abandonTransitions() }
    }
  }

  /// Creates a root view controller while UIKit's global state is that of this device, and shows
  /// it.
  public func show(_ root: () -> UIViewController) {
    rootViewController = host.enter(root)
  }

  /// Runs a closure as code of the app: its tasks, delays and requests are those of the device, as in what a
  /// touch calls. A test needs it for code of the app that it calls itself.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try host.enter(body)
  }

  /// The root view controller of the window.
  public var rootViewController: UIViewController? {
    get { appWindow.rootViewController }
    set {
      host.enter { appWindow.rootViewController = newValue }
      step()
    }
  }

  /// The size of the screen in its orientation, in points.
  public var size: CGSize { host.configuration.size }

  /// The stage for scripts of scenes.
  public var stage: SceneStage {
    SceneStage(
      size: size, safeArea: DeviceInsets(host.configuration.safeAreaInsets), idiom: model.idiom,
      isRightToLeft: layoutDirection == .rightToLeft)
  }

  /// Returns the events since the last call.
  public func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Adds a closure that is called after each frame until it is removed. Closures are called in the
  /// order in which they were added.
  ///
  /// - Returns: the number for ``removeFrameObserver(_:)``.
  @discardableResult
  public func addFrameObserver(_ observer: @escaping @MainActor (VirtualDevice) -> Void) -> Int {
    lastObserver += 1
    observers.append((lastObserver, observer))
    return lastObserver
  }

  /// Removes an observer, by the number that adding it returned.
  public func removeFrameObserver(_ id: Int) {
    observers.removeAll { $0.id == id }
  }

  func notifyObservers() {
    for observer in observers { observer.call(self) }
  }
}

extension DisplayConfiguration {
  /// Sets the values that depend on the device's orientation.
  mutating func place(_ model: DeviceModel, orientation: DeviceOrientation) {
    size = model.size(in: orientation)
    safeAreaInsets = UIEdgeInsets(model.safeArea(in: orientation))
    statusBarInset = model.sensor == .bezel ? safeAreaInsets.top : 0
    self.orientation = orientation.interfaceOrientation
    horizontalSizeClass = model.horizontalSizeClass(of: size)
    verticalSizeClass = model.verticalSizeClass(of: size)
  }
}

extension DeviceInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
