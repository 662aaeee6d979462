/// Adjacent wheels with a common selection indicator.
struct WheelColumns: UIViewRepresentable {
  let columns: [WheelColumn]

  func makeUIView(context: Context) -> WheelGroupView { WheelGroupView(frame: .zero) }

  func updateUIView(_ uiView: WheelGroupView, context: Context) {
    uiView.isUserInteractionEnabled = context.environment.isEnabled
    uiView.alpha = context.environment.isEnabled ? 1 : 0.4
    uiView.show(columns, spokenTitle: context.environment.spokenTitle)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: WheelGroupView, context: Context
  ) -> CGSize? {
    // A wheel has a fixed height unless there is less space.
    let height = min(proposal.height ?? WheelMetrics.height, WheelMetrics.height)
    return CGSize(width: proposal.width ?? 320, height: max(height, WheelMetrics.row * 3))
  }
}

/// A picker with a wheel of the options.
struct WheelPicker: View {
  let content: PickerContent

  var body: some View {
    let options = content.options
    let selection = content.selection
    WheelColumns(columns: [
      WheelColumn(
        count: options.count, selected: max(0, selection.wrappedValue),
        title: { options.indices.contains($0) ? options[$0].title : "" },
        select: { selection.wrappedValue = $0 })
    ])
    .spokenAs(content.label)
  }
}
