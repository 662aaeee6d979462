/// A view or guide whose rectangle an engine solves for: four numbers, relative to its superview or
/// owner.
@MainActor
final class LayoutBox {
  /// The solver's variables of a box, set by the engine while the box is in it.
  struct Variables {
    var left: SolverVariable
    var top: SolverVariable
    var width: SolverVariable
    var height: SolverVariable

    var all: [SolverVariable] { [left, top, width, height] }
  }

  /// A constraint of the content: at least (compression resistance) or at most (hugging) a size.
  struct ContentConstraint {
    var handle: SolverConstraint
    var size: Double
    var priority: Float
  }

  weak var view: UIView?
  weak var guide: UILayoutGuide?
  /// The scroll view whose content the box represents.
  weak var scrollView: UIScrollView?
  var pins: [SolverConstraint] = []
  var variables: Variables
  /// The alignment rectangle of the last solution.
  var solved: CGRect
  /// The solution to which the view's frame was last set.
  var placed: CGRect?
  let key: ObjectIdentifier
  /// The number of installed constraints that refer to the box.
  var useCount = 0
  /// The compression resistance and hugging along the horizontal axis, then along the vertical.
  var contentConstraints: [ContentConstraint?] = [nil, nil, nil, nil]
  var needsContentConstraints = true
  /// The content whose height depends on its width, such as text of several lines.
  let flowing: (any WidthDependentContent)?

  init(_ item: AnyObject, variables: Variables) {
    let view = item as? UIView
    self.view = view
    guide = item as? UILayoutGuide
    self.variables = variables
    key = ObjectIdentifier(item)
    flowing = view as? any WidthDependentContent
    solved = view?.layer.bounds ?? .zero
  }
}

/// A view whose height depends on its width. Layout requests the size without a limit first, and
/// then the height for the resulting width.
@MainActor
package protocol WidthDependentContent {
  /// Returns the height at a width in points; `nil` if the width makes no difference.
  func intrinsicHeight(atWidth width: CGFloat) -> CGFloat?
}

/// A view with lines of text.
@MainActor
package protocol BaselineProviding {
  /// Returns the distances from the top to the first baseline and from the last baseline to the
  /// bottom, in a view of this size.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)
}
