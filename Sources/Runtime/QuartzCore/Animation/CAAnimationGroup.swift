import Foundation

/// A group of animations that share one period of time. Their time is the group's; animations that
/// exceed its duration are clipped. Delegates and `isRemovedOnCompletion` of the animations are
/// ignored.
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the order in which they are applied.
  open var animations: [CAAnimation]?

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  package override func resolve(
    duration fallback: CFTimeInterval, function: CAMediaTimingFunction?
  ) {
    super.resolve(duration: fallback, function: nil)
    for animation in animations ?? [] {
      animation.resolve(duration: timing.duration, function: function)
    }
  }

  package override func apply(
    at moment: MediaTiming.Moment, to properties: inout LayerProperties, model: LayerProperties
  ) {
    let time =
      timingFunction.map { $0.evaluate(moment.time / max(timing.duration, 1e-9)) * timing.duration }
      ?? moment.time
    for animation in animations ?? [] {
      let inner = animation.timing.moment(at: time)
      // An animation ends with the group; at that very moment its last value is still visible.
      let isJustOver = inner.phase == .after && time >= timing.duration
      guard inner.shows || isJustOver else { continue }
      animation.apply(at: inner, to: &properties, model: model)
    }
  }

  package override var animatedKeyPaths: [String] {
    (animations ?? []).flatMap(\.animatedKeyPaths)
  }
}
