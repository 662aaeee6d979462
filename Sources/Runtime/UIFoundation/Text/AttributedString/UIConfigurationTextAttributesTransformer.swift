import Foundation

/// A transformation of a text's attributes before it is drawn, for example for the state of the
/// view that shows it.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The closure that returns the transformed attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  private let identity = TransformerIdentity()
}

/// Functions cannot be compared: a transformer is equal to its own copies.
private final class TransformerIdentity: Sendable {}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Returns whether both are copies of the same transformer.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
