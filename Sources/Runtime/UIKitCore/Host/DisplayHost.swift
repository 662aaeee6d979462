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
  private let work = FrameWork()
  package let assistance = Assistance()
  package private(set) var touchDispatcher: TouchDispatcher
  package let pointer = PointerTracker()
  package private(set) var configuration: DisplayConfiguration
  let windowStack = WindowStack()
  var preferenceState = PreferenceState()
  /// A closure that logs delegate and appearance callbacks, as `Type.method(args)`.
  package var eventLog: ((String) -> Void)?
  package var firstResponderObserver: ((UIWindow) -> Void)?
  var keyboardState = KeyboardState()
  var listeners = HostListeners()
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
    screen.coordinateView.frame = CGRect(origin: .zero, size: configuration.size)
    touchDispatcher.host = self
    pointer.host = self
    layerHost.device.displayHost = self
    layerHost.device.alarms = work.timers
    layerHost.device.turns = work.turns
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

  /// The timers on the device's clock.
  package var timers: FrameTimers { work.timers }

  /// The traits of the screen.
  package var traits: UITraitCollection {
    layerHost.device.screenTraits as? UITraitCollection ?? Self.defaultTraits
  }

  /// Runs one frame: input first, then timers and display links, updates, layout, the commit and
  /// the sampling of animations. Drawing is a separate step, ``composite()``.
  package func advanceFrame(to newTime: Double, input: () -> Void = {}) {
    layerHost.device.time = newTime
    enter {
      work.turns.end()
      input()
      touchDispatcher.deliver(upTo: newTime)
      pointer.update()
      work.turns.end()
      work.timers.fire(upTo: newTime)
      layerHost.beginFrame(at: newTime)
      work.turns.end()
      updatePreferences()
      work.updaters.update()
      work.turns.end()
      UIKeyboardLayoutGuide.followKeyboard(of: self)
      if layerHost.device.differences.contains(.layoutIsRepeated) { invalidateAllLayout() }
      layerHost.layoutAndCommit()
      layerHost.sampleAnimations()
    }
  }

  /// Adds an object whose `updateForFrame()` is called in each frame. It is not retained.
  package func add(_ updater: any FrameUpdating) {
    work.updaters.add(updater)
  }

  /// Draws the changes since the last call.
  package func composite() -> FrameResult {
    // Only views that draw themselves run code of the app.
    layerHost.owesDrawing
      ? enter { layerHost.composite() }
      : layerHost.device.enterWithoutTasks { layerHost.composite() }
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
    current.work.turns.add(work)
  }

  /// Runs `work` at the end of the current run-loop turn of the device that shows a view, if there
  /// is one.
  package static func afterThisTurn(
    of view: UIView?, _ work: @escaping @MainActor () -> Void
  ) {
    guard let host = view?.containingWindow?.host else { return afterThisTurn(work) }
    host.work.turns.add(work)
  }

  /// Descriptions of the work for which the device is not idle; empty when it is.
  package var pendingWork: [String] {
    layerHost.runningWork + work.pending + (isStatusBarMoving ? ["the status bar"] : [])
  }

  /// Indicates whether ``pendingWork`` has any.
  package var isBusy: Bool { layerHost.isBusy || work.isBusy || isStatusBarMoving }

  private var isStatusBarMoving: Bool { preferences.statusBarChange.progress(at: time) < 1 }

  /// Logs a callback to the event log.
  package static func log(_ event: @autoclosure () -> String) {
    if let log = current?.eventLog { log(event()) }
  }

  /// Returns the device of a view's window.
  package static func host(of view: UIView) -> DisplayHost? {
    view.containingWindow?.host ?? current
  }

  package func firstResponderDidChange(in window: UIWindow) {
    keyboard?.inputDidChange()
    firstResponderObserver?(window)
  }

  /// Adds a listener for keys and URLs, which is not retained. The last one added is asked first.
  package func add(_ listener: any HostListening) {
    listeners.add(listener)
  }

  /// Opens a URL in the app.
  ///
  /// - Returns: `true` if a listener handles URLs.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    enter {
      eventLog?("UIApplication.open(\(url))")
      return listeners.open(url)
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
      screen.coordinateView.frame = CGRect(origin: .zero, size: configuration.size)
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
    let category = traits.preferredContentSizeCategory
    if category != oldTraits.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
    for name in configuration.assistive.notifications(since: oldAssistive) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}
