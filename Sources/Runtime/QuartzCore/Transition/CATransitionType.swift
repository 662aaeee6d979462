/// Constants that name the kind of a ``CATransition``.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name; an unknown one behaves as `fade`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old content fades into the new. The default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides into place over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away while it slides into place; both fade meanwhile (AN10).
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Constants that name the direction of a ``CATransition``.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a direction from its name; an unknown one behaves as `fromRight`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The transition begins at the right side: content moves to the left. The default.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the left side: content moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Content moves up, as in Core Animation's own coordinates the y axis points up.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Content moves down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The direction of the movement, in multiples of the layer's size.
  var direction: CGPoint {
    switch self {
    case .fromLeft: CGPoint(x: 1, y: 0)
    case .fromTop: CGPoint(x: 0, y: -1)
    case .fromBottom: CGPoint(x: 0, y: 1)
    default: CGPoint(x: -1, y: 0)
    }
  }
}

/// The key under which a layer keeps its ``CATransition``, whatever key it was added with.
public let kCATransition = "transition"
