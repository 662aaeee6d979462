/// Sizes a view relative to the container that scrolls or contains it.
struct ContainerRelativeFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrameModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ContainerRelativeNode(view, in: inputs)
  }
}

final class ContainerRelativeNode<V: View>: WrapperNode<
  V, ContainerRelativeFrameModifier, ContainerRelativeItem
>
{
  override func makeItem(around content: LayoutItem) -> ContainerRelativeItem {
    let item = ContainerRelativeItem(content, node: self)
    item.modifier = view.modifier
    return item
  }

  override func modifierDidChange(from old: ContainerRelativeFrameModifier) {
    for item in items {
      item.modifier = view.modifier
      item.invalidateLayout()
    }
  }
}

/// An item whose size is relative to the enclosing scroll view, or to the page.
final class ContainerRelativeItem: WrapperItem {
  var modifier: ContainerRelativeFrameModifier?

  private var container: CGSize {
    let page = node.context.host.pageSize
    guard let room = enclosingScroll?.roomForViews, room != .zero else { return page }
    return room
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where has(axis) { inner[axis] = length(axis) }
    return inner
  }

  private func has(_ axis: Axis) -> Bool {
    modifier?.axes.contains(axis == .horizontal ? .horizontal : .vertical) == true
  }

  private func length(_ axis: Axis) -> CGFloat {
    max(0, modifier?.length(container[axis], axis) ?? 0)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    (enclosingScroll?.relatives ?? node.context.host.relatives).add(self)
    var size = content.size(inner(proposal))
    for axis in Axis.allCases where has(axis) { size[axis] = length(axis) }
    return size
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    let origin = content.origin(in: frame.size, modifier?.alignment ?? .center, inner)
    placeTurned(content, at: origin, proposal: inner, in: frame)
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
}

/// The items whose size is relative to a container.
@MainActor
package final class RelativeItems {
  private struct Entry {
    weak var item: ContainerRelativeItem?
  }

  private var entries: [Entry] = []
  private var size = CGSize.zero

  package nonisolated init() {}

  func add(_ item: ContainerRelativeItem) {
    guard !entries.contains(where: { $0.item === item }) else { return }
    entries.removeAll { $0.item == nil }
    entries.append(Entry(item: item))
  }

  /// Updates the items for a new size of the container.
  package func containerIs(_ new: CGSize) {
    guard new != size else { return }
    size = new
    for entry in entries {
      if let item = entry.item, item.node.isMounted { item.invalidateLayout() }
    }
  }
}

extension View {
  /// Sizes the view relative to the enclosing scroll view, or to the page: by default it takes the
  /// container's whole length.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is relative.
  ///   - alignment: The alignment of the view in the resulting frame. The default is the centre.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Sizes the view to a number of equal parts of the enclosing scroll view, or of the page.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is relative.
  ///   - count: The number of parts.
  ///   - span: The number of parts that the view takes. The default is 1.
  ///   - spacing: The spacing in points between parts.
  ///   - alignment: The alignment of the view in the resulting frame. The default is the centre.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// Sizes the view by a function of the size of the enclosing scroll view, or of the page.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is relative.
  ///   - alignment: The alignment of the view in the resulting frame. The default is the centre.
  ///   - length: A closure that returns the view's length for the container's length along an axis.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
