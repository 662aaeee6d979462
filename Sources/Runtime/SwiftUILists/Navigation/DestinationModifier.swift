@_spi(Core) import SwiftUICore

/// Pushes a destination view while there is an item.
struct DestinationModifier<Item, Content: View> {
  let item: Binding<Item?>
  /// The identity of an item; `nil` if all items are the same.
  let id: (Item) -> AnyHashable?
  let content: (Item) -> Content
}

extension DestinationModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    DestinationNode(view, in: inputs)
  }
}

final class DestinationNode<V: View, Item, Content: View>: ContentNode<
  V, DestinationModifier<Item, Content>
>
{
  private var page: NavigationPage<AnyView>?
  private var shown: AnyHashable?
  private var wanted: (id: AnyHashable?, view: AnyView)?

  /// Indicates whether the modifier is in a row, where it has no effect.
  private var isIgnored = false
  private var hasReported = false

  override func didMakeContent() {
    let values = context.environment.values
    if values.isInList || values.isInLazyStack {
      isIgnored = true
      Misuse.report(SwiftUIMisuse.destinationInLazyContainer)
    }
    refresh()
  }

  override func update(_ new: ModifiedContent<V, DestinationModifier<Item, Content>>) {
    super.update(new)
    refresh()
  }

  /// Updates the destination after the binding or one of its dependencies changed.
  override func refresh() {
    isDirty = false
    guard !isIgnored else { return }
    let modifier = view.modifier
    let item = evaluate { modifier.item.wrappedValue }
    wanted = item.map { item in
      (modifier.id(item), AnyView(evaluateMore { modifier.content(item) }))
    }
    if let wanted, let page, shown == wanted.id {
      page.host.updateRoot(wanted.view)
      return
    }
    guard wanted != nil || page != nil else { return }
    context.host.updater.afterThisUpdate { [weak self] in self?.act() }
  }

  private func act() {
    guard isMounted else { return }
    guard let navigator = context.environment.values.navigator.navigator else {
      if wanted != nil, !hasReported {
        hasReported = true
        Misuse.report(SwiftUIMisuse.destinationWithoutStack)
      }
      return
    }
    if let page, wanted == nil || wanted?.id != shown {
      self.page = nil
      navigator.pop(page)
    }
    guard let wanted, page == nil else { return }
    shown = wanted.id
    let pushed = navigator.push(
      wanted.view,
      didPop: { [weak self] in self?.didPop() })
    page = pushed
  }

  private func didPop() {
    guard isMounted, page != nil, page?.navigationController == nil else { return }
    page = nil
    shown = nil
    view.modifier.item.wrappedValue = nil
  }
}

extension View {
  /// Associates a destination view with a binding: the enclosing navigation stack pushes the view
  /// while `isPresented` is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modifier(
      DestinationModifier(
        item: isPresented.presentedFlag, id: { _ in nil }, content: { _ in destination }))
  }

  /// Associates a destination view with a binding: the enclosing navigation stack pushes the view
  /// while there is an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(item: item, id: { AnyHashable($0) }, content: destination))
  }
}
