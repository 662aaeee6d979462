/// An item of a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where ID == () {
  /// An item made of a view.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  public static func _toolbarView(of content: Self) -> AnyView {
    AnyView(ToolbarItemView(placement: content.placement, content: content.content))
  }
}

/// Items of a bar that stand in the same place.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// An item for each view.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  public static func _toolbarView(of content: Self) -> AnyView {
    AnyView(ToolbarItemView(placement: content.placement, content: content.content))
  }
}

/// Room between items of a bar.
public struct ToolbarSpacer: Sendable {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Room that takes all there is, or parts two groups.
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

/// Parts two groups of a bar.
struct FixedBarSpace {}

extension FixedBarSpace: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ViewNode(view, in: inputs)
  }
}
