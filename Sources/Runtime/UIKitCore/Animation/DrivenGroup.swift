/// The changes of one animation block that an ``AnimationDriver`` drives together.
@MainActor
final class DrivenGroup {
  typealias Share = SIMD2<Double>

  private struct Track {
    let layer: CALayer
    let key: LayerKey
    let name: String
    let animation: DrivenAnimation
    /// The model value before the change.
    let original: AnimatableValue
  }

  private struct Stopped {
    let layer: CALayer
    let key: LayerKey
    let original: AnimatableValue
    let final: AnimatableValue

    func `is`(_ layer: CALayer, _ key: LayerKey) -> Bool { self.layer === layer && self.key == key }
  }

  /// Weak: an animation of the group can end after its animator was released.
  private weak var driver: AnimationDriver?
  /// The progress of the driver before which nothing in the group moves.
  let delay: Double
  /// The part of the driver's progress during which a nested block runs, with its own timing; `nil`
  /// for all of it.
  let window: (start: Double, end: Double, pace: CAMediaTimingFunction)?
  private var tracks: [Track] = []
  private var stopped: [Stopped] = []
  private var animations: [ViewAnimation] = []
  private let box = DrivenShare()

  /// The progress that is shown.
  private(set) var shown = Share.zero
  /// The progress at which the current run of the driver began.
  private(set) var origin = Share.zero
  private var wait = 0.0
  private var cut = 0.0
  /// The progress from which scrubbing continues without a jump.
  private var anchor = (fraction: 0.0, shown: Share.zero)

  init(
    _ driver: AnimationDriver, delay: Double,
    window: (start: Double, end: Double, pace: CAMediaTimingFunction)? = nil
  ) {
    self.driver = driver
    self.delay = delay
    self.window = window
    anchor = (driver.covered, .zero)
  }

  /// The time at which a frame first showed the group in the current run.
  var firstShown: Double? { box.firstShown }

  // Changes

  /// Adds the change of a layer's property from `old` to its current value.
  func take(
    _ layer: CALayer, _ key: LayerKey, from old: AnimatableValue, of animation: ViewAnimation
  ) {
    let new = layer.properties.value(key)
    guard old != new else { return }
    let driven: DrivenAnimation
    let isAdditive = key.addsUp && !animation.options.contains(.beginFromCurrentState)
    if isAdditive, let difference = AnimatableValue.difference(from: old, to: new),
      let neutral = difference.neutral
    {
      driven = DrivenAnimation(key, from: difference, to: neutral, share: box)
      driven.isAdditive = true
    } else {
      let start = layer.sampled?.values.value(key) ?? old
      driven = DrivenAnimation(key, from: start, to: new, share: box)
    }
    attach(driven, to: layer, key, from: old, isAdditive: isAdditive, of: animation)
  }

  /// Adds the change of a layer's property through several values.
  func take(
    _ layer: CALayer, _ key: LayerKey, through stops: [KeyStop], of animation: ViewAnimation
  ) {
    guard let first = stops.first, let last = stops.last else { return }
    let course = KeyStop.course(stops, of: key, on: layer)
    let driven = DrivenAnimation(key, from: first.value, to: last.value, share: box)
    driven.stops = course.stops.map { (share: $0.share, value: $0.value) }
    driven.isAdditive = course.isAdditive
    attach(driven, to: layer, key, from: first.value, isAdditive: course.isAdditive, of: animation)
  }

  private func attach(
    _ driven: DrivenAnimation, to layer: CALayer, _ key: LayerKey, from old: AnimatableValue,
    isAdditive: Bool, of animation: ViewAnimation
  ) {
    let name = layer.freeAnimationKey(for: key, isAdditive: isAdditive)
    layer.add(driven, forKey: name)
    tracks.append(Track(layer: layer, key: key, name: name, animation: driven, original: old))
    if !animations.contains(where: { $0 === animation }) {
      animations.append(animation)
      animation.drivenPartBegan()
    }
  }

  /// Returns the group for a nested block: this one, or another for a block with its own delay or
  /// duration.
  func nested(_ animation: ViewAnimation) -> DrivenGroup {
    let whole = driver?.duration ?? 0
    let keepsDuration = animation.options.contains(.overrideInheritedDuration)
    guard let driver, whole > 0, keepsDuration || animation.delay > 0 else { return self }
    let start = min(animation.delay / whole, 1)
    let end = keepsDuration ? min(start + animation.duration / whole, 1) : 1
    return driver.makeGroup(from: start, to: end, pace: animation.options.curve.timingFunction)
  }

  // Running

  /// The driver's progress; its end after the driver was released.
  private var covered: Double { driver?.covered ?? 1 }

  /// Begins to run from the current progress to the driver's `target`, 0 or 1.
  func begin(target: Double) {
    origin = shown
    box.firstShown = nil
    let covered = covered
    wait = 0
    cut = 0
    if target == 1 {
      wait = delay > covered && covered < 1 ? (delay - covered) / (1 - covered) : 0
    } else if covered > 0 {
      cut = min(delay / covered, 0.999)
    }
  }

  /// Delays the start for changes that are added during a run.
  func begin(at share: Double, wait factor: Double) {
    wait = min(share + (1 - share) * factor, 0.999_999)
    cut = 0
    origin = shown
  }

  /// Advances in a run; `progress` returns the progress at a fraction of the time.
  func run(at time: Double, target: Double, progress: (Double) -> Share) {
    if let window { return follow(window) }
    let own = min(max((time - wait) / (1 - wait - cut), 0), 1)
    show(origin + (Share(repeating: target) - origin) * progress(own))
  }

  private func follow(_ window: (start: Double, end: Double, pace: CAMediaTimingFunction)) {
    let length = max(window.end - window.start, 1e-9)
    let share = min(max((covered - window.start) / length, 0), 1)
    show(Share(repeating: window.pace.evaluate(share)))
  }

  /// Pauses at the current progress, from which scrubbing continues.
  func hold() {
    anchor = (covered, shown)
  }

  /// Shows the values at a progress of the driver.
  func scrub(to fraction: Double) {
    if let window { return follow(window) }
    if fraction < anchor.fraction {
      let first = min(delay, anchor.fraction)
      let span = anchor.fraction - first
      let share = span > 0 ? (fraction - first) / span : 0
      show(anchor.shown * (delay > 0 ? max(share, 0) : share))
    } else if anchor.fraction >= 1 {
      show(anchor.shown + Share(repeating: fraction - anchor.fraction))
    } else {
      let base =
        anchor.shown == .zero ? min(max(delay, anchor.fraction), 0.999_999) : anchor.fraction
      let share = max((fraction - base) / (1 - base), 0)
      show(anchor.shown + (Share(repeating: 1) - anchor.shown) * share)
    }
  }

  /// Shows the values at a fraction of the time.
  func scrub(toTime time: Double, pace: AnimationPace) {
    if let window { return follow(window) }
    show(pace.share(at: max(0, (time - delay) / (1 - min(delay, 0.999_999)))))
  }

  private func show(_ share: Share) {
    shown = share
    box.x = share.x
    box.y = share.y
    for track in tracks { track.layer.drivenAnimationMoved() }
  }

  // Ending

  /// Removes the animations from the layers, which keep the values that show.
  func stop() {
    guard !tracks.isEmpty else { return }
    stopped = []
    for track in tracks where !stopped.contains(where: { $0.is(track.layer, track.key) }) {
      let final = track.layer.properties.value(track.key)
      stopped.append(
        Stopped(layer: track.layer, key: track.key, original: track.original, final: final))
      track.layer.restore(track.key, shownValue(of: track.layer, track.key, over: final))
    }
    for track in tracks { track.layer.removeAnimation(forKey: track.name) }
    tracks = []
  }

  /// Sets the layers, when stopped, to the values of a position.
  func settle(at position: UIViewAnimatingPosition) {
    for one in stopped.reversed() {
      switch position {
      case .end: one.layer.restore(one.key, one.final)
      case .start: one.layer.restore(one.key, one.original)
      case .current: break
      }
    }
    stopped = []
  }

  private func shownValue(
    of layer: CALayer, _ key: LayerKey, over model: AnimatableValue
  ) -> AnimatableValue {
    var value = model
    for track in tracks where track.layer === layer && track.key == key {
      // Another change of the same property may have replaced it.
      let attached = layer.animation(forKey: track.name) as? DrivenAnimation
      guard attached?.share === box else { continue }
      let shown = track.animation.shown
      value = track.animation.isAdditive ? AnimatableValue.sum(value, shown) : shown
    }
    return value
  }

  /// Notifies the blocks that they have ended.
  func notifyEnd(finished: Bool) {
    let animations = animations
    self.animations = []
    for animation in animations { animation.partEnded(finished: finished) }
  }
}

extension CALayer {
  /// Sets a property without animation; a view's colour on the view.
  @MainActor
  func restore(_ key: LayerKey, _ value: AnimatableValue) {
    guard properties.value(key) != value else { return }
    guard key == .backgroundColor, let view = delegate as? UIView else {
      return setAtOnce(key, value)
    }
    var color: UIColor?
    if case .color(let shown) = value { color = UIColor(cgColor: shown) }
    UIView.performWithoutAnimation { view.backgroundColor = color }
  }
}
