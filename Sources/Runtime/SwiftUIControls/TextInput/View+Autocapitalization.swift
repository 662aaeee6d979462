@_spi(Core) import SwiftUICore

extension View {
  /// Sets the autocapitalisation in this view. The older form of
  /// ``textInputAutocapitalization(_:)``.
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(uiType: style))
  }
}
