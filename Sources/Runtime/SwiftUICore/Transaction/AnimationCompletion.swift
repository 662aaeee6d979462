/// The criteria for the completion of a change's animations.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Moment {
    case logical
    case removed
  }

  private let moment: Moment

  /// The animation is logically complete; a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .logical)
  /// The animation has been removed: nothing moves, and removed views are gone.
  public static let removed = AnimationCompletionCriteria(moment: .removed)

  /// Returns the time in seconds from the start of an animation until its completion.
  func seconds(of animation: Animation) -> Double {
    moment == .logical ? animation.logicalSeconds : animation.totalSeconds
  }
}

/// A closure that is called when the animations of a transaction are complete.
final class AnimationCompletion {
  private var action: (() -> Void)?
  private let criteria: AnimationCompletionCriteria
  /// The time at which the last of the animations is complete; `nil` if there is none.
  private(set) var end: Double?

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Registers an animation of the transaction that started.
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
  /// Adds a closure that is called once the change's animations are complete, or immediately after
  /// the update if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// Animates the state changes in `body`, and calls `completion` when the animations are complete.
///
/// - Parameters:
///   - animation: The animation; `nil` for immediate changes.
///   - completionCriteria: The criteria for completion. The default is logical completion.
///   - completion: The closure to call; immediately after the update if nothing is animated.
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
