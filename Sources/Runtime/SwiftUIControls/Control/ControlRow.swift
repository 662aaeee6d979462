/// A label with a control at its trailing edge, or below it at accessibility text sizes.
package struct ControlRow<Label: View, Control: View>: View {
  private let label: Label
  private let control: Control
  private let alignment: VerticalAlignment
  @Environment(\.dynamicTypeSize) private var size

  package init(label: Label, control: Control, alignment: VerticalAlignment = .center) {
    self.label = label
    self.control = control
    self.alignment = alignment
  }

  package var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        control.multilineTextAlignment(.leading)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: alignment) {
        label
        Spacer(minLength: 8)
        control.multilineTextAlignment(.trailing)
      }
    }
  }
}
