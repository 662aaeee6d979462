import Foundation

/// The immutable bytes from which an image is created or to which it is exported.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: Data?

  /// Creates a provider of bytes.
  public init?(data: Data) {
    self.data = data
  }
}
