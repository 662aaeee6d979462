import Foundation

/// The methods that notify of the beginning and the end of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// Notifies the delegate that the animation began, with the commit of its layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies the delegate that the animation ended (`flag` true) or was removed before its end
  /// (`flag` false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of all animations. A layer copies an animation that is added to it; later changes
/// of the original have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// The values of `CAMediaTiming`.
  package var timing = MediaTiming()
  private var tags: [String: Any] = [:]

  /// Creates an animation with default values.
  public required override init() {
    super.init()
  }

  /// The time at which the animation begins, in the layer's time. 0, the default, stands for the
  /// time at which it is committed.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The length of one cycle in seconds. 0, the default, stands for the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = max(0, newValue) }
  }

  /// The speed relative to the layer's time. Default 1.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// An offset of local time. Default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The number of cycles. Default 0, which counts as one.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(max(0, newValue)) }
  }

  /// The duration in seconds for which cycles are repeated. Default 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = max(0, newValue) }
  }

  /// Indicates whether each cycle is followed by a reversed one. Default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The state that is shown outside the active time. Default `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The timing function of a cycle. Default `nil`, which is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// The object that is notified of the beginning and the end; retained. Default `nil`.
  open var delegate: (any CAAnimationDelegate)?

  /// Indicates whether the layer removes the animation at its end. Default true.
  open var isRemovedOnCompletion = true

  /// Returns the default value of a property for animations of this class: `nil` for all.
  open class func defaultValue(forKey key: String) -> Any? {
    nil
  }

  /// Returns a copy with the same delegate.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.adopt(self)
    return copy
  }

  /// Returns a copy with the same delegate.
  open override func copy() -> Any {
    copy(with: nil)
  }

  /// Copies all properties of another animation of the same class.
  package func adopt(_ other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    tags = other.tags
  }

  /// Stores a value in the animation and its copies.
  open func setValue(_ value: Any?, forKey key: String) {
    tags[key] = value
  }

  /// Returns a value stored with `setValue(_:forKey:)`.
  open func value(forKey key: String) -> Any? {
    tags[key]
  }

  /// Adds the animation to the layer with the event's name as its key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The duration of a cycle in seconds if `duration` is 0, which has precedence over the inherited
  /// default.
  package var naturalDuration: CFTimeInterval {
    0
  }

  /// Sets properties without a value to inherited defaults, when the animation is added to a layer
  /// or group.
  package func resolve(duration fallback: CFTimeInterval, function: CAMediaTimingFunction?) {
    if timing.duration <= 0 { timing.duration = naturalDuration > 0 ? naturalDuration : fallback }
    if timingFunction == nil { timingFunction = function }
  }

  /// Updates `properties` to the state of this animation at a moment of its local time. `model` is
  /// the state of the layer without animations.
  package func apply(
    at moment: MediaTiming.Moment, to properties: inout LayerProperties, model: LayerProperties
  ) {
  }

  /// Prepares the layer's own copy of an animation, after it was added.
  package func wasAdded(to layer: CALayer) {}

  /// Notifies the layer's own copy that it ended or was removed, once.
  package func didLeave() {}

  /// The key paths that this animation changes, for diagnostics.
  package var animatedKeyPaths: [String] {
    []
  }
}
