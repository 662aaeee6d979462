/// A relation between attributes of views and guides that layout satisfies: `first ⋛ multiplier ·
/// second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Creates a constraint between two views or guides, or, with `nil` and `.notAnAttribute`,
  /// between one of them and a constant. Attributes that cannot be combined, such as a width and an
  /// edge, are reported, and the constraint cannot be activated.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.flatMap { attr2 == .notAnAttribute ? nil : $0 as AnyObject }
    self.init(
      .part(LayoutPoint(view1 as AnyObject, attr1)), relation,
      second.map { .part(LayoutPoint($0, attr2)) }, multiplier: multiplier, constant: c)
    isIllegal = ConstraintRegistry.hasProblem(self)
  }

  init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.first = first
    // Zero times a size is a constant.
    self.second = multiplier == 0 && first.family == .size ? nil : second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Activates constraints, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The priority of the constraint. The default is required. A value of at most 0 or above
  /// 1000 is reported, and the priority stays unchanged.
  open var priority: UILayoutPriority {
    get { UILayoutPriority(priorityValue) }
    set {
      let value = newValue.rawValue
      guard value != priorityValue else { return }
      guard value > 0, value <= ConstraintSolver.required else {
        Misuse.report(LayoutMisuse.priorityOutOfRange(value, of: "\(self)"))
        return
      }
      priorityValue = value
      installation?.priorityDidChange()
    }
  }

  /// The constant added to the second side, in points. Changing it is cheap.
  open var constant: CGFloat {
    didSet {
      guard oldValue != constant else { return }
      guard constant.isFinite else {
        Misuse.report(LayoutMisuse.constantNotFinite(constant, of: "\(self)"))
        constant = oldValue
        return
      }
      installation?.engine?.setNeedsSolve()
    }
  }

  /// The relation between the sides.
  public let relation: Relation
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// A name for reports. The default is `nil`.
  open var identifier: String?

  /// The item of the first side.
  open var firstItem: AnyObject? { first.end.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.end.attribute }
  /// The item of the second side; `nil` for a constant.
  open var secondItem: AnyObject? { second?.end.item }
  /// The attribute of the second side.
  open var secondAttribute: Attribute { second?.end.attribute ?? .notAnAttribute }
  /// The first side as an anchor. It equals the anchor it was made from.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second side as an anchor; `nil` for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// A Boolean value that indicates whether the constraint is active. The items must have a common
  /// ancestor; without one the change is reported and ignored.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { ConstraintRegistry.activate(self) } else { ConstraintRegistry.deactivate(self) }
    }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { text }
  }

  let first: ConstraintSide
  let second: ConstraintSide?
  private(set) var priorityValue: Float = ConstraintSolver.required
  /// The nearest common ancestor of the items, which owns the active constraint.
  package internal(set) weak var holder: UIView?
  package internal(set) weak var installation: InstalledConstraint?
  /// The number of the activation, by which constraints are ordered.
  var activation = 0
  /// Indicates whether a conflict that broke this constraint was reported.
  var isConflictReported = false
  /// Indicates whether the constraint was reported as impossible when it was created.
  private(set) var isIllegal = false
}
