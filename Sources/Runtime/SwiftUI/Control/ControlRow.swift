/// A label with a control at its trailing side; below it where text is as large as accessibility
/// needs it.
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
