/// An attribute of a view or guide, which is held weakly as constraints do.
struct LayoutPoint {
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The view in whose coordinates the item is placed: a guide's owner, or the view itself.
  @MainActor var container: UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
enum ConstraintSide {
  case part(LayoutPoint)
  case distance(from: LayoutPoint, to: LayoutPoint)

  /// The attribute, or the end of the distance.
  var end: LayoutPoint {
    switch self {
    case .part(let point), .distance(_, let point): point
    }
  }

  var points: [LayoutPoint] {
    switch self {
    case .part(let point): [point]
    case .distance(let start, let end): [start, end]
    }
  }

  var family: NSLayoutConstraint.Attribute.Family {
    switch self {
    case .part(let point): point.attribute.family
    case .distance: .size
    }
  }
}
