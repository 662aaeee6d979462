@_spi(Core) import SwiftUICore

/// A control that turns a setting on and off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View, PrimitiveView {
  /// Creates a toggle with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ToggleNode(view, in: inputs)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a toggle with a title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: .init(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a title and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: .init(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration; the styles further out in the environment apply
  /// to it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}

/// A toggle, whose appearance the style of its environment creates.
final class ToggleNode<Label: View>: ViewNode<Toggle<Label>> {
  private var child: ViewNode<AnyView>?

  override init(_ view: Toggle<Label>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = AnyView._makeNode(styled, in: NodeInputs(under: self))
  }

  private var styled: AnyView {
    environment.toggleStyle.makeView(
      ToggleStyleConfiguration(label: .init(.rowLabel(view.label)), isOn: view.isOn))
  }

  override func update(_ new: Toggle<Label>) {
    view = new
    refresh()
  }

  /// Updates the toggle after the style changed.
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

struct SwitchView {
  let isOn: Binding<Bool>
}

extension SwitchView: View, ControlView {
  static func makeControl() -> UISwitch { UISwitch(frame: .zero) }

  func show(in control: UISwitch, environment: EnvironmentValues) {
    control.onTintColor = environment.tint?.uiColor
    let isNew = isOn.wrappedValue
    if control.isOn != isNew { control.setOn(isNew, animated: control.window != nil) }
  }

  func read(_ control: UISwitch) {
    isOn.wrappedValue = control.isOn
  }
}
