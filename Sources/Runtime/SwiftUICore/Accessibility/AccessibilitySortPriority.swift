/// Sets the accessibility order of a view among its siblings.
struct SortPriorityModifier: Equatable {
  let priority: Double
}

extension SortPriorityModifier: ViewModifier, EffectModifier {
  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    let rank = (-(priority.isNaN ? 0 : priority) * Self.steps).rounded()
    view.changeableAccessibility.rank = Int(min(max(rank, -Self.limit), Self.limit))
  }

  /// Priorities closer than a thousandth are equal. Grade: tunable.
  private static let steps = 1000.0
  private static let limit = 1e9
}

extension View {
  /// Sets the accessibility sort priority: the view is read before those of lower priority in the
  /// same container. The default is 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(SortPriorityModifier(priority: sortPriority))
  }
}
