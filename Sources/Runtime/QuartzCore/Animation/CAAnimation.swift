import Foundation

/// Is told when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has become part of a committed layer.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has come to its end (`flag` true), or it was removed before (`flag` false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base of all animations. A layer keeps a copy of what is added to it; later changes to the
/// original have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// The numbers of `CAMediaTiming` as one value.
  package var timing = MediaTiming()
  private var tags: [String: Any] = [:]

  /// A new animation with default values.
  public required override init() {
    super.init()
  }

  /// When the animation begins, in the layer's time. 0, the default, stands for the time at which
  /// it is committed.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The length of one cycle in seconds. 0, the default, stands for the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = max(0, newValue) }
  }

  /// The pace relative to the layer's time. Default 1.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// Added to local time. Default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The number of cycles. Default 0, which counts as one.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(max(0, newValue)) }
  }

  /// The seconds over which cycles are repeated. Default 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = max(0, newValue) }
  }

  /// Whether each cycle is followed by one that runs backwards. Default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is shown outside of the active time. Default `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pacing of a cycle. Default `nil`, which is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// Is told of beginning and end; held strongly. Default `nil`.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer drops the animation at its end. Default true.
  open var isRemovedOnCompletion = true

  /// The default value of a property for animations of this class: `nil`, as none is set up.
  open class func defaultValue(forKey key: String) -> Any? {
    nil
  }

  /// A copy; the delegate is shared.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.adopt(self)
    return copy
  }

  /// A copy; the delegate is shared.
  open override func copy() -> Any {
    copy(with: nil)
  }

  /// Takes over everything of another animation of the same class.
  package func adopt(_ other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    tags = other.tags
  }

  /// Keeps any value with the animation and its copies.
  open func setValue(_ value: Any?, forKey key: String) {
    tags[key] = value
  }

  /// A value kept with `setValue(_:forKey:)`.
  open func value(forKey key: String) -> Any? {
    tags[key]
  }

  /// Adds the animation to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The seconds of one cycle if `duration` is 0, before the surrounding default is asked.
  package var naturalDuration: CFTimeInterval {
    0
  }

  /// Fills in what was left open, when the animation is added to a layer or group.
  package func resolve(duration fallback: CFTimeInterval, function: CAMediaTimingFunction?) {
    if timing.duration <= 0 { timing.duration = naturalDuration > 0 ? naturalDuration : fallback }
    if timingFunction == nil { timingFunction = function }
  }

  /// Changes `properties` to what this animation shows at a moment of its local time. `model` is
  /// what the layer would show without animations.
  package func apply(
    at moment: MediaTiming.Moment, to properties: inout LayerProperties, model: LayerProperties
  ) {
  }

  /// The key paths this animation changes, for diagnosis.
  package var animatedKeyPaths: [String] {
    []
  }
}
