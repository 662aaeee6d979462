@_spi(Core) import SwiftUICore

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

/// Sets a trait of a row for its list.
struct RowValueModifier<Key: LayoutTraitKey> {
  let value: Key.Value
}

extension RowValueModifier: TraitModifier {
  package static var isForRows: Bool { true }
}

/// The background view of a row.
@MainActor
final class RowGround {
  let holder = UIView(frame: .zero)
  fileprivate(set) var item: LayoutItem?
}

enum RowGroundTrait: LayoutTraitKey {
  static var defaultValue: RowGround? { nil }
}

/// Adds a background view of the row's size.
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
      stack?.setItems([])
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
  /// Sets the insets of a row's content, in points; `nil` restores the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowValueModifier<RowInsetsTrait>(value: insets))
  }

  /// Sets a row's background view, in place of the list's background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowGroundModifier(ground: view))
  }

  /// Sets the visibility of the separators of the row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowValueModifier<RowSeparatorTrait>(value: RowSeparatorVisibility(visibility, edges: edges)))
  }

  /// Sets the colour of the separator below the row; `nil` restores the list's own. The line above
  /// a row is that of the row before it.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowValueModifier<RowSeparatorTintTrait>(value: edges.contains(.bottom) ? color : nil))
  }

  /// Sets the visibility of the separators of the section, in plain lists.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowValueModifier<SectionSeparatorTrait>(
        value: RowSeparatorVisibility(visibility, edges: edges)))
  }

  /// Sets the colour of the separators of the section, in plain lists; `nil` restores the list's
  /// own.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowValueModifier<SectionSeparatorTintTrait>(value: edges.contains(.bottom) ? color : nil))
  }

  /// Sets whether deleting the row is disabled.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowValueModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Sets whether moving the row is disabled.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowValueModifier<MoveDisabledTrait>(value: isDisabled))
  }

  /// Sets whether selecting the row is disabled.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowValueModifier<SelectionDisabledTrait>(value: isDisabled))
  }
}
