import UIKit

/// A phone or tablet without glass: an app runs on it, synthetic fingers touch it, its time moves
/// when you say so, and what it shows comes out as pictures.
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
  /// What kind of device this is.
  public let model: DeviceModel
  /// The window that fills the screen.
  public let window: UIWindow
  /// Which way the device is held; see ``rotate(to:)``.
  public internal(set) var orientation: DeviceOrientation
  /// Light or dark; see ``setAppearance(_:)``.
  public internal(set) var appearance: DeviceAppearance
  /// The user's text size; see ``setContentSizeCategory(_:)``.
  public internal(set) var contentSizeCategory: UIContentSizeCategory
  /// The system whose look the sheets have.
  public let style: DeviceStyle
  /// Whether pictures show the status bar and the home indicator. The default is true.
  public var showsSystemBars = true
  /// Delegate and appearance callbacks since ``takeEvents()``, as `Type.method(args)`.
  public private(set) var events: [String] = []

  package let host: DisplayHost
  package private(set) lazy var keyboard = Keyboard(host: host) { [unowned self] in
    self.model.keyboardHeight(in: self.orientation)
  }
  var clock = VirtualClock()
  /// How the device is held, whatever the app makes of it.
  var heldOrientation: DeviceOrientation
  var mustFollowOrientations = false
  var lastFinger = 0
  let chrome = SystemChrome()
  private var observers: [(id: Int, call: @MainActor (VirtualDevice) -> Void)] = []
  private var lastObserver = 0

  /// Creates a device that shows nothing yet. Global state of UIKit, such as `UIScreen.main`, speaks
  /// of it until another device is made or moves.
  public init(
    model: DeviceModel = .iPhone16, appearance: DeviceAppearance = .light,
    orientation: DeviceOrientation = .portrait,
    contentSizeCategory: UIContentSizeCategory = .large, style: DeviceStyle = .ios26
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
    host = DisplayHost(configuration)
    host.makeCurrent()
    window = UIWindow(frame: CGRect(origin: .zero, size: configuration.size))
    host.eventLog = { [weak self] event in self?.events.append(event) }
    host.onOrientationsChange = { [weak self] in self?.mustFollowOrientations = true }
    window.makeKeyAndVisible()
    // Made now, so that it hears of the first text field.
    _ = keyboard
  }

  /// Makes a root view controller while global state of UIKit speaks of this device, and shows it.
  public func show(_ root: () -> UIViewController) {
    host.makeCurrent()
    rootViewController = root()
  }

  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { appWindow.rootViewController }
    set {
      host.makeCurrent()
      appWindow.rootViewController = newValue
      step()
    }
  }

  /// The screen as it is held, in points.
  public var size: CGSize { host.configuration.size }

  /// Where a scene's script is played.
  public var stage: SceneStage {
    SceneStage(
      size: size, safeArea: DeviceInsets(host.configuration.safeAreaInsets), idiom: model.idiom,
      isRightToLeft: layoutDirection == .rightToLeft)
  }

  /// The events so far, which are forgotten.
  public func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Has something called after each frame, in the order of asking, until it is removed.
  @discardableResult
  public func addFrameObserver(_ observer: @escaping @MainActor (VirtualDevice) -> Void) -> Int {
    lastObserver += 1
    observers.append((lastObserver, observer))
    return lastObserver
  }

  /// Ends the calls to an observer, by the number that adding it returned.
  public func removeFrameObserver(_ id: Int) {
    observers.removeAll { $0.id == id }
  }

  func tellObservers() {
    for observer in observers { observer.call(self) }
  }
}

extension DisplayConfiguration {
  /// Sets what depends on the way the device is held.
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
