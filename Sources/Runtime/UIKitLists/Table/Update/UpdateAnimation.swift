/// A view that moves in an update of a table or a collection, with its frames and opacities before
/// and after it.
@MainActor
struct UpdateMover {
  let view: UIView
  let start: CGRect
  var startAlpha: CGFloat = 1
  var end: CGRect
  var endAlpha: CGFloat = 1
  var corners: UpdateCorners?
}

/// The animation of an update of a table or a collection: the views that move, and the backgrounds
/// of their cards.
@MainActor
struct UpdateAnimation {
  /// Duration in seconds and spring of inserted, deleted and moved rows (AN5).
  static let duration = 0.5
  static let spring = ViewAnimation.Timing.spring(
    mass: 1, stiffness: 438.649, damping: 41.888, initialVelocity: 0)

  let movers: [UpdateMover]
  let cards: UpdateCards

  /// Moves the views to their ends and removes the cards.
  ///
  /// - Parameters:
  ///   - isAnimated: Indicates whether the views move over time, which needs a window; otherwise
  ///     they are at their ends already.
  ///   - completion: Called with `true` if the animation was not interrupted; without an animation,
  ///     after the current run-loop turn.
  ///   - finish: Called when the views have arrived, before `completion`.
  func run(
    in list: UIView, isAnimated: Bool, completion: @escaping (Bool) -> Void,
    finish: @escaping () -> Void
  ) {
    guard isAnimated, list.window != nil, UIView.areAnimationsEnabled else {
      cards.remove()
      finish()
      DisplayHost.afterThisTurn { completion(true) }
      return
    }
    var radii: [(view: UIView, end: CGFloat)] = []
    UIView.performWithoutAnimation {
      for mover in movers {
        mover.view.frame = mover.start
        mover.view.alpha = mover.startAlpha
        if let end = mover.corners?.restore(on: mover.view) { radii.append((mover.view, end)) }
      }
    }
    let animation = ViewAnimation(
      timing: Self.spring, duration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .overrideInheritedOptions]
    ) { [cards] finished in
      cards.remove()
      finish()
      completion(finished)
    }
    animation.run {
      for mover in movers {
        mover.view.frame = mover.end
        mover.view.alpha = mover.endAlpha
      }
      for radius in radii { radius.view.layer.cornerRadius = radius.end }
      cards.moveToEnds()
    }
  }
}
