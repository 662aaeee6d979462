@_spi(Core) import SwiftUICore

extension View {
  /// Sets the navigation title from a binding. The title follows the binding; the bar has no menu
  /// for renaming here.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }
}

private struct BoundTitle {
  @Binding var title: String

  init(title: Binding<String>) {
    _title = title
  }
}

extension BoundTitle: ViewModifier {
  func body(content: Content) -> some View {
    content.navigationTitle(title)
  }
}
