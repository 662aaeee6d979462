@_spi(Core) import SwiftUICore

/// A control that selects one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
}

extension Picker: View, PrimitiveView {
  /// Creates a picker with a label. Each view of `content` has a tag, or is created for an element
  /// whose identity is the value.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PickerNode(view, in: inputs)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: .init(titleKey, systemImage: systemImage), content: content())
  }
}

/// A picker, whose options are read from a tree that is not visible; the style of its environment
/// creates the visible one.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: ViewNode<
  Picker<Label, SelectionValue, Content>
>, MenuElementNode
{
  private var hidden: HostingView?
  private var child: ViewNode<AnyView>?
  private var options: [PickerOption] = []
  /// The selection that was reported as no tag.
  private var reportedValue: SelectionValue?

  override init(_ view: Picker<Label, SelectionValue, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let hidden = HostingView(presenter: self)
    self.hidden = hidden
    hidden.host.makeRoot(view.content)
    options = readOptions()
    checkSelection()
    hidden.host.didInvalidateSizes = { [weak self] in self?.optionsMayDiffer() }
    child = AnyView._makeNode(styled, in: NodeInputs(under: self))
  }

  private func readOptions() -> [PickerOption] {
    hidden?.host.root.map { PickerReader.options(of: $0) } ?? []
  }

  /// Reports a selection that is the tag of no option.
  private func checkSelection() {
    let value = evaluate { view.selection.wrappedValue }
    guard !options.isEmpty, value != reportedValue,
      !options.contains(where: { $0.tag.stands(for: value) })
    else { return }
    reportedValue = value
    Misuse.report(SwiftUIMisuse.unknownTag(value, of: "Picker"))
  }

  private func optionsMayDiffer() {
    guard isMounted, readOptions() != options else { return }
    invalidate()
  }

  private var selected: Binding<Int> {
    let selection = view.selection
    let options = options
    return Binding(
      get: {
        let value = selection.wrappedValue
        return options.first { $0.tag.stands(for: value) }?.id ?? -1
      },
      set: { index in
        guard options.indices.contains(index),
          let value = options[index].tag.base as? SelectionValue
        else { return }
        selection.wrappedValue = value
      })
  }

  private var styled: AnyView {
    environment.pickerStyle.makeView(
      PickerContent(label: .rowLabel(view.label), options: options, selection: selected))
  }

  override func update(_ new: Picker<Label, SelectionValue, Content>) {
    view = new
    hidden?.host.updateRoot(new.content)
    refresh()
  }

  override func refresh() {
    isDirty = false
    options = readOptions()
    checkSelection()
    child?.update(styled)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }

  override func didUnmount() {
    hidden?.host.end()
  }

  var menuElements: [UIMenuElement] {
    let children = PickerMenu.elements(options, selected)
    let title = child.map { NodeReader.texts(in: $0).first ?? "" } ?? ""
    if environment.pickerStyle.kind == .menu {
      return [UIMenu(title: title, options: .singleSelection, children: children)]
    }
    return [UIMenu(options: [.displayInline, .singleSelection], children: children)]
  }
}

/// The content of a picker, independent of the type of its values.
package struct PickerContent {
  package let label: AnyView
  let options: [PickerOption]
  let selection: Binding<Int>

  package var current: PickerOption? {
    let index = selection.wrappedValue
    return options.first { $0.id == index }
  }
}
