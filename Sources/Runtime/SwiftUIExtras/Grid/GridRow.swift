@_spi(Core) import SwiftUICore

/// A row of a ``Grid``, with a view for each column.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

/// The row of a grid's view.
struct GridRowRole {
  let id: ObjectIdentifier
  let alignment: VerticalAlignment?
}

enum GridRowTrait: LayoutTraitKey {
  static var defaultValue: GridRowRole? { nil }
}

enum GridColumnsTrait: LayoutTraitKey {
  static let defaultValue = 1
}

enum GridAnchorTrait: LayoutTraitKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentTrait: LayoutTraitKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

enum GridUnsizedTrait: LayoutTraitKey {
  static let defaultValue: Axis.Set = []
}

extension GridRow: View where Content: View {
  /// Creates a row of a grid.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of views in the row; `nil` for the grid's.
  ///   - content: The views of the columns.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  /// The view's content.
  public var body: some View {
    content.modifier(GridRowModifier(alignment: alignment))
  }
}

struct GridRowModifier {
  let alignment: VerticalAlignment?
}

extension GridRowModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    GridRowNode(view, in: inputs)
  }
}

/// Records the row of each view.
final class GridRowNode<V: View>: WrapperNode<V, GridRowModifier, TraitItem> {
  override func makeItem(around content: LayoutItem) -> TraitItem {
    let item = TraitItem(content, node: self)
    show(in: item)
    return item
  }

  private func show(in item: TraitItem) {
    item.setTrait(
      GridRowTrait.self,
      GridRowRole(id: ObjectIdentifier(self), alignment: view.modifier.alignment))
  }

  override func modifierDidChange(from old: GridRowModifier) {
    guard old.alignment != view.modifier.alignment else { return }
    for item in items {
      show(in: item)
      item.superitem?.invalidateLayout()
    }
  }
}

/// Sets a value of a view for its grid.
struct GridCellModifier<Key: LayoutTraitKey> {
  let value: Key.Value
}

extension GridCellModifier: TraitModifier {}

extension View {
  /// Sets the number of columns that the view spans. Values below one are replaced by one.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier<GridColumnsTrait>(value: count))
  }

  /// Sets the anchor at which the view is aligned in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier<GridAnchorTrait>(value: anchor))
  }

  /// Sets the alignment of all views in the view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Sets the axes along which the view does not affect the size of its row or column.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier<GridUnsizedTrait>(value: axes))
  }
}
