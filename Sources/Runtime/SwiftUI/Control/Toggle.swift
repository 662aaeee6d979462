/// Turns something on and off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View {
  /// A switch with a label of views.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// What the view consists of.
  public var body: some View {
    HStack {
      label
      Spacer(minLength: 0)
      SwitchView(isOn: isOn)
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// A switch with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

struct SwitchView {
  let isOn: Binding<Bool>
}

extension SwitchView: View, ControlView {
  static func makeControl() -> UISwitch { UISwitch(frame: .zero) }

  func show(in control: UISwitch, environment: EnvironmentValues) {
    control.onTintColor = environment.tint?.uiColor
    control.setOn(isOn.wrappedValue, animated: control.window != nil)
  }

  func read(_ control: UISwitch) {
    isOn.wrappedValue = control.isOn
  }
}
