/// The phases of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is in the hierarchy.
  case identity
  /// The view has been removed and is disappearing.
  case didDisappear

  /// Indicates whether the view is in the hierarchy and has its normal appearance.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before the insertion, 0 while the view is in the hierarchy, 1 after
  /// the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition as a whole.
public struct TransitionProperties: Sendable {
  /// Indicates whether the transition has motion, which the Reduce Motion setting replaces.
  public var hasMotion: Bool

  /// Creates the properties of a transition. By default it has motion.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
