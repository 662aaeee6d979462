import Foundation

/// The misuses of Auto Layout.
package enum LayoutMisuse: MisuseCase {
  case impossibleConstraint(String, reason: String)
  case noCommonAncestor(String)
  case unsatisfiable([String], broken: String)
  case constantNotFinite(CGFloat, of: String)
  case visualFormat(String, problem: String, position: Int)
  case priorityOutOfRange(Float, of: String)
  case stackIndex(Int, count: Int)

  package var sentence: String {
    switch self {
    case .impossibleConstraint(let constraint, let reason):
      "\(constraint) cannot be activated, because \(reason), so it stays inactive; correct its "
        + "items and attributes."
    case .noCommonAncestor(let constraint):
      "\(constraint) cannot be activated, because its items have no common ancestor, so it stays "
        + "inactive; add the views to one hierarchy first."
    case .unsatisfiable(let constraints, let broken):
      "Unable to simultaneously satisfy constraints: (\(constraints.joined(separator: ", "))), "
        + "so \(broken) is broken; remove a constraint that is not wanted or lower its "
        + "priority\(Self.maskRemedy(constraints))."
    case .constantNotFinite(let constant, let constraint):
      "The constant of \(constraint) was set to \(constant), so it is unchanged; set a finite "
        + "number."
    case .visualFormat(let format, let problem, let position):
      "The visual format \"\(format)\" cannot be parsed, so no constraints are made: \(problem) "
        + "at character \(position); correct it there."
    case .priorityOutOfRange(let priority, let constraint):
      "The priority of \(constraint) was set to \(priority), so it is unchanged; set a number "
        + "above 0 and at most 1000."
    case .stackIndex(let index, let count):
      "A view was inserted at \(index) into a stack view with \(count) arranged views, so it is "
        + "not added; insert it at an index from 0 to \(count)."
    }
  }

  package var exception: String? {
    switch self {
    case .impossibleConstraint, .visualFormat:
      "NSInvalidArgumentException"
    case .noCommonAncestor:
      "NSGenericException"
    case .stackIndex:
      "NSInternalInconsistencyException"
    default: nil
    }
  }

  /// The rest of the remedy where autoresizing masks were translated into constraints.
  private static func maskRemedy(_ constraints: [String]) -> String {
    guard constraints.contains(where: { $0.hasPrefix("<NSAutoresizing") }) else { return "" }
    return ", or set translatesAutoresizingMaskIntoConstraints to false on its view"
  }
}
