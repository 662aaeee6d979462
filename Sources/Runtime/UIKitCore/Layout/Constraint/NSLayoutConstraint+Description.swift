extension NSLayoutConstraint {
  /// The constraint in the format of UIKit's reports, with names instead of pointers.
  var text: String {
    var text = "<NSLayoutConstraint"
    if let identifier { text += " '\(identifier)'" }
    text += " \(Self.text(of: first))"
    text += [" <= ", " == ", " >= "][relation.rawValue + 1]
    if let second {
      if multiplier != 1 { text += "\(Self.text(of: multiplier))*" }
      text += Self.text(of: second)
      if constant > 0 { text += " + \(Self.text(of: constant))" }
      if constant < 0 { text += " - \(Self.text(of: -constant))" }
    } else {
      text += Self.text(of: constant)
    }
    if priority != .required { text += " @\(Self.text(of: CGFloat(priority.rawValue)))" }
    return text + (isActive ? " (active)>" : " (inactive)>")
  }

  private static func text(of side: ConstraintSide) -> String {
    switch side {
    case .part(let point): text(of: point)
    case .distance(let start, let end): "(\(text(of: end)) - \(text(of: start)))"
    }
  }

  private static func text(of point: LayoutPoint) -> String {
    "\(name(of: point.item)).\(point.attribute.name)"
  }

  static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView:
      view.accessibilityIdentifier.map { "\(type(of: view)):\($0)" } ?? "\(type(of: view))"
    case let guide as UILayoutGuide:
      (guide.identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide:'\(guide.identifier)'")
        + (guide.owningView.map { " of \(name(of: $0))" } ?? "")
    default: "(released item)"
    }
  }

  private static func text(of number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
