/// Takes all the room that is left along the axis of its stack, or along both.
public struct Spacer: Sendable {
  /// The least length in points; `nil` is the system's distance.
  public var minLength: CGFloat?

  /// Takes all the room that is left, and at least `minLength` points.
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

  /// A spacer only gets what all others leave.
  package override var ownLayoutPriority: Double { -.infinity }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    let stack = stackAxis
    for axis in Axis.allCases where stack == nil || axis == stack {
      size[axis] = max(minLength, proposal[axis] ?? minLength)
    }
    return size
  }

  /// Neighbours stand right beside a spacer.
  package override var spacing: ViewSpacing { .zero }
}
