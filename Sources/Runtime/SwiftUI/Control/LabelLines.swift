/// The views of a label below one another: a title, and what is said about it in smaller letters.
struct LabelLines: View {
  let parts: [AnyView]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(parts.indices, id: \.self) { index in
        if index == 0 {
          parts[index]
        } else {
          // Grade: tunable.
          parts[index].font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }
}

extension AnyView {
  /// The label of a row: what follows the first of several views is a subtitle.
  @MainActor
  static func rowLabel<Label: View>(_ label: Label) -> AnyView {
    guard let several = label as? any SeveralViews else { return AnyView(label) }
    return AnyView(LabelLines(parts: several.parts))
  }
}
