@_spi(Core) import SwiftUICore

/// A button that shows the selected value and opens a menu of all values.
struct MenuPicker: View {
  let content: PickerContent
  @Environment(\.isInList) private var isInList
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.tint) private var tint

  var body: some View {
    if isInList, !hidesLabel {
      ControlRow(label: content.label, control: button.tint(tint ?? .secondary))
    } else {
      button
    }
  }

  private var button: some View {
    let current = content.current
    let (options, selection) = (content.options, content.selection)
    return MenuButton(
      elements: { PickerMenu.elements(options, selection) },
      label: AnyView(
        HStack(spacing: 4) {
          current?.label ?? AnyView(Text(verbatim: " "))
          if indicator != .hidden {
            Image(systemName: "chevron.up.chevron.down")
              .font(.footnote.weight(.medium))
          }
        }
        .labelStyle(.titleOnly)
        .multilineTextAlignment(.trailing))
    )
    .spokenAs(content.label)
  }
}

/// The menu of a picker.
@MainActor
enum PickerMenu {
  static func elements(_ options: [PickerOption], _ selection: Binding<Int>) -> [UIMenuElement] {
    let chosen = selection.wrappedValue
    return options.map { option in
      UIAction(
        title: option.title, image: option.image?.barImage,
        attributes: option.isEnabled ? [] : .disabled, state: option.id == chosen ? .on : .off
      ) { _ in selection.wrappedValue = option.id }
    }
  }
}

/// A tinted label that opens a menu of UIKit's elements.
struct MenuButton {
  let elements: @MainActor () -> [UIMenuElement]
  let label: AnyView
}

extension MenuButton: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    MenuButtonNode(view, in: inputs)
  }
}

final class MenuButtonNode: ViewNode<MenuButton> {
  private let source = MenuSource()
  private var child: ViewNode<AnyView>?

  override init(_ view: MenuButton, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    source.menu = UIMenu(
      options: .singleSelection,
      children: [
        UIDeferredMenuElement.uncached { [weak self] done in done(self?.view.elements() ?? []) }
      ])
    let source = source
    let scope = EnvironmentScope(inside: context.environment) { $0.menuSource = source }
    child = AnyView._makeNode(
      styled, in: NodeInputs(context: context.with(environment: scope), parent: self))
  }

  /// Only an explicit style adds a border; in a list the value is plain.
  private var styled: AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(view.label), action: {})
    let style = environment.buttonStyle
    guard style.type == DefaultButtonStyle.self || style.type == CommandButtonStyle.self else {
      return style.makeView(configuration)
    }
    return AnyView(
      PressableButton(style: TextLook(fillsRow: false), configuration: configuration))
  }

  override func update(_ new: MenuButton) {
    view = new
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(styled)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}
