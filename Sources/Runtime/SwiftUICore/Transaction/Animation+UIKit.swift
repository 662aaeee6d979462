extension Animation {
  /// Returns the block-based UIView animation that corresponds to this animation.
  @MainActor
  package func makeViewAnimation(completion: ((Bool) -> Void)? = nil) -> ViewAnimation {
    var options: UIView.AnimationOptions = [
      .allowUserInteraction, .overrideInheritedDuration,
      .overrideInheritedCurve, .overrideInheritedOptions,
    ]
    if repetitions == .infinity { options.insert(.repeat) }
    if repetitions != nil, reverses { options.insert(.autoreverse) }
    let delay = delaySeconds / speedFactor
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      let function = CAMediaTimingFunction(
        controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
      return ViewAnimation(
        timing: .curve(function), duration: duration / speedFactor, delay: delay,
        options: options, completion: completion)
    case .spring(let response, let dampingFraction):
      let frequency = 2 * Double.pi / max(response / speedFactor, 0.001)
      let spring = CASpringAnimation()
      spring.mass = 1
      spring.stiffness = frequency * frequency
      spring.damping = 2 * max(dampingFraction, 0.01) * frequency
      spring.initialVelocity = 0
      return ViewAnimation(
        timing: .spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          initialVelocity: 0),
        duration: spring.settlingDuration, delay: delay, options: options,
        completion: completion)
    }
  }
}
