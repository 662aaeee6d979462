/// The phases of a view as it scrolls into and out of the visible area.
public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  /// Before it enters, or after it has left, at the top or leading edge.
  case topLeading
  /// Inside the visible area.
  case identity
  /// Before it enters, or after it has left, at the bottom or trailing edge.
  case bottomTrailing

  /// Indicates whether the view is inside the visible area.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 at the top or leading edge, 0 inside, 1 at the bottom or trailing
  /// edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case identity
    /// The transition is interpolated with the scroll position.
    case interactive
    /// The transition is animated once the threshold is passed.
    case animated(Animation)
  }

  let kind: Kind
  var limit = Threshold.visible

  /// No transition: the view is always in the identity phase.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// A transition that is interpolated with the scroll position.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// A transition that is animated once enough of the view is visible.
  public static let animated = ScrollTransitionConfiguration(
    kind: .animated(.default), limit: .half)

  /// A transition that is animated once enough of the view is visible.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), limit: .half)
  }

  /// Returns the configuration with another animation, if it has one.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    return ScrollTransitionConfiguration(kind: .animated(animation), limit: limit)
  }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, limit: threshold)
  }

  /// The fraction of a view that must be visible.
  public struct Threshold: Sendable {
    /// The fraction, from 0, none, to 1, all.
    let share: Double
    /// Indicates whether the view must also be centred.
    var isCentered = false

    /// All of the view is visible.
    public static let visible = Threshold(share: 1)
    /// None of the view is visible.
    public static let hidden = Threshold(share: 0)
    /// The view is centred in the visible area.
    public static let centered = Threshold(share: 1, isCentered: true)
    static let half = Threshold(share: 0.5)

    /// A fraction of the view, from 0 to 1, is visible.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: min(max(amount, 0), 1))
    }
  }

  /// Returns the position of a range relative to the visible range: -1 entirely before it, 0
  /// inside, 1 entirely after it, and between these if it is partly visible.
  func position(of stretch: ClosedRange<CGFloat>, in port: ClosedRange<CGFloat>) -> Double {
    let length = max(stretch.upperBound - stretch.lowerBound, 0.001)
    let room = max(port.upperBound - port.lowerBound, 0.001)
    let middle = (stretch.lowerBound + stretch.upperBound) / 2
    let center = (port.lowerBound + port.upperBound) / 2
    if limit.isCentered {
      return min(max((middle - center) / ((room + length) / 2), -1), 1)
    }
    let seen = max(
      0, min(stretch.upperBound, port.upperBound) - max(stretch.lowerBound, port.lowerBound))
    let share = min(1, seen / min(length, room))
    guard limit.share > 0 else { return share > 0 ? 0 : middle < center ? -1 : 1 }
    let hidden = 1 - min(1, share / limit.share)
    return middle < center ? -hidden : hidden
  }
}
