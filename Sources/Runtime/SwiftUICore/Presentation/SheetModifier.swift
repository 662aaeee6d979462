/// Presents a sheet for an item.
struct SheetModifier<Item: Identifiable, Content: View> {
  var kind = PresentationKind.sheet
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
}

extension SheetModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SheetNode(view, in: inputs)
  }
}

/// The item of a presentation with a Boolean binding.
package struct FlagPresentationItem: Identifiable {
  package var id: Int { 0 }
}

extension Binding where Value == Bool {
  /// A binding to the flag as an optional item.
  package var presentedFlag: Binding<FlagPresentationItem?> {
    Binding<FlagPresentationItem?>(location: FlagLocation(location), transaction: transaction)
  }
}

final class FlagLocation: Location<FlagPresentationItem?>, @unchecked Sendable {
  private let flag: Location<Bool>

  init(_ flag: Location<Bool>) {
    self.flag = flag
  }

  override func get() -> FlagPresentationItem? { flag.get() ? FlagPresentationItem() : nil }

  override func set(_ value: FlagPresentationItem?, transaction: Transaction) {
    flag.set(value != nil, transaction: transaction)
  }
}

/// The kinds of presentations.
enum PresentationKind {
  case sheet
  case cover
  /// The anchor of the popover in its source view, and the edge of the anchor at which it is
  /// attached.
  case popover(PopoverAttachmentAnchor, Edge?)
}

/// A node that can be the anchor of a popover.
@MainActor
protocol PresentationAnchorNode: Node {
  var contentFrame: CGRect { get }
}

/// Synchronises a presentation with its item.
final class SheetNode<V: View, Item: Identifiable, Content: View>: ContentNode<
  V, SheetModifier<Item, Content>
>, PresentationAnchorNode
{
  private var presentation: SheetPresentation<Content>?
  private var presentedID: Item.ID?

  override func didMakeContent() {
    refresh()
  }

  override func update(_ new: ModifiedContent<V, SheetModifier<Item, Content>>) {
    super.update(new)
    refresh()
  }

  /// Updates the presentation after the binding, or a dependency of the content's closure, changed.
  override func refresh() {
    isDirty = false
    let modifier = view.modifier
    guard let item = evaluate({ modifier.item.wrappedValue }) else {
      presentedID = nil
      presentation?.setContent(nil)
      return
    }
    let content = evaluateMore { modifier.content(item) }
    let presentation = presentation ?? SheetPresentation<Content>(node: self, kind: modifier.kind)
    self.presentation = presentation
    presentation.onDismiss = modifier.onDismiss
    presentation.clearItem = { modifier.item.wrappedValue = nil }
    let isSame = presentedID == item.id
    presentedID = item.id
    presentation.setContent(content, isSame: isSame)
  }

  override func didUnmount() {
    presentation?.removeAtOnce()
  }

  /// The frame of the content in its container.
  var contentFrame: CGRect {
    var items: [LayoutItem] = []
    child?.appendItems(to: &items)
    return items.compactMap { $0.placement?.frame }.reduce(CGRect.null) { $0.union($1) }
  }
}

extension View {
  /// Presents a sheet while `isPresented` is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: isPresented.presentedFlag, onDismiss: onDismiss, content: { _ in content() }))
  }

  /// Presents a sheet for an item while there is one; an item with another identity replaces the
  /// sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(item: item, onDismiss: onDismiss, content: content))
  }
}

extension View {
  /// Presents a full-screen cover while `isPresented` is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        kind: .cover, item: isPresented.presentedFlag, onDismiss: onDismiss,
        content: { _ in content() }))
  }

  /// Presents a full-screen cover for an item while there is one.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(kind: .cover, item: item, onDismiss: onDismiss, content: content))
  }

  /// Presents a popover attached to this view while `isPresented` is true. In compact environments
  /// it adapts to a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        kind: .popover(attachmentAnchor, arrowEdge), item: isPresented.presentedFlag,
        onDismiss: nil, content: { _ in content() }))
  }

  /// Presents a popover attached to this view for an item while there is one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        kind: .popover(attachmentAnchor, arrowEdge), item: item, onDismiss: nil,
        content: content))
  }
}
