extension LayoutEngine {
  /// The highest priority of content constraints, so that required constraints override even those
  /// of priority 1000.
  private static let strongestWish = ConstraintSolver.required.nextDown

  /// Updates the content constraints of a view to its intrinsic size and priorities.
  func updateWishes(of box: LayoutBox) -> Bool {
    box.needsWishes = false
    guard let view = box.view else { return false }
    let size = view.intrinsicContentSize
    let state = view.constraintState
    let low = SIMD2(repeating: UILayoutPriority.defaultLow.rawValue)
    let high = SIMD2(repeating: UILayoutPriority.defaultHigh.rawValue)
    let hugging = state?.hugging ?? low
    let compression = state?.compression ?? high
    var changed = false
    for (axis, length) in [size.width, size.height].enumerated() {
      let wish = length == UIView.noIntrinsicMetric || !length.isFinite ? nil : Double(length)
      changed = set(wish, compression[axis], axis * 2, of: box) || changed
      changed = set(wish, hugging[axis], axis * 2 + 1, of: box) || changed
    }
    return changed
  }

  /// Sets the height that text with several lines needs at its width.
  func updateFlow(of box: LayoutBox) -> Bool {
    guard let height = box.flowing?.intrinsicHeight(atWidth: box.solved.width) else { return false }
    var changed = false
    for index in 2...3 {
      if let wish = box.wishes[index] {
        changed = set(Double(height), wish.priority, index, of: box) || changed
      }
    }
    return changed
  }

  private func set(
    _ size: Double?, _ requestedPriority: Float, _ index: Int, of box: LayoutBox
  ) -> Bool {
    let priority = min(requestedPriority, Self.strongestWish)
    guard let size, priority > 0 else {
      guard let wish = box.wishes[index] else { return false }
      solver.remove(wish.handle)
      box.wishes[index] = nil
      return true
    }
    guard var wish = box.wishes[index] else {
      let variable = index < 2 ? box.variables.width : box.variables.height
      let handle = try? solver.add(
        [SolverTerm(1, variable)], constant: -size,
        index.isMultiple(of: 2) ? .greaterThanOrEqual : .lessThanOrEqual, priority: priority)
      box.wishes[index] = handle.map { LayoutBox.Wish(handle: $0, size: size, priority: priority) }
      return true
    }
    guard wish.size != size || wish.priority != priority else { return false }
    if wish.priority != priority { solver.setPriority(priority, of: wish.handle) }
    solver.shift(wish.handle, by: wish.size - size)
    wish.size = size
    wish.priority = priority
    box.wishes[index] = wish
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
