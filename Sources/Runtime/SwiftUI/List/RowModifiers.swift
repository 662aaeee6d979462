enum RowInsetsTrait: LayoutTraitKey {
  static var defaultValue: EdgeInsets? { nil }
}

struct RowSeparatorVisibility: Equatable {
  var top = Visibility.automatic
  var bottom = Visibility.automatic
}

extension RowSeparatorVisibility {
  init(_ visibility: Visibility, edges: VerticalEdge.Set) {
    if edges.contains(.top) { top = visibility }
    if edges.contains(.bottom) { bottom = visibility }
  }
}

enum RowSeparatorTrait: LayoutTraitKey {
  static let defaultValue = RowSeparatorVisibility()
}

enum RowSeparatorTintTrait: LayoutTraitKey {
  static var defaultValue: Color? { nil }
}

enum SectionSeparatorTrait: LayoutTraitKey {
  static let defaultValue = RowSeparatorVisibility()
}

enum SectionSeparatorTintTrait: LayoutTraitKey {
  static var defaultValue: Color? { nil }
}

enum DeleteDisabledTrait: LayoutTraitKey {
  static let defaultValue = false
}

enum MoveDisabledTrait: LayoutTraitKey {
  static let defaultValue = false
}

enum SelectionDisabledTrait: LayoutTraitKey {
  static let defaultValue = false
}

/// Sets a value that a row has for its list.
struct RowValueModifier<Key: LayoutTraitKey> {
  let value: Key.Value
}

extension RowValueModifier: TraitModifier {
  package static var isForRows: Bool { true }
}

/// The view behind a row.
@MainActor
final class RowGround {
  let holder = UIView(frame: .zero)
  fileprivate(set) var item: LayoutItem?
}

enum RowGroundTrait: LayoutTraitKey {
  static var defaultValue: RowGround? { nil }
}

/// Puts a view behind a row, as large as the row.
struct RowGroundModifier<Ground: View> {
  let ground: Ground?
}

extension RowGroundModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    RowGroundNode(view, in: inputs)
  }
}

final class RowGroundNode<V: View, Ground: View>: WrapperNode<
  V, RowGroundModifier<Ground>, TraitItem
>
{
  private var ground: RowGround?
  private var groundNode: ViewNode<Ground>?
  private var stack: ArrangingItem<ZStackLayout>?
  private var container: ViewContainer?

  override func makeItem(around content: LayoutItem) -> TraitItem {
    let item = TraitItem(content, node: self)
    makeGround()
    item.setTrait(RowGroundTrait.self, ground)
    return item
  }

  private func makeGround() {
    guard groundNode == nil, let view = view.modifier.ground else { return }
    let ground = RowGround()
    let container = ViewContainer(view: ground.holder, host: context.host)
    let stack = ArrangingItem(ZStackLayout(), node: self, rank: 2)
    container.collectViews = { [weak stack] in stack?.appendViews(to: &$0) }
    ground.item = stack
    self.stack = stack
    self.container = container
    self.ground = ground
    let node = Ground._makeNode(
      view, in: NodeInputs(context: context.with(container: container), parent: self))
    groundNode = node
    collectGround()
  }

  private func collectGround() {
    var items: [LayoutItem] = []
    groundNode?.appendItems(to: &items)
    stack?.setItems(items)
    container?.setNeedsOrder()
  }

  override func modifierDidChange(from old: RowGroundModifier<Ground>) {
    if let new = view.modifier.ground {
      if let groundNode { groundNode.update(new) } else { makeGround() }
    } else {
      groundNode?.unmount()
      groundNode = nil
      ground = nil
    }
    for item in items { item.setTrait(RowGroundTrait.self, ground) }
  }

  override func collectItems() {
    collectGround()
    super.collectItems()
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let groundNode { visit(groundNode) }
  }
}

extension View {
  /// The room around a row's content, in points; `nil` is the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowValueModifier<RowInsetsTrait>(value: insets))
  }

  /// Puts a view behind a row, in place of the list's ground.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowGroundModifier(ground: view))
  }

  /// Whether a line parts the row from the next one.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowValueModifier<RowSeparatorTrait>(value: RowSeparatorVisibility(visibility, edges: edges)))
  }

  /// The colour of the line that parts the row from the next one; `nil` is the list's. The line
  /// above a row is that of the row before it.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowValueModifier<RowSeparatorTintTrait>(value: edges.contains(.bottom) ? color : nil))
  }

  /// Whether a line parts the section from those around it, in plain lists.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowValueModifier<SectionSeparatorTrait>(
        value: RowSeparatorVisibility(visibility, edges: edges)))
  }

  /// The colour of the line that parts the section from the next one, in plain lists; `nil` is the
  /// list's.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowValueModifier<SectionSeparatorTintTrait>(value: edges.contains(.bottom) ? color : nil))
  }

  /// Whether the row cannot be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowValueModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Whether the row cannot be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowValueModifier<MoveDisabledTrait>(value: isDisabled))
  }

  /// Whether the row cannot be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowValueModifier<SelectionDisabledTrait>(value: isDisabled))
  }
}

/// A side of a view.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Sides from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Where lines begin.
    public static let leading = Set(rawValue: 1)
    /// Where lines end.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom of a view.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The top.
  case top
  /// The bottom.
  case bottom

  /// Both or one of them.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Edges from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top.
    public static let top = Set(rawValue: 1)
    /// The bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
