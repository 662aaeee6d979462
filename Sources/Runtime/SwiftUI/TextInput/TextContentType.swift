enum TextContentTypeKey: EnvironmentKey {
  static let defaultValue: UITextContentType? = nil
}

extension EnvironmentValues {
  var textContentType: UITextContentType? {
    get { self[TextContentTypeKey.self] }
    set { self[TextContentTypeKey.self] = newValue }
  }
}

extension View {
  /// What people are to write in the fields of this view. Virtual devices suggest nothing; UIKit's
  /// fields hold it for tests to read.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
}
