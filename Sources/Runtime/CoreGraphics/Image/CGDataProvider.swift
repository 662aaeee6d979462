import Foundation

/// Bytes that an image is made of or gives away. Immutable.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: Data?

  /// Makes a provider of bytes.
  public init?(data: Data) {
    self.data = data
  }
}
