/// A system animator, which runs the alongside animations of clients with its own timing.
@MainActor
protocol AlongsideAnimating: UIViewControllerAnimatedTransitioning {
  /// Indicates whether touches reach the presented view during the transition, which they can
  /// interrupt. The default is `false`.
  var isInterruptible: Bool { get }
  func animateAlongside(_ changes: () -> Void)
}

extension AlongsideAnimating {
  var isInterruptible: Bool { false }
}
