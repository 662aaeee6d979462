/// A view or guide whose rectangle an engine solves for: four numbers, relative to the view that
/// holds it.
@MainActor
final class LayoutBox {
  /// Set by the engine while the box is in it.
  struct Variables {
    var left: SolverVariable
    var top: SolverVariable
    var width: SolverVariable
    var height: SolverVariable

    var all: [SolverVariable] { [left, top, width, height] }
  }

  /// A wish of the content: at least (compression resistance) or at most (hugging) a size.
  struct Wish {
    var handle: SolverConstraint
    var size: Double
    var priority: Float
  }

  weak var view: UIView?
  weak var guide: UILayoutGuide?
  /// The scroll view whose content the box is.
  weak var scrollView: UIScrollView?
  var pins: [SolverConstraint] = []
  var variables: Variables
  /// The alignment rectangle of the last solution.
  var solved: CGRect
  /// The solution that the view's frame was last set to.
  var placed: CGRect?
  let key: ObjectIdentifier
  /// How many installed constraints speak of the box.
  var useCount = 0
  /// Compression and hugging along the horizontal axis, then along the vertical.
  var wishes: [Wish?] = [nil, nil, nil, nil]
  var needsWishes = true
  /// Content whose height depends on its width, such as text of several lines.
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

/// Content that can say how high it is at a width. Layout asks for the size without a limit first,
/// and for the height at the width that came out of it second.
@MainActor
package protocol WidthDependentContent {
  /// The height at a width in points; `nil` where the width makes no difference.
  func intrinsicHeight(atWidth width: CGFloat) -> CGFloat?
}

/// Content with lines of text.
@MainActor
package protocol BaselineProviding {
  /// The distances from the top to the first baseline and from the last baseline to the bottom, in a
  /// view of this size.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)
}
