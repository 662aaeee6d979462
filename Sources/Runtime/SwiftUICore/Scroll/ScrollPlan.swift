/// The configuration of a scroll view by the modifiers around it; it does not apply to nested
/// scroll views.
package struct ScrollPlan {
  package var behavior: (any ScrollTargetBehavior)?
  package var position: ScrollPositionLink?
  package var anchors = ScrollAnchors()
  var observers: [WeakScrollObserver] = []

  package init() {}
}

enum ScrollPlanKey: EnvironmentKey {
  static var defaultValue: ScrollPlan { ScrollPlan() }
}

extension EnvironmentValues {
  package var scrollPlan: ScrollPlan {
    get { self[ScrollPlanKey.self] }
    set { self[ScrollPlanKey.self] = newValue }
  }
}

/// The anchors at which the content and the visible area are aligned in each role.
package struct ScrollAnchors: Equatable {
  var initial: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  package init(
    initial: UnitPoint? = nil, sizeChanges: UnitPoint? = nil, alignment: UnitPoint? = nil
  ) {
    self.initial = initial
    self.sizeChanges = sizeChanges
    self.alignment = alignment
  }
}

/// The role of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: Hashable {
    case initial, sizeChanges, alignment
  }

  let kind: Kind
  /// The initial position of the content.
  public static let initialOffset = ScrollAnchorRole(kind: .initial)
  /// The position of the content when sizes change.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The position of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

extension View {
  /// Sets the anchor of the content: of its initial position, when sizes change, and of content
  /// that is smaller than the scroll view.
  ///
  /// - Parameter anchor: The point in fractions of the sizes; `nil` for the system's default, the
  ///   top.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollPlan) {
      $0.anchors = ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  /// Sets the anchor of the content in a role.
  ///
  /// - Parameters:
  ///   - anchor: The point in fractions of the sizes; `nil` for the system's default, the top.
  ///   - role: The role of the anchor.
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
