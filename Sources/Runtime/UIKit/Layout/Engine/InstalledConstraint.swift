/// A constraint as it stands in an engine.
@MainActor
package final class InstalledConstraint {
  let constraint: NSLayoutConstraint
  weak var engine: LayoutEngine?
  /// `nil` while it waits to be added, or is broken.
  var handle: SolverConstraint?
  /// The constant of the expression that the solver has.
  var constant = 0.0
  var boxes: [LayoutBox] = []
  /// Whether the expression's constant holds more than the constraint's own.
  var isDynamic = false
  package internal(set) var isBroken = false
  /// The constraint's own constant when it was installed.
  var ownConstant: CGFloat = 0
  /// The reading direction it was installed for.
  var isMirrored = false

  init(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
    self.constraint = constraint
    self.engine = engine
  }

  func priorityDidChange() {
    engine?.reinstall(self)
  }
}
