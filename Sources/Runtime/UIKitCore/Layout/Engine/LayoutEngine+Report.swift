extension LayoutEngine {
  /// Reports the constraints that cannot be satisfied simultaneously and the one that is broken.
  func report(conflictOf broken: InstalledConstraint, with others: [NSLayoutConstraint]) {
    let constraints = (others + [broken.constraint]).sorted { $0.activation < $1.activation }
    var lines = constraints.map(\.text)
    var seen: [UIView] = []
    for constraint in constraints {
      for side in [constraint.first, constraint.second].compactMap({ $0 }) {
        for view in side.points.compactMap({ $0.item as? UIView })
        where !seen.contains(where: { $0 === view }) && isFixed(view) {
          seen.append(view)
          let frame = view.frame
          lines.append(
            "<NSAutoresizingMaskLayoutConstraint \(NSLayoutConstraint.name(of: view)) frame == "
              + "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))>")
        }
      }
    }
    Misuse.report(LayoutMisuse.unsatisfiable(lines, broken: broken.constraint.text))
  }

  private func isFixed(_ view: UIView) -> Bool {
    !isForMeasuring && box(for: view) == nil
  }
}
