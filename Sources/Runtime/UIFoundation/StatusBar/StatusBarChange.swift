/// The last change from a hidden to a shown status bar, or back.
package struct StatusBarChange: Equatable {
  package var animation = UIStatusBarAnimation.none
  var begin = 0.0
  var duration = 0.0

  package init() {}

  package init(animation: UIStatusBarAnimation, begin: Double, duration: Double) {
    self.animation = animation
    self.begin = begin
    self.duration = duration
  }

  /// The duration in seconds in presentations and dismissals (tunable).
  package static let presentationDuration = 0.35

  /// Returns the completed part of the animation, 0...1.
  package func progress(at time: Double) -> Double {
    guard animation != .none, duration > 0 else { return 1 }
    return min(max((time - begin) / duration, 0), 1)
  }
}
