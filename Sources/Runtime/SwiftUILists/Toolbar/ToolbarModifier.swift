@_spi(Core) import SwiftUICore

/// Adds toolbar items to a view.
struct ToolbarModifier<Items: ToolbarContent> {
  let items: Items
}

extension ToolbarModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ToolbarNode(view, in: inputs)
  }
}

final class ToolbarNode<V: View, Items: ToolbarContent>: ContentNode<V, ToolbarModifier<Items>> {
  private var items: ViewNode<ToolbarPart<Items>>?

  override func didMakeContent() {
    items = ToolbarPart<Items>._makeNode(
      ToolbarPart(content: view.modifier.items), in: NodeInputs(under: self))
  }

  override func update(_ new: ModifiedContent<V, ToolbarModifier<Items>>) {
    super.update(new)
    items?.update(ToolbarPart(content: new.modifier.items))
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let items { visit(items) }
  }
}

extension View {
  /// Populates the bars around this view with the specified items.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Populates the navigation bar around this view with the specified views.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Sets the visibility of the bars around this view.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Sets the visibility of the bars around this view.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, bars)
  }

  nonisolated private func toolbarVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    let kinds = bars.map(\.kind)
    return transformPreference(NavigationOptionsKey.self) { options in
      if kinds.isEmpty || kinds.contains(.navigationBar) || kinds.contains(.automatic) {
        options.barVisibility = visibility
      }
      if kinds.isEmpty || kinds.contains(.bottomBar) { options.bottomBarVisibility = visibility }
      if kinds.contains(.tabBar) { options.tabBarVisibility = visibility }
    }
  }

  /// Sets the background style of the navigation bar or the tab bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    changeBars(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the visibility of the background of the navigation bar or the tab bar, which otherwise
  /// appears only while content is scrolled under it.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    changeBars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the visibility of the background of the navigation bar or the tab bar, which otherwise
  /// appears only while content is scrolled under it.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    changeBars(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the colour scheme of the navigation bar or the tab bar; `nil` restores that of the
  /// context.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    changeBars(bars) { $0.colorScheme = colorScheme }
  }

  nonisolated private func changeBars(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
  ) -> some View {
    let kinds = bars.map(\.kind)
    return transformPreference(NavigationOptionsKey.self) { options in
      if kinds.isEmpty || kinds.contains(.navigationBar) || kinds.contains(.automatic) {
        change(&options.barLook)
      }
      if kinds.contains(.tabBar) { change(&options.tabBarLook) }
    }
  }
}
