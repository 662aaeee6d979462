/// A device as UIKit sees it: screen, windows, input and the frame that ties them together.
///
/// A host reads no clock. Its driver calls ``advanceFrame(to:)`` with the time of each frame.
@MainActor
package final class DisplayHost {
  /// The host of the current device; see ``RunningDevice``.
  package static var current: DisplayHost? { RunningDevice.current.displayHost as? DisplayHost }

  package static let defaultTraits = DisplayConfiguration().traits

  package let screen = UIScreen()
  package let application = UIApplication()
  package let scene: UIWindowScene
  package let device = UIDevice()
  package let layerHost: LayerHost
  package let timers = FrameTimers()
  private let turns = RunLoopTurns()
  package let assistance = Assistance()
  package private(set) var touchDispatcher: TouchDispatcher
  package let pointer = PointerTracker()
  package private(set) var configuration: DisplayConfiguration
  package private(set) var windows: [UIWindow] = []
  package weak var keyWindow: UIWindow?
  /// A view as large as the screen, in no window, for conversions of coordinates.
  package let coordinateView = UIView()
  /// The system preferences of the frontmost controllers, as of the last frame.
  package internal(set) var preferences = SystemPreferences()
  var stalePreferences = SystemPreferences.Parts.all
  /// A closure that is called when the supported orientations may have changed.
  package var onOrientationsChange: (() -> Void)?
  /// A closure that logs delegate and appearance callbacks, as `Type.method(args)`.
  package var eventLog: ((String) -> Void)?
  private var updaters = FrameUpdaters()
  package var firstResponderObserver: ((UIWindow) -> Void)?
  /// The software keyboard; a host without a device has none.
  package weak var keyboard: (any SoftwareKeyboard)?
  /// The height of the part of the screen that the keyboard covers, in points.
  package internal(set) var keyboardOverlap: CGFloat = 0
  /// The covered height while a finger drags the keyboard down, in points.
  package internal(set) var keyboardShownOverlap: CGFloat = 0
  private var listeners: [HostListener] = []
  /// The pasteboards of the device, by name.
  var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]

  package init(_ configuration: DisplayConfiguration) {
    self.configuration = configuration
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
    layerHost.device.displayHost = self
    layerHost.device.alarms = timers
    layerHost.device.screenTraits = configuration.traits
  }

  /// Runs `body` as code of this device; see ``RunningDevice``.
  package func enter<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try layerHost.device.enter(body)
  }

  /// The time of the current frame in seconds of the media clock.
  package var time: Double { layerHost.device.time }

  /// The traits of the screen.
  package var traits: UITraitCollection {
    layerHost.device.screenTraits as? UITraitCollection ?? Self.defaultTraits
  }

  /// Runs one frame: input first, then timers and display links, updates, layout, the commit and
  /// the sampling of animations. Drawing is a separate step, ``composite()``.
  package func advanceFrame(to newTime: Double, input: () -> Void = {}) {
    layerHost.device.time = newTime
    enter {
      turns.end()
      input()
      touchDispatcher.deliver(upTo: newTime)
      pointer.update()
      turns.end()
      timers.fire(upTo: newTime)
      layerHost.beginFrame(at: newTime)
      turns.end()
      updatePreferences()
      updaters.update()
      turns.end()
      UIKeyboardLayoutGuide.followKeyboard(of: self)
      layerHost.layoutAndCommit()
      layerHost.sampleAnimations()
    }
  }

  /// Adds an object whose `updateForFrame()` is called in each frame. It is not retained.
  package func add(_ updater: any FrameUpdating) {
    updaters.add(updater)
  }

  /// Draws the changes since the last call.
  package func composite() -> FrameResult {
    enter { layerHost.composite() }
  }

  /// Runs `work` at the end of the current run-loop turn: before this frame continues, or in the
  /// next.
  ///
  /// There are four times for work that has to wait, in the order of a frame:
  ///
  /// - After this turn: the code that runs now has returned, so that a caller can finish
  ///   configuring. UIKit's presentations and completion handlers without an animation wait for it.
  /// - In the next update: SwiftUI applies changes of state together, so that no body sees two
  ///   values in one update (`Updater.inNextUpdate(_:)`).
  /// - After this update: the trees are up to date and laid out, so that an app's code does not run
  ///   inside of an update. Its changes cause another update in the same frame
  ///   (`Updater.afterThisUpdate(_:)`).
  /// - At the end of an animation: the frame in which it is over; for a transition, when its
  ///   animator, which may be the app's own, calls `completeTransition(_:)`.
  package static func afterThisTurn(_ work: @escaping @MainActor () -> Void) {
    guard let current else {
      work()
      return
    }
    current.turns.add(work)
  }

  /// Runs `work` at the end of the current run-loop turn of the device that shows a view, if there
  /// is one.
  package static func afterThisTurn(
    of view: UIView?, _ work: @escaping @MainActor () -> Void
  ) {
    guard let host = view?.containingWindow?.host else { return afterThisTurn(work) }
    host.turns.add(work)
  }

  /// Descriptions of the work for which the device is not idle; empty when it is.
  package var pendingWork: [String] {
    layerHost.runningWork + timers.pending + (turns.pending.map { [$0] } ?? []) + updaters.pending
  }

  /// Logs a callback to the event log.
  package static func log(_ event: @autoclosure () -> String) {
    if let log = current?.eventLog { log(event()) }
  }

  /// Returns the device of a view's window.
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

  /// Adds a listener for keys and URLs, which is not retained. The last one added is asked first.
  package func add(_ listener: any HostListening) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
    listeners.append(HostListener(listener: listener))
  }

  /// Calls the listeners until one returns `true`.
  func askListeners(_ question: (any HostListening) -> Bool) -> Bool {
    listeners.reversed().contains { $0.listener.map(question) ?? false }
  }

  /// Opens a URL in the app.
  ///
  /// - Returns: `true` if a listener handles URLs.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    enter {
      eventLog?("UIApplication.open(\(url))")
      // All listeners receive the URL.
      var isTaken = false
      for entry in listeners where entry.listener?.open(url) == true { isTaken = true }
      return isTaken
    }
  }

  /// Changes the screen's configuration: rotation, resizing, appearance, text size. Windows that
  /// filled the screen fill the new one.
  package func reconfigure(_ change: (inout DisplayConfiguration) -> Void) {
    enter { applyConfiguration(change) }
  }

  private func applyConfiguration(_ change: (inout DisplayConfiguration) -> Void) {
    let oldSize = configuration.size
    let oldAssistive = configuration.assistive
    let oldOrientation = configuration.orientation
    change(&configuration)
    let oldTraits = traits
    let traits = configuration.traits
    layerHost.device.screenTraits = traits
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

/// Receives key presses and the URLs that the system opens in the app.
@MainActor
package protocol HostListening: AnyObject {
  /// Called when a key was pressed; returns whether the listener handled it.
  func press(_ stroke: KeyStroke) -> Bool
  /// Called when the system opens a URL; returns whether the listener handles URLs.
  func open(_ url: URL) -> Bool
}

extension HostListening {
  package func press(_ stroke: KeyStroke) -> Bool { false }
  package func open(_ url: URL) -> Bool { false }
}

private struct HostListener {
  weak var listener: (any HostListening)?
}
