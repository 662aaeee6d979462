/// A row of a ``Grid``: each view inside stands in a column of its own.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

/// What a view in a grid's row knows of it.
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
  ///   - alignment: Where views stand in the row's height; `nil` leaves it to the grid.
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

/// Tells each view which row it stands in.
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

/// Sets a value that a view has for its grid.
struct GridCellModifier<Key: LayoutTraitKey> {
  let value: Key.Value
}

extension GridCellModifier: TraitModifier {}

extension View {
  /// How many columns the view takes. Less than one is taken as one.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier<GridColumnsTrait>(value: count))
  }

  /// The point of the view that stands at the same point of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier<GridAnchorTrait>(value: anchor))
  }

  /// Where all views of the view's column stand.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// The axes along which the view does not make its row or column larger.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier<GridUnsizedTrait>(value: axes))
  }
}
