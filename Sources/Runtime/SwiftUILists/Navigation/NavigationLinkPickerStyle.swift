/// A picker style with a link to a page of the options.
public struct NavigationLinkPickerStyle: PickerStyle, ViewPickerStyle {
  public static var _kind: _PickerKind { .navigationLink }

  package static func makeView(_ content: PickerContent) -> AnyView {
    AnyView(LinkPicker(content: content))
  }

  /// Creates a navigation link style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with a link to a page of the options.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// A row with the selected value that leads to a page of the options.
struct LinkPicker: View {
  let content: PickerContent
  @State private var isShown = false

  var body: some View {
    NavigationLink {
      LinkPickerPage(content: content)
    } label: {
      ControlRow(
        label: content.label,
        control: content.current?.label.labelStyle(.titleOnly).foregroundStyle(.secondary))
    }
  }
}

private struct LinkPickerPage: View {
  let content: PickerContent
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { PickerRows(content: content, didChoose: { dismiss() }) }
      .navigationTitle(content: content.label)
      .navigationBarTitleDisplayMode(.inline)
  }
}
