/// A toolbar item with a placement.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where ID == () {
  /// Creates a toolbar item from a view.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  public static func _toolbarView(of content: Self) -> AnyView {
    AnyView(ToolbarItemView(placement: content.placement, content: content.content))
  }
}

/// A group of toolbar items with a common placement.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// Creates a group with an item for each view.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  public static func _toolbarView(of content: Self) -> AnyView {
    AnyView(ToolbarItemView(placement: content.placement, content: content.content))
  }
}

/// A space between toolbar items.
public struct ToolbarSpacer: Sendable {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a flexible space, or a fixed one that separates two groups.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public static func _toolbarView(of content: Self) -> AnyView {
    if content.sizing.isFixed {
      return AnyView(ToolbarItemView(placement: content.placement, content: FixedBarSpace()))
    }
    return AnyView(ToolbarItemView(placement: content.placement, content: Spacer()))
  }
}
