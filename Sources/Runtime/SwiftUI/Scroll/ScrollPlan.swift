/// What modifiers around a scroll view ask of it; those inside it are not meant.
struct ScrollPlan {
  var behavior: (any ScrollTargetBehavior)?
  var position: ScrollPositionLink?
  var anchors = ScrollAnchors()
  var observers: [WeakScrollObserver] = []
}

enum ScrollPlanKey: EnvironmentKey {
  static var defaultValue: ScrollPlan { ScrollPlan() }
}

extension EnvironmentValues {
  var scrollPlan: ScrollPlan {
    get { self[ScrollPlanKey.self] }
    set { self[ScrollPlanKey.self] = newValue }
  }
}

/// The points of content and room that meet, where nothing else decides.
struct ScrollAnchors: Equatable {
  var initial: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

/// When an anchor of scroll views counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: Hashable {
    case initial, sizeChanges, alignment
  }

  let kind: Kind
  /// Where the content is at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initial)
  /// Where the content stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content stands that is smaller than its room.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

extension View {
  /// The point of the content that shows at first, and stays when sizes change; content that is
  /// smaller than its room stands there.
  ///
  /// - Parameter anchor: The point, as shares of the sizes. With `nil` it is the system's: the top.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollPlan) {
      $0.anchors = ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  /// The point of the content that counts in a role.
  ///
  /// - Parameters:
  ///   - anchor: The point, as shares of the sizes. With `nil` it is the system's: the top.
  ///   - role: What it is for.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollPlan) {
      switch role.kind {
      case .initial: $0.anchors.initial = anchor
      case .sizeChanges: $0.anchors.sizeChanges = anchor
      case .alignment: $0.anchors.alignment = anchor
      }
    }
  }
}
