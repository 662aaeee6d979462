/// The regions of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The area that bars and the device's shape leave free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area that the keyboard leaves free.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Extends a view beyond the safe area.
public struct _SafeAreaIgnoringLayout {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

extension _SafeAreaIgnoringLayout: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SafeAreaIgnoringNode(view, in: inputs)
  }
}

final class SafeAreaIgnoringItem: WrapperItem {
  var edges: Edge.Set = .all
  var regions = SafeAreaRegions.all

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let area = node.context.container.extend(frame, across: edges, regions: regions)
    let inner = ProposedViewSize(area.size)
    let size = content.size(inner)
    content.place(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2),
      proposal: inner)
  }
}

final class SafeAreaIgnoringNode<V: View>: WrapperNode<
  V, _SafeAreaIgnoringLayout, SafeAreaIgnoringItem
>
{
  override func makeItem(around content: LayoutItem) -> SafeAreaIgnoringItem {
    let item = SafeAreaIgnoringItem(content, node: self)
    item.edges = view.modifier.edges
    item.regions = view.modifier.regions
    return item
  }

  override func modifierDidChange(from old: _SafeAreaIgnoringLayout) {
    let new = view.modifier
    for item in items where item.edges != new.edges || item.regions != new.regions {
      item.edges = new.edges
      item.regions = new.regions
      item.setNeedsPlacing()
    }
  }
}

extension View {
  /// Extends the view beyond the safe area at some edges, where it touches them.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  /// Extends the view beyond the safe area at some edges, where it touches them.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.all, edges: edges)
  }
}
