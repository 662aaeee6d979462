/// A container view controller that sends some of its children their appearance callbacks itself.
@MainActor
protocol AppearanceContainer: UIViewController {
  var appearances: ChildAppearances { get }
  /// The child that shows, or is about to.
  var incoming: UIViewController? { get }
  /// The child that goes in a change that is not complete.
  var departing: UIViewController? { get }
  /// Indicates whether a child is one of those that the container tells.
  func holds(_ child: UIViewController) -> Bool
}

extension AppearanceContainer {
  /// Indicates whether the container tells a child that it appears.
  func determinesAppearance(of child: UIViewController) -> Bool {
    appearances.phase(of: child) != nil || holds(child)
  }

  /// Tells the children what changed: the container's own appearance, or the child that shows.
  func updateChildren(_ calls: ChildAppearances.Calls = .all, animated: Bool) {
    appearances.forgetShown { isElsewhere($0) }
    appearances.update(
      calls, animated: animated, arriving: { [incoming].compactMap { $0 } },
      goal: { goal(of: $0) })
  }

  /// Indicates whether a child was moved out of the container's view, so that others tell it.
  private func isElsewhere(_ child: UIViewController) -> Bool {
    guard child.parentStorage === self, let outer = viewIfLoaded else { return true }
    return child.viewIfLoaded?.isDescendant(of: outer) != true
  }

  private func goal(of child: UIViewController) -> ChildAppearances.Goal {
    // A subclass that forwards appearance methods itself leaves only the changes to the container.
    let phase = shouldAutomaticallyForwardAppearanceMethods ? appearance.phase : .appeared
    if child === departing { return phase == .disappeared ? .gone : .leaving }
    guard child === incoming else { return .gone }
    switch phase {
    case .appearing: return .coming
    case .appeared: return departing == nil ? .shown : .coming
    case .disappearing: return .leaving
    case .disappeared: return .gone
    }
  }
}

/// The children whose appearance a container determines by itself, each with what it was told last.
///
/// The container says which phase each child is to have, and ``update(_:animated:goal:)`` tells the
/// children, one call at a time. A callback of a child can change the container: the goals are read
/// anew before each call, so that a change in a callback is performed once, and completely.
@MainActor
final class ChildAppearances {
  /// The last call that a child received. A child that is not in the list is not on the screen.
  enum Phase { case coming, shown, leaving }

  /// The phase that a child is to have.
  enum Goal { case coming, shown, leaving, gone }

  /// The calls that an update may make.
  struct Calls: OptionSet {
    let rawValue: Int
    /// Disappearances begin and end.
    static let leave = Calls(rawValue: 1)
    /// Appearances begin.
    static let come = Calls(rawValue: 2)
    /// Appearances end.
    static let arrive = Calls(rawValue: 4)
    static let all: Calls = [.leave, .come, .arrive]
  }

  private var entries: [(child: UIViewController, phase: Phase)] = []

  /// The phase of a child; `nil` if it is not on the screen.
  func phase(of child: UIViewController) -> Phase? {
    entries.first { $0.child === child }?.phase
  }

  /// Notes a child as shown whose appearance its container's subclass forwards.
  func adopt(_ child: UIViewController?) {
    entries = child.map { [($0, .shown)] } ?? []
  }

  /// Forgets children that show and were moved to another container, which tells them from now on.
  func forgetShown(where isMoved: (UIViewController) -> Bool) {
    entries.removeAll { $0.phase == .shown && isMoved($0.child) }
  }

  /// Makes the permitted calls until no child has another phase than its goal.
  func update(
    _ calls: Calls = .all, animated: Bool, arriving: () -> [UIViewController],
    goal: (UIViewController) -> Goal
  ) {
    while let (child, phase) = next(calls, arriving: arriving(), goal: goal) {
      tell(child, phase, animated: animated)
    }
  }

  /// The next call: what leaves is told before what comes (C7).
  private func next(
    _ calls: Calls, arriving: [UIViewController], goal: (UIViewController) -> Goal
  ) -> (UIViewController, Phase?)? {
    if calls.contains(.leave) {
      for (child, phase) in entries {
        switch (phase, goal(child)) {
        case (.coming, .leaving), (.coming, .gone), (.shown, .leaving), (.shown, .gone):
          return (child, .leaving)
        case (.leaving, .gone): return (child, nil)
        default: break
        }
      }
    }
    for child in arriving + entries.map(\.child) {
      switch (phase(of: child), goal(child)) {
      case (nil, .coming), (nil, .shown), (.leaving, .coming), (.leaving, .shown):
        if calls.contains(.come) { return (child, .coming) }
      case (.coming, .shown):
        if calls.contains(.arrive) { return (child, .shown) }
      default: break
      }
    }
    return nil
  }

  /// Notes the new phase of a child before its callbacks run, and makes the call.
  private func tell(_ child: UIViewController, _ phase: Phase?, animated: Bool) {
    let index = entries.firstIndex { $0.child === child }
    let isReversal = index.map { entries[$0].phase != .shown } ?? false
    if let phase {
      if let index { entries[index].phase = phase } else { entries.append((child, phase)) }
    } else if let index {
      entries.remove(at: index)
    }
    switch phase {
    case .coming, .leaving:
      // It has one end to come for both.
      if isReversal { child.withdrawAnnouncement() }
      child.beginAppearanceTransition(phase == .coming, animated: animated)
    case .shown, nil: child.endAppearanceTransition()
    }
  }
}
