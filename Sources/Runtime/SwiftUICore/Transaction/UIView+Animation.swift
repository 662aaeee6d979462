extension UIView {
  /// Animates changes of views with an animation of SwiftUI. `completion` is called when the
  /// animation is over.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let end: ((Bool) -> Void)? = completion.map { completion in { _ in completion() } }
    animation.makeViewAnimation(completion: end).run(changes)
  }
}
