/// An empty area that takes the remaining space along the axis of its stack, or along both axes.
public struct Spacer: Sendable {
  /// The minimum length in points; `nil` for the system's default.
  public var minLength: CGFloat?

  /// Creates a spacer with a minimum length in points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, LeafView {
  package static func makeItem(node: Node) -> SpacerItem { SpacerItem(node: node) }

  package func update(_ item: SpacerItem) {
    item.minLength = minLength ?? ViewSpacing.standard
    item.invalidateLayout()
  }
}

package final class SpacerItem: LayoutItem {
  @exclusivity(unchecked) var minLength: CGFloat = 0

  /// A spacer receives only the space that all other views leave.
  package override var ownLayoutPriority: Double { -.infinity }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    let stack = stackAxis
    for axis in Axis.allCases where stack == nil || axis == stack {
      size[axis] = max(minLength, proposal[axis] ?? minLength)
    }
    return size
  }

  /// There is no additional distance between a spacer and adjacent views.
  package override var spacing: ViewSpacing { .zero }
}
