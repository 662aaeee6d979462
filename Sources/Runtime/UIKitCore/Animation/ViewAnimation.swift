import SheetEngine

/// The animation of one `UIView.animate` block: its timing, and its completion.
@MainActor
package final class ViewAnimation: NSObject {
  /// The timing between the old and the new value.
  package enum Timing {
    case curve(CAMediaTimingFunction)
    case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)

    /// The timing of a spring.
    package init(_ spring: SheetSpring) {
      self = .spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.nominalDamping,
        initialVelocity: 0)
    }
  }

  package var timing: Timing
  /// The duration in seconds.
  package var duration: Double
  /// The delay in seconds; the old values show meanwhile.
  package var delay: Double
  package var options: UIView.AnimationOptions
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var isClosed = false
  private var allFinished = true
  /// The recorded changes, for animations that a transition may revert.
  private var parts: [(layer: CALayer, key: LayerKey, name: String, old: AnimatableValue)]?
  /// The keyframe that collects the changes.
  private var keyframe: KeyframeChanges.Part?
  /// The group that drives the changes instead of time.
  private var driven: DrivenGroup?

  package init(
    timing: Timing, duration: Double, delay: Double, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.duration = max(0, duration)
    self.delay = max(0, delay)
    self.options = options
    self.completion = completion
  }

  /// Creates the animation of a block whose changes a driver moves.
  init(driven group: DrivenGroup, duration: Double) {
    timing = .curve(UIView.AnimationCurve.easeInOut.timingFunction)
    self.duration = duration
    delay = 0
    options = .overrideInheritedOptions
    driven = group
  }

  /// Creates the animation of a keyframe's block, whose changes are animated with those of the
  /// others.
  init(keyframe part: KeyframeChanges.Part) {
    timing = .curve(UIView.AnimationCurve.linear.timingFunction)
    duration = 0
    delay = 0
    options = .overrideInheritedOptions
    keyframe = part
  }

  /// Indicates whether a change of the block is still being animated.
  package var isRunning: Bool { running > 0 }

  /// The block that animates changes; `nil` if they are not animated.
  package static var current: ViewAnimation? {
    let running = RunningAnimations.current
    return running.areEnabled ? running.blocks.last : nil
  }

  /// Performs `changes` and animates them.
  package func run(_ changes: () -> Void) {
    open()
    changes()
    close()
  }

  /// Begins the block: the changes until ``close()`` are animated.
  package func open() {
    inheritFromSurroundings()
    if let capture = RunningAnimations.current.capture, driven == nil, keyframe == nil {
      parts = []
      capture.began(self)
    }
    RunningAnimations.current.blocks.append(self)
  }

  /// Ends the block.
  package func close() {
    RunningAnimations.current.blocks.removeAll { $0 === self }
    isClosed = true
    if running == 0, let completion {
      self.completion = nil
      DisplayHost.afterThisTurn { completion(true) }
    }
  }

  /// Runs `work` when the animation has ended, before its own completion.
  package func whenDone(_ work: @escaping () -> Void) {
    let completion = self.completion
    self.completion = { finished in
      work()
      completion?(finished)
    }
  }

  private func inheritFromSurroundings() {
    guard let outer = RunningAnimations.current.blocks.last,
      !options.contains(.overrideInheritedOptions)
    else { return }
    keyframe = outer.keyframe
    driven = outer.driven?.nested(self)
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
  }

  /// Adds the animation of one property of a layer from `old` to its current value.
  package func animate(_ layer: CALayer, _ key: LayerKey, from old: AnimatableValue) {
    if let keyframe { return keyframe.take(layer, key, from: old) }
    if let driven { return driven.take(layer, key, from: old, of: self) }
    let new = layer.properties.value(key)
    guard old != new, duration > 0 || delay > 0 else { return }
    let animation = makeAnimation(keyPath: key.rawValue)
    let isAdditive = key.addsUp && !options.contains(.beginFromCurrentState)
    if isAdditive, let difference = AnimatableValue.difference(from: old, to: new) {
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = difference.neutral
    } else {
      // The model has the new value already; the last shown value is the old one unless it moved.
      animation.fromValue = layer.value(of: key, shownBefore: old) ?? old
      animation.toValue = new
    }
    attach(animation, to: layer, key, from: old, isAdditive: isAdditive)
  }

  /// Adds the animation of one property through several values, by fractions of the duration.
  func animate(_ layer: CALayer, _ key: LayerKey, through stops: [KeyStop]) {
    guard let first = stops.first else { return }
    if let driven { return driven.take(layer, key, through: stops, of: self) }
    let animation = CAKeyframeAnimation(keyPath: key.rawValue)
    let course = KeyStop.course(stops, of: key, on: layer)
    animation.values = course.stops.map { $0.value }
    animation.keyTimes = course.stops.map { NSNumber(value: $0.share) }
    animation.isAdditive = course.isAdditive
    animation.duration = duration
    if case .curve(let function) = timing { animation.timingFunction = function }
    attach(animation, to: layer, key, from: first.value, isAdditive: course.isAdditive)
  }

  private func attach(
    _ animation: CAPropertyAnimation, to layer: CALayer, _ key: LayerKey,
    from old: AnimatableValue, isAdditive: Bool
  ) {
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    if options.contains(.autoreverse) { animation.autoreverses = true }
    running += 1
    animation.delegate = self
    let name = layer.freeAnimationKey(for: key, isAdditive: isAdditive)
    parts?.append((layer, key, name, old))
    layer.add(animation, forKey: name)
  }

  /// Ends the animation and restores the values from before it.
  func takeBack() {
    let taken = parts ?? []
    parts = nil
    for part in taken.reversed() { part.layer.restore(part.key, part.old) }
    for part in taken { part.layer.removeAnimation(forKey: part.name) }
  }

  private func makeAnimation(keyPath: String) -> CABasicAnimation {
    switch timing {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      animation.duration = duration
      return animation
    case .spring(let mass, let stiffness, let damping, let velocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      animation.duration = duration
      return animation
    }
  }
}

extension ViewAnimation: @preconcurrency CAAnimationDelegate {
  package func animationDidStart(_ anim: CAAnimation) {}

  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    partEnded(finished: flag)
  }

  /// Defers the end for changes that a driver moves, until it has finished.
  func drivenPartBegan() { running += 1 }

  func partEnded(finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    guard running == 0, isClosed, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}

extension LayerKey {
  /// Indicates whether UIKit animates changes of this property of a view's layer in an animation
  /// block.
  var isAnimatedByViews: Bool {
    switch self {
    case .bounds, .position, .transform, .opacity, .backgroundColor, .cornerRadius, .cornerRadii,
      .borderWidth, .borderColor, .shadowOpacity, .shadowRadius, .shadowOffset, .shadowColor,
      .backdropAmount, .filter:
      true
    default: false
    }
  }

  /// Indicates whether new animations are added to running ones, as UIKit's are since iOS 8, so
  /// that a change during an animation stays smooth.
  var addsUp: Bool {
    switch self {
    case .bounds, .position, .opacity: true
    default: false
    }
  }
}

/// The action that a view returns for its layer inside an animation block.
@MainActor
final class ViewAnimationAction: NSObject, @preconcurrency CAAction {
  private let animation: ViewAnimation
  private let key: LayerKey
  private let old: AnimatableValue

  init(animation: ViewAnimation, key: LayerKey, old: AnimatableValue) {
    self.animation = animation
    self.key = key
    self.old = old
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    animation.animate(layer, key, from: old)
  }
}

extension CALayer {
  /// Returns a key for a view animation: the property's name, numbered if animations are additive.
  func freeAnimationKey(for key: LayerKey, isAdditive: Bool) -> String {
    guard isAdditive, animation(forKey: key.rawValue) != nil else { return key.rawValue }
    var number = 2
    while animation(forKey: "\(key.rawValue)-\(number)") != nil { number += 1 }
    return "\(key.rawValue)-\(number)"
  }
}
