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

/// A text of a configuration, and its display in a label.
struct ConfiguredText {
  private let text: AttributedString?
  private let transformer: UIConfigurationTextAttributesTransformer?

  init(_ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?) {
    self.text = text
    self.transformer = transformer
  }

  var isEmpty: Bool { text?.characters.isEmpty ?? true }

  /// Shows the text in a label. The font and colour apply to characters without their own.
  @MainActor func show(in label: UILabel, font: UIFont, color: UIColor) {
    label.font = font
    label.textColor = color
    guard var text else { return }
    guard transformer != nil || text.runs.contains(where: { $0.attributes != .init() }) else {
      label.text = String(text.characters)
      return
    }
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    text.mergeAttributes(base, mergePolicy: .keepCurrent)
    if let transformer {
      for (attributes, range) in text.runs.map({ ($0.attributes, $0.range) }) {
        text[range].setAttributes(transformer(attributes))
      }
    }
    label.attributedText = NSAttributedString(text)
  }
}
