/// The views of a label in a column: a title, and a subtitle in a smaller font.
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
  /// The label of a row: of several views, those after the first are subtitles.
  @MainActor
  static func rowLabel<Label: View>(_ label: Label) -> AnyView {
    guard let several = label as? any SeveralViews else { return AnyView(label) }
    return AnyView(LabelLines(parts: several.parts))
  }
}
