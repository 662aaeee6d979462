/// A label with a control at its trailing edge, or below it at accessibility text sizes.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  var alignment = VerticalAlignment.center
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
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
