extension LayoutEngine {
  /// The highest priority of content constraints, so that required constraints override even those
  /// of priority 1000.
  private static let greatestContentPriority = ConstraintSolver.required.nextDown

  /// Updates the content constraints of a view to its intrinsic size and priorities.
  func updateContentConstraints(of box: LayoutBox) -> Bool {
    box.needsContentConstraints = false
    guard let view = box.view else { return false }
    let size = view.intrinsicContentSize
    let state = view.constraintState
    let low = SIMD2(repeating: UILayoutPriority.defaultLow.rawValue)
    let high = SIMD2(repeating: UILayoutPriority.defaultHigh.rawValue)
    let hugging = state?.hugging ?? low
    let compression = state?.compression ?? high
    var changed = false
    for (axis, length) in [size.width, size.height].enumerated() {
      let size = length == UIView.noIntrinsicMetric || !length.isFinite ? nil : Double(length)
      changed = set(size, compression[axis], axis * 2, of: box) || changed
      changed = set(size, hugging[axis], axis * 2 + 1, of: box) || changed
    }
    return changed
  }

  /// Sets the height that text with several lines needs at its width.
  func updateFlow(of box: LayoutBox) -> Bool {
    guard let height = box.flowing?.intrinsicHeight(atWidth: box.solved.width) else { return false }
    var changed = false
    for index in 2...3 {
      if let entry = box.contentConstraints[index] {
        changed = set(Double(height), entry.priority, index, of: box) || changed
      }
    }
    return changed
  }

  private func set(
    _ size: Double?, _ requestedPriority: Float, _ index: Int, of box: LayoutBox
  ) -> Bool {
    let priority = min(requestedPriority, Self.greatestContentPriority)
    guard let size, priority > 0 else {
      guard let entry = box.contentConstraints[index] else { return false }
      solver.remove(entry.handle)
      box.contentConstraints[index] = nil
      return true
    }
    guard var entry = box.contentConstraints[index] else {
      let variable = index < 2 ? box.variables.width : box.variables.height
      let handle = try? solver.add(
        [SolverTerm(1, variable)], constant: -size,
        index.isMultiple(of: 2) ? .greaterThanOrEqual : .lessThanOrEqual, priority: priority)
      box.contentConstraints[index] = handle.map {
        LayoutBox.ContentConstraint(handle: $0, size: size, priority: priority)
      }
      return true
    }
    guard entry.size != size || entry.priority != priority else { return false }
    if entry.priority != priority { solver.setPriority(priority, of: entry.handle) }
    solver.shift(entry.handle, by: entry.size - size)
    entry.size = size
    entry.priority = priority
    box.contentConstraints[index] = entry
    return true
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: SolverRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
