/// Assigns active constraints to their owners and to layout engines as the hierarchy changes.
@MainActor
enum ConstraintRegistry {
  private static var activations = 0

  static func activate(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil, !constraint.isIllegal, !hasProblem(constraint) else { return }
    guard let holder = commonAncestor(of: constraint) else {
      Misuse.report(LayoutMisuse.noCommonAncestor(constraint.text))
      return
    }
    activations += 1
    constraint.activation = activations
    constraint.holder = holder
    holder.makeConstraintState().constraints.append(constraint)
    markTransparentViews(for: constraint, below: holder)
    install(constraint)
  }

  static func deactivate(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    holder.constraintState?.constraints.removeAll { $0 === constraint }
    uninstall(constraint)
    constraint.holder = nil
    constraint.isConflictReported = false
  }

  /// Reports a constraint that no layout can satisfy.
  static func hasProblem(_ constraint: NSLayoutConstraint) -> Bool {
    guard let problem = problem(with: constraint) else { return false }
    Misuse.report(LayoutMisuse.impossibleConstraint(constraint.text, reason: problem))
    return true
  }

  private static func problem(with constraint: NSLayoutConstraint) -> String? {
    guard constraint.firstItem != nil else { return "its first item is gone" }
    let family = constraint.first.family
    guard family != .none else { return "it has no first attribute" }
    guard let second = constraint.second else {
      return family == .size ? nil : "an edge needs a second item to be compared with"
    }
    if constraint.secondItem == nil { return "its second item is gone" }
    if second.family != family { return "a size, a horizontal and a vertical place do not compare" }
    let (a, b) = (constraint.firstAttribute, constraint.secondAttribute)
    if a.followsReadingDirection && b.isFixedSide || a.isFixedSide && b.followsReadingDirection {
      return "leading and trailing do not compare with left and right"
    }
    if constraint.multiplier == 0 || !constraint.multiplier.isFinite {
      return "its multiplier must be a number other than zero"
    }
    return nil
  }

  private static func containers(of constraint: NSLayoutConstraint) -> [UIView]? {
    var views: [UIView] = []
    for side in [constraint.first, constraint.second].compactMap({ $0 }) {
      for point in side.points {
        guard let container = point.container else { return nil }
        views.append(container)
      }
    }
    return views
  }

  private static func commonAncestor(of constraint: NSLayoutConstraint) -> UIView? {
    guard let views = containers(of: constraint), var ancestor = views.first else { return nil }
    for view in views.dropFirst() {
      while !view.isDescendant(of: ancestor) {
        guard let parent = ancestor.superviewStorage else { return nil }
        ancestor = parent
      }
    }
    return ancestor
  }

  /// Marks views whose frames are set by code, between an item and the owner, as transparent for
  /// the solver.
  private static func markTransparentViews(for constraint: NSLayoutConstraint, below holder: UIView)
  {
    for side in [constraint.first, constraint.second].compactMap({ $0 }) {
      for point in side.points {
        guard let container = point.container, container !== holder else { continue }
        var view = point.item is UIView ? container.superviewStorage : container
        while let current = view, current !== holder {
          if current.translatesAutoresizingMaskIntoConstraints {
            let state = current.makeConstraintState()
            if !state.isTransparent {
              state.isTransparent = true
              reinstall(below: current)
            }
          }
          view = current.superviewStorage
        }
      }
    }
  }

  private static func install(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    let root = holder.layoutRoot
    let state = root.makeConstraintState()
    let engine = state.engine ?? LayoutEngine(root: root)
    if state.engine == nil {
      state.engine = engine
      root.setNeedsUpdateConstraints()
    }
    engine.add(constraint)
  }

  private static func uninstall(_ constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation, let engine = installation.engine else {
      return
    }
    engine.remove(installation)
    if engine.installed.isEmpty, !engine.isInPass { engine.root.constraintState?.engine = nil }
  }

  /// Reinstalls the constraints below a view in the engine to which they now belong.
  static func reinstall(below view: UIView) {
    var found: [NSLayoutConstraint] = []
    collect(below: view, into: &found)
    for constraint in found { uninstall(constraint) }
    for constraint in found.sorted(by: { $0.activation < $1.activation }) { install(constraint) }
  }

  static func collect(below view: UIView, into found: inout [NSLayoutConstraint]) {
    if let state = view.constraintState { found += state.constraints }
    for subview in view.subviewStorage { collect(below: subview, into: &found) }
  }

  /// Deactivates those constraints of a view and its ancestors that refer to the given attributes.
  static func deactivateConstraints(above view: UIView, where matches: (LayoutPoint) -> Bool) {
    var current: UIView? = view
    while let holder = current {
      for constraint in holder.constraintState?.constraints ?? [] {
        let sides = [constraint.first, constraint.second].compactMap { $0 }
        if sides.contains(where: { $0.points.contains(where: matches) }) { deactivate(constraint) }
      }
      current = holder.superviewStorage
    }
  }
}
