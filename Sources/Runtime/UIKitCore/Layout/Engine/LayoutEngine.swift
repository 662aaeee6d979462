/// The constraints below one layout root: a view whose own frame is set by code. It is created when
/// the first of them is activated.
@MainActor
package final class LayoutEngine {
  /// Indicates whether any constraint was ever activated; until then layout does nothing for
  /// constraints.
  package private(set) static var isInUse = false

  /// Proven: the root is its only owner; constraints refer to the engine weakly.
  unowned let root: UIView
  /// Indicates whether the engine only measures: it then solves for the root's own size too, and
  /// sets no frames.
  let isForMeasuring: Bool
  private(set) var solver = ConstraintSolver()
  /// The installed constraints in the order of activation.
  var installed: [InstalledConstraint] = []
  private(set) var boxes: [LayoutBox] = []
  private var boxIndex: [ObjectIdentifier: LayoutBox] = [:]
  private var owners: [SolverConstraint: InstalledConstraint] = [:]
  private var needsSolve = false
  private var isSolving = false
  /// Indicates whether constraints were removed or changed, so that broken ones may be satisfiable
  /// again.
  private var mayMend = false
  private var hasPending = false

  init(root: UIView, isForMeasuring: Bool = false) {
    self.root = root
    self.isForMeasuring = isForMeasuring
    Self.isInUse = true
  }

  /// Indicates whether the engine determines the root's own size: while measuring, and for a view
  /// outside any hierarchy that waits to be placed by constraints.
  private var solvesForRoot: Bool {
    isForMeasuring || !root.translatesAutoresizingMaskIntoConstraints
  }

  // Membership

  func add(_ constraint: NSLayoutConstraint) {
    let entry = InstalledConstraint(constraint, in: self)
    if !isForMeasuring { constraint.installation = entry }
    // Constraints that move to this engine keep the order of their activation.
    let place =
      (installed.lastIndex { $0.constraint.activation <= constraint.activation }).map { $0 + 1 }
      ?? 0
    installed.insert(entry, at: place)
    hasPending = true
    setNeedsSolve()
  }

  func remove(_ entry: InstalledConstraint) {
    withdraw(entry)
    entry.engine = nil
    entry.constraint.installation = nil
    installed.removeAll { $0 === entry }
    mayMend = true
    setNeedsSolve()
  }

  /// Removes a constraint and adds it again with its current values.
  func reinstall(_ entry: InstalledConstraint) {
    withdraw(entry)
    entry.isBroken = false
    hasPending = true
    mayMend = true
    setNeedsSolve()
  }

  private func withdraw(_ entry: InstalledConstraint) {
    if let handle = entry.handle {
      solver.remove(handle)
      owners[handle] = nil
      entry.handle = nil
    }
    for box in entry.boxes {
      box.useCount -= 1
      if box.useCount == 0 { discard(box) }
    }
    entry.boxes = []
  }

  /// Returns the box of a view that this engine solves for; `nil` for one whose frame is set by
  /// code.
  func box(for view: UIView) -> LayoutBox? {
    if view === root {
      guard solvesForRoot else { return nil }
    } else if view.translatesAutoresizingMaskIntoConstraints {
      return nil
    }
    if let box = boxIndex[ObjectIdentifier(view)] { return box }
    let box = makeBox(view)
    if !isForMeasuring { view.makeConstraintState().box = box }
    return box
  }

  func box(for guide: UILayoutGuide) -> LayoutBox {
    if let box = boxIndex[ObjectIdentifier(guide)] { return box }
    let box = makeBox(guide)
    if !isForMeasuring { guide.box = box }
    if guide.isContentArea { pinContent(box) }
    return box
  }

  private func makeBox(_ item: AnyObject) -> LayoutBox {
    let box = LayoutBox(item, variables: makeVariables())
    boxes.append(box)
    boxIndex[box.key] = box
    return box
  }

  /// Sets the origin of a scroll view's content to zero.
  private func pinContent(_ box: LayoutBox) {
    box.scrollView = box.guide?.owner as? UIScrollView
    box.pins = [box.variables.left, box.variables.top].compactMap {
      try? solver.add([SolverTerm(1, $0)], constant: 0, .equal, priority: ConstraintSolver.required)
    }
  }

  private func makeVariables() -> LayoutBox.Variables {
    LayoutBox.Variables(
      left: solver.makeVariable(), top: solver.makeVariable(),
      width: solver.makeVariable(isNonnegative: true),
      height: solver.makeVariable(isNonnegative: true))
  }

  private func discard(_ box: LayoutBox) {
    for pin in box.pins { solver.remove(pin) }
    for entry in box.contentConstraints { if let entry { solver.remove(entry.handle) } }
    for variable in box.variables.all { solver.discard(variable) }
    boxes.removeAll { $0 === box }
    boxIndex[box.key] = nil
    if !isForMeasuring, let state = box.view?.constraintState, state.box === box { state.box = nil }
  }

  // Solving

  func setNeedsSolve() {
    guard !isForMeasuring, !isSolving else { return }
    needsSolve = true
    // At the end of the pass that is under way the change is solved.
    if !isInPass { root.setNeedsLayout() }
  }

  /// Indicates whether the root's layout is in progress.
  var isInPass = false

  /// Ends the root's layout: what changed during it is solved, and only what that moves is laid out
  /// again. Equal constraints in place of others change nothing.
  func endPass() {
    isInPass = false
    if installed.isEmpty {
      root.constraintState?.engine = nil
    } else {
      solveIfNeeded(during: nil)
    }
  }

  /// The number of times that sizes which depend on other sizes are computed again: text of several
  /// lines receives its width first and its height second.
  private static let passes = 2

  /// Solves, and requests layout of the views whose subviews moved; `active` is laying out already.
  func solve(during active: UIView?) {
    guard !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    needsSolve = false
    var changed = update()
    if changed { solveOrRebuild() }
    readSolution()
    var pass = 0
    while changed, pass < Self.passes, updateDependents() {
      solveOrRebuild()
      readSolution()
      pass += 1
      changed = true
    }
    if !isForMeasuring { announce(during: active) }
  }

  /// Solves if a change is known.
  func solveIfNeeded(during active: UIView?) {
    if needsSolve { solve(during: active) }
  }

  /// Updates constraints and content constraints.
  private func update() -> Bool {
    var changed = hasPending || mayMend
    for box in boxes where box.needsContentConstraints {
      changed = updateContentConstraints(of: box) || changed
    }
    for entry in installed where entry.handle != nil || entry.isBroken {
      if entry.isDynamic || entry.ownConstant != entry.constraint.constant {
        changed = updateConstant(of: entry) || changed
      }
    }
    if changed { mayMend = true }
    if hasPending || mayMend { installWaiting() }
    hasPending = false
    mayMend = false
    // New boxes came with their constraints.
    for box in boxes where box.needsContentConstraints {
      changed = updateContentConstraints(of: box) || changed
    }
    return changed
  }

  private func updateConstant(of entry: InstalledConstraint) -> Bool {
    let expression = ConstraintExpression(entry.constraint, in: self, isComplete: false)
    entry.ownConstant = entry.constraint.constant
    if expression.isMirrored != entry.isMirrored {
      withdraw(entry)
      entry.isBroken = false
      hasPending = true
      return true
    }
    let delta = expression.constant - entry.constant
    guard abs(delta) > 1e-9 else { return false }
    entry.constant = expression.constant
    if let handle = entry.handle { solver.shift(handle, by: delta) }
    return true
  }

  private func installWaiting() {
    for entry in installed where entry.handle == nil { install(entry) }
  }

  private func install(_ entry: InstalledConstraint) {
    for box in entry.boxes { box.useCount -= 1 }
    let constraint = entry.constraint
    let expression = ConstraintExpression(constraint, in: self, isComplete: true)
    for box in expression.boxes { box.useCount += 1 }
    for box in entry.boxes where box.useCount == 0 { discard(box) }
    entry.boxes = expression.boxes
    entry.constant = expression.constant
    entry.ownConstant = constraint.constant
    entry.isDynamic = expression.isDynamic || constraint.firstAttribute.followsReadingDirection
    entry.isMirrored = expression.isMirrored
    do {
      let handle = try solver.add(
        expression.terms, constant: expression.constant, constraint.relation.solverRelation,
        priority: constraint.priority.rawValue)
      entry.handle = handle
      entry.isBroken = false
      if !isForMeasuring { constraint.isConflictReported = false }
      owners[handle] = entry
    } catch {
      entry.isBroken = true
      guard !isForMeasuring, !constraint.isConflictReported else { return }
      constraint.isConflictReported = true
      report(conflictOf: entry, with: error.constraints.compactMap { owners[$0]?.constraint })
    }
  }

  private func solveOrRebuild() {
    if !solver.solve() || solver.pivotCount > Self.pivotsPerSolver { rebuild() }
  }

  /// The number of pivots after which the solver is created anew, so that rounding errors do not
  /// accumulate. Tunable.
  private static let pivotsPerSolver = 20_000

  /// Rebuilds the solver after required constraints came to contradict each other; those activated
  /// last are broken.
  private func rebuild() {
    solver = ConstraintSolver()
    owners = [:]
    for box in boxes {
      box.variables = makeVariables()
      box.contentConstraints = [nil, nil, nil, nil]
      box.needsContentConstraints = true
      if box.guide?.isContentArea == true { pinContent(box) }
    }
    for entry in installed { entry.handle = nil }
    installWaiting()
    for box in boxes { _ = updateContentConstraints(of: box) }
    solver.solve()
  }

  /// Returns the root's size for a target size.
  func measure(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard let box = box(for: root) else { return target }
    for (variable, length, priority) in [
      (box.variables.width, target.width, horizontal),
      (box.variables.height, target.height, vertical),
    ] {
      _ = try? solver.add(
        [SolverTerm(1, variable)], constant: -Double(length), .equal, priority: priority.rawValue)
    }
    hasPending = true
    solve(during: nil)
    return box.solved.size
  }

  private func readSolution() {
    for box in boxes {
      let value = box.variables
      box.solved = CGRect(
        x: solver.value(of: value.left), y: solver.value(of: value.top),
        width: solver.value(of: value.width), height: solver.value(of: value.height))
    }
  }

  private func announce(during active: UIView?) {
    for box in boxes where box.placed != box.solved {
      if let scrollView = box.scrollView {
        box.placed = box.solved
        scrollView.takeSolvedContentSize(scrollView.snapped(box.solved).size)
        continue
      }
      guard let view = box.view, let parent = view.superviewStorage, parent !== active,
        view !== root
      else { continue }
      if box.placed == nil, view.isPlaced(at: box.solved) {
        box.placed = box.solved
        continue
      }
      parent.setNeedsLayout()
    }
  }

  private func updateDependents() -> Bool {
    var changed = false
    for box in boxes where box.flowing != nil { changed = updateFlow(of: box) || changed }
    for entry in installed where entry.isDynamic && entry.handle != nil {
      changed = updateConstant(of: entry) || changed
    }
    return changed
  }
}
