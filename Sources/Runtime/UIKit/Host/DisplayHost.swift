/// One device as UIKit sees it: screen, windows, input and the frame that ties them together.
///
/// A host reads no clock. Whoever drives it calls ``advanceFrame(to:)`` with the time of each frame.
@MainActor
package final class DisplayHost {
  /// The host whose code runs now; `UIScreen.main` and the like speak of it.
  package static weak var current: DisplayHost?

  package static let defaultTraits = DisplayConfiguration().traits

  package let screen = UIScreen()
  package let application = UIApplication()
  package let scene: UIWindowScene
  package let device = UIDevice()
  package let layerHost: LayerHost
  package let timers = FrameTimers()
  package let assistance = Assistance()
  package private(set) var touchDispatcher: TouchDispatcher
  package let pointer = PointerTracker()
  package private(set) var configuration: DisplayConfiguration
  package private(set) var traits: UITraitCollection
  package private(set) var windows: [UIWindow] = []
  package weak var keyWindow: UIWindow?
  /// A view as large as the screen that belongs to no window, for coordinates.
  package let coordinateView = UIView()
  /// What the controllers in front ask of the system, as of the last frame.
  package internal(set) var preferences = SystemPreferences()
  var stalePreferences = SystemPreferences.Parts.all
  /// Called when the controllers may support other orientations than before.
  package var onOrientationsChange: (() -> Void)?
  /// Where delegate and appearance callbacks are noted, as `Type.method(args)`.
  package var eventLog: ((String) -> Void)?
  /// Called in each frame between input and layout, for hosts of other frameworks.
  package var updateHooks: [@MainActor () -> Void] = []
  private var frameUpdaters: [WeakFrameUpdater] = []
  package var firstResponderObserver: ((UIWindow) -> Void)?
  /// What people type on; a host without a device has none.
  package weak var keyboard: (any SoftwareKeyboard)?
  /// The height of the part of the screen that the keyboard covers, in points.
  package internal(set) var keyboardOverlap: CGFloat = 0
  /// The same while a finger pushes the keyboard down.
  package internal(set) var keyboardShownOverlap: CGFloat = 0
  private var listeners: [HostListener] = []
  /// What was copied on the device.
  var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
  /// The seconds of the media clock at the frame that runs now.
  package private(set) var time: Double = 0
  private var afterTurn: [@MainActor () -> Void] = []

  package init(_ configuration: DisplayConfiguration) {
    self.configuration = configuration
    traits = configuration.traits
    scene = UIWindowScene(
      session: UISceneSession(
        configuration: UISceneConfiguration(
          name: "Default Configuration", sessionRole: .windowApplication), identifier: "main"),
      connectionOptions: UIScene.ConnectionOptions())
    layerHost = LayerHost(size: configuration.size, scale: configuration.scale)
    touchDispatcher = TouchDispatcher()
    screen.host = self
    assistance.host = self
    application.host = self
    scene.host = self
    device.host = self
    coordinateView.frame = CGRect(origin: .zero, size: configuration.size)
    touchDispatcher.host = self
    pointer.host = self
    makeCurrent()
  }

  /// Makes this the device that global UIKit state speaks of.
  package func makeCurrent() {
    DisplayHost.current = self
    LayerHost.current = layerHost
    UITraitCollection.current = traits
    MediaClock.now = time
    MediaClock.alarms = timers
  }

  /// Runs one frame: input first, then timers and display links, updates, layout, the commit and the
  /// sampling of animations. Drawing is asked for separately with ``composite()``.
  package func advanceFrame(to newTime: Double, input: () -> Void = {}) {
    makeCurrent()
    time = newTime
    MediaClock.now = newTime
    runAfterTurn()
    input()
    touchDispatcher.deliver(upTo: newTime)
    pointer.update()
    runAfterTurn()
    timers.fire(upTo: newTime)
    layerHost.beginFrame(at: newTime)
    runAfterTurn()
    for hook in updateHooks { hook() }
    updatePreferences()
    for entry in frameUpdaters { entry.updater?.updateForFrame() }
    runAfterTurn()
    UIKeyboardLayoutGuide.followKeyboard(of: self)
    layerHost.layoutAndCommit()
    layerHost.sampleAnimations()
  }

  /// Has `updater` called in each frame, as long as someone else keeps it.
  package func add(_ updater: any FrameUpdating) {
    frameUpdaters.removeAll { $0.updater == nil || $0.updater === updater }
    frameUpdaters.append(WeakFrameUpdater(updater: updater))
  }

  /// Draws what changed since it was last asked.
  package func composite() -> FrameResult {
    makeCurrent()
    return layerHost.composite()
  }

  /// Does `work` when the present turn of code is over: before this frame goes on, or in the next.
  package static func afterThisTurn(_ work: @escaping @MainActor () -> Void) {
    guard let current else {
      work()
      return
    }
    current.afterTurn.append(work)
  }

  /// The same on the device on which a view is shown, if it is on one.
  package static func afterThisTurn(
    of view: UIView?, _ work: @escaping @MainActor () -> Void
  ) {
    guard let host = view?.containingWindow?.host else { return afterThisTurn(work) }
    host.afterTurn.append(work)
  }

  private func runAfterTurn() {
    // Work may ask for more work; a chain that never ends would hang the device.
    var rounds = 0
    while !afterTurn.isEmpty, rounds < 64 {
      let batch = afterTurn
      afterTurn = []
      for work in batch { work() }
      rounds += 1
    }
  }

  /// What keeps the device from being at rest, in words; empty when it is.
  package var pendingWork: [String] {
    var work = layerHost.runningWork + timers.pending
    if !afterTurn.isEmpty { work.append("\(afterTurn.count) deferred calls") }
    work += frameUpdaters.compactMap { $0.updater?.pendingUpdate }
    return work
  }

  /// Notes a callback in the event log.
  package static func log(_ event: @autoclosure () -> String) {
    if let log = current?.eventLog { log(event()) }
  }

  /// The device of a view's window.
  package static func host(of view: UIView) -> DisplayHost? {
    view.containingWindow?.host ?? current
  }

  package func show(_ window: UIWindow) {
    window.host = self
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    orderWindows()
    window.updateTraits()
    window.updateSafeArea()
    if let root = window.rootViewController { window.showRoot(root) }
  }

  package func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
    if keyWindow === window { keyWindow = windows.last }
  }

  package func orderWindows() {
    windows = windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
    for (index, window) in windows.enumerated() {
      layerHost.rootLayer.insertSublayer(window.layer, at: UInt32(index))
    }
  }

  package func firstResponderDidChange(in window: UIWindow) {
    keyboard?.inputDidChange()
    firstResponderObserver?(window)
  }

  /// Has `owner` hear of keys and addresses, as long as someone keeps it. Who came last is asked
  /// first.
  package func add(_ listener: any HostListening) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
    listeners.append(HostListener(listener: listener))
  }

  /// Asks everyone who listens, until somebody does something with it.
  func askListeners(_ question: (any HostListening) -> Bool) -> Bool {
    listeners.reversed().contains { $0.listener.map(question) ?? false }
  }

  /// Has the app open an address.
  ///
  /// - Returns: Whether anybody takes addresses.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    makeCurrent()
    eventLog?("UIApplication.open(\(url))")
    // All who listen hear of it.
    var isTaken = false
    for entry in listeners where entry.listener?.open(url) == true { isTaken = true }
    return isTaken
  }

  /// Changes the screen: rotation, resizing, appearance, text size. Windows that filled the screen
  /// fill the new one.
  package func reconfigure(_ change: (inout DisplayConfiguration) -> Void) {
    makeCurrent()
    let oldSize = configuration.size
    let oldAssistive = configuration.assistive
    let oldOrientation = configuration.orientation
    change(&configuration)
    let oldTraits = traits
    traits = configuration.traits
    UITraitCollection.current = traits
    let sizeChanged = oldSize != configuration.size
    if sizeChanged {
      layerHost.resize(to: configuration.size, scale: configuration.scale)
      coordinateView.frame = CGRect(origin: .zero, size: configuration.size)
    }
    for window in windows {
      let filled = window.bounds.size == oldSize
      window.willReconfigure(
        to: filled ? configuration.size : window.bounds.size,
        traits: oldTraits == traits ? nil : traits
      ) {
        if filled, sizeChanged {
          window.frame = CGRect(origin: .zero, size: self.configuration.size)
        }
        window.updateTraits()
        window.updateSafeArea()
      }
    }
    if oldOrientation != configuration.orientation {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: device)
    }
    setNeedsPreferences(.statusBar)
    for name in configuration.assistive.notifications(since: oldAssistive) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}

/// Who hears of keys and of addresses that the system has the app open.
@MainActor
package protocol HostListening: AnyObject {
  /// A key was pressed; whether the listener did something with it.
  func press(_ stroke: KeyStroke) -> Bool
  /// The system opens an address; whether the listener takes addresses.
  func open(_ url: URL) -> Bool
}

extension HostListening {
  package func press(_ stroke: KeyStroke) -> Bool { false }
  package func open(_ url: URL) -> Bool { false }
}

private struct HostListener {
  weak var listener: (any HostListening)?
}
