import Foundation

/// A timer that calls a method at every frame.
///
/// It retains its target until it is invalidated.
open class CADisplayLink: NSObject {
  private var action: ((CADisplayLink) -> Void)?
  private weak var host: LayerHost?
  private var isAdded = false
  private var lastFired: CFTimeInterval?
  /// The type of the target with its module; `nil` for a link of a framework.
  private(set) var targetType: String?

  /// Creates a link that calls a method of the target with itself as the argument. It does nothing
  /// until it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    super.init()
    let object = target as AnyObject
    targetType = String(reflecting: type(of: object))
    action = { link in
      nonisolated(unsafe) let object = object
      nonisolated(unsafe) let link = link
      // Frames are processed on the main thread.
      MainActor.assumeIsolated { _ = sel.perform(on: object, with: link) }
    }
  }

  /// Creates a link that calls a closure.
  package init(_ action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// The time at which the last frame was displayed, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time at which what the callback changes is displayed, in seconds: that of the frame it is
  /// called for, or of the last before the next call if frames are skipped.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The duration in seconds between frames of the screen; 0 before the first call.
  open private(set) var duration: CFTimeInterval = 0

  /// Indicates whether the link is paused. Default false.
  open var isPaused = false

  /// The preferred range of frame rates. With a maximum below the screen's rate, frames are
  /// skipped.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The preferred frame rate, in frames per second; 0, the default, for that of the screen.
  open var preferredFramesPerSecond: Int {
    get { Int(clamping: preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: rate, preferred: rate)
    }
  }

  /// Adds the link to a run loop: it is called from the next frame on. Frames are those of the
  /// screen; the run loop and mode have no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard action != nil, !isAdded else { return }
    isAdded = true
    host = LayerHost.current
    host?.add(self)
  }

  /// Removes the link from the run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isAdded else { return }
    isAdded = false
    host?.remove(self)
  }

  /// Removes the link permanently and releases the target.
  open func invalidate() {
    isAdded = false
    host?.remove(self)
    action = nil
  }

  /// Indicates whether the link is called at every frame.
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
    timestamp = time - frameDuration
    targetTimestamp = time + (period - frameDuration)
    duration = frameDuration
    action(self)
  }
}
