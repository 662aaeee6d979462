/// Where a view stands on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view was taken away and is on its way out.
  case didDisappear

  /// Whether the view is there, and looks as it always does.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is true of a transition as a whole.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves things, so that people who ask for less motion see another.
  public var hasMotion: Bool

  /// What is true of a transition. Most move something.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
