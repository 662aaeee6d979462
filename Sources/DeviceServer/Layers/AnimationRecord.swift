import QuartzCore

/// An animation that the page runs by itself.
struct AnimationRecord: Equatable {
  /// Distinguishes animations.
  var identity: ObjectIdentifier
}
