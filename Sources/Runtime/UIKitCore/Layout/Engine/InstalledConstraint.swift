/// A constraint that is installed in a layout engine.
@MainActor
package final class InstalledConstraint {
  let constraint: NSLayoutConstraint
  weak var engine: LayoutEngine?
  /// The solver's constraint; `nil` while it waits to be added, or is broken.
  var handle: SolverConstraint?
  /// The constant of the solver's expression.
  var constant = 0.0
  var boxes: [LayoutBox] = []
  /// Indicates whether the expression's constant includes more than the constraint's own.
  var isDynamic = false
  package internal(set) var isBroken = false
  /// The constraint's own constant when it was installed.
  var ownConstant: CGFloat = 0
  /// The layout direction for which it was installed.
  var isMirrored = false

  init(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
    self.constraint = constraint
    self.engine = engine
  }

  func priorityDidChange() {
    engine?.reinstall(self)
  }
}
