/// Where a view stands as it scrolls in and out of sight.
public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  /// About to come in at the top or leading edge, or gone out there.
  case topLeading
  /// In sight.
  case identity
  /// About to come in at the bottom or trailing edge, or gone out there.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view comes into sight and goes out of it as it scrolls.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case identity
    /// With the finger.
    case interactive
    /// By itself, once the threshold is passed.
    case animated(Animation)
  }

  let kind: Kind
  var limit = Threshold.visible

  /// The view is always in sight.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// The view follows the finger.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// The view changes by itself, once enough of it is in sight.
  public static let animated = ScrollTransitionConfiguration(
    kind: .animated(.default), limit: .half)

  /// The view changes by itself, once enough of it is in sight.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), limit: .half)
  }

  /// The configuration with another animation, where it has one.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    return ScrollTransitionConfiguration(kind: .animated(animation), limit: limit)
  }

  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, limit: threshold)
  }

  /// How much of a view must be in sight.
  public struct Threshold: Sendable {
    /// 0 nothing, 1 all of it.
    let share: Double
    /// Whether the view must be in the middle besides.
    var isCentered = false

    /// All of it.
    public static let visible = Threshold(share: 1)
    /// Nothing.
    public static let hidden = Threshold(share: 0)
    /// It must be in the middle.
    public static let centered = Threshold(share: 1, isCentered: true)
    static let half = Threshold(share: 0.5)

    /// A share of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: min(max(amount, 0), 1))
    }
  }

  /// Where a stretch stands to a port: -1 out of sight before it, 0 in sight, 1 out of sight behind
  /// it, and between for what is partly in sight.
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
