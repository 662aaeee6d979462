/// The animations that began while an animator set up its transition.
@MainActor
final class AnimationCapture {
  private(set) var animations: [ViewAnimation] = []
  private(set) var animators: [any UIViewImplicitlyAnimating] = []

  /// Runs `body` and records the animations that it begins.
  func watch(_ body: () -> Void) {
    let running = RunningAnimations.current
    let outer = running.capture
    running.capture = self
    body()
    running.capture = outer
  }

  func began(_ animation: ViewAnimation) {
    if !animations.contains(where: { $0 === animation }) { animations.append(animation) }
  }

  func began(_ animator: any UIViewImplicitlyAnimating) {
    if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
  }

  /// Removes the animations and restores the values from before them.
  func takeBack() {
    let animations = animations
    self.animations = []
    for animation in animations.reversed() { animation.takeBack() }
  }
}
