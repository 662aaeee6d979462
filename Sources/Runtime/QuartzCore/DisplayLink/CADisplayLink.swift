import Foundation

/// Calls a method at every frame.
///
/// It holds its target until it is invalidated.
open class CADisplayLink: NSObject {
  private var action: ((CADisplayLink) -> Void)?
  private weak var host: LayerHost?
  private var isAdded = false
  private var lastFired: CFTimeInterval?

  /// A link that calls a method of the target with itself. It does nothing until it is added to a
  /// run loop.
  public init(target: Any, selector sel: Selector) {
    super.init()
    let object = target as AnyObject
    action = { link in
      nonisolated(unsafe) let object = object
      nonisolated(unsafe) let link = link
      // Frames are worked on on the main thread.
      MainActor.assumeIsolated { sel.perform(on: object, with: link) }
    }
  }

  /// A link that calls a closure.
  package init(_ action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// The time of the frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next frame, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The seconds between frames of the screen; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether calls are left out. Default false.
  open var isPaused = false

  /// The rates wished for. A highest rate below that of the screen leaves frames out.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The highest rate wished for, in frames per second; 0, the default, is that of the screen.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: rate, preferred: rate)
    }
  }

  /// Begins to call, from the next frame on. Frames are those of the screen; the run loop and mode
  /// make no difference.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard action != nil, !isAdded else { return }
    isAdded = true
    host = LayerHost.current
    host?.add(self)
  }

  /// Stops calling.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isAdded else { return }
    isAdded = false
    host?.remove(self)
  }

  /// Stops calling for good and lets go of the target.
  open func invalidate() {
    isAdded = false
    host?.remove(self)
    action = nil
  }

  /// Whether the link is called at every frame.
  package var isRunning: Bool {
    action != nil && isAdded && !isPaused
  }

  func fire(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
    guard isRunning, let action else { return }
    let highest = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    var period = frameDuration
    if highest > 0 {
      period = max(period, (1 / Double(highest) / frameDuration).rounded() * frameDuration)
      if let lastFired, time - lastFired < period - frameDuration / 2 { return }
    }
    lastFired = time
    timestamp = time
    targetTimestamp = time + period
    duration = frameDuration
    action(self)
  }
}
