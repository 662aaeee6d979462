/// When the animations of a change count as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Moment {
    case logical
    case removed
  }

  private let moment: Moment

  /// When people take the animation for finished; a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .logical)
  /// When nothing moves any more, and what left is gone.
  public static let removed = AnimationCompletionCriteria(moment: .removed)

  /// Seconds after the start of an animation until it counts as complete.
  func seconds(of animation: Animation) -> Double {
    moment == .logical ? animation.logicalSeconds : animation.totalSeconds
  }
}

/// A closure that waits for the animations of a transaction.
final class AnimationCompletion {
  private var action: (() -> Void)?
  private let criteria: AnimationCompletionCriteria
  /// When the last of the animations is complete; `nil` if there is none.
  private(set) var end: Double?

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// An animation of the transaction began.
  func note(_ animation: Animation, at time: Double) {
    end = max(end ?? time, time + criteria.seconds(of: animation))
  }

  func run() {
    let action = action
    self.action = nil
    action?()
  }
}

extension Transaction {
  /// Calls `completion` once the animations that the change brings about are complete; at once after
  /// the update if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// Runs `body` so that what its changes of state change is animated, and calls `completion` when
/// those animations are complete.
///
/// - Parameters:
///   - animation: The animation; `nil` lets changes jump.
///   - completionCriteria: When animations count as complete. The default is when people take them
///     for finished.
///   - completion: Called at once after the update if nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
