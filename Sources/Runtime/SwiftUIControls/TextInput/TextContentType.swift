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
  /// Sets the content type of the text fields in this view. Virtual devices make no suggestions;
  /// UIKit's text fields store it for tests to read.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
}
