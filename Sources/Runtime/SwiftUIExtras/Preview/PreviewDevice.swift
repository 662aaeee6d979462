/// The name of a device for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a device from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from a name.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Returns the view. Its device is the one on which the preview is shown here.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
