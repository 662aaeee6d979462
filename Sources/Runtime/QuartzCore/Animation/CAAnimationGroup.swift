import Foundation

/// Several animations that share one stretch of time. Their time is the group's; what reaches
/// beyond its duration is cut off. Delegates and `isRemovedOnCompletion` of the members are
/// ignored.
open class CAAnimationGroup: CAAnimation {
  /// The members, applied in order.
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
      // A member ends with the group; at that very moment its last value still shows.
      let isJustOver = inner.phase == .after && time >= timing.duration
      guard inner.shows || isJustOver else { continue }
      animation.apply(at: inner, to: &properties, model: model)
    }
  }

  package override var animatedKeyPaths: [String] {
    (animations ?? []).flatMap(\.animatedKeyPaths)
  }
}
