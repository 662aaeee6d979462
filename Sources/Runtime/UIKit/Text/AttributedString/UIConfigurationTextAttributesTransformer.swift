import Foundation

/// Changes the attributes of a text before it is drawn, for example by the state of what shows it.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// What makes attributes of attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes that take the place of some.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  private let identity = TransformerIdentity()
}

/// Functions cannot be compared: a transformer is equal to its own copies.
private final class TransformerIdentity: Sendable {}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Whether both are copies of the same transformer.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
  /// Puts the identity into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// A text as a configuration has it, and how a label shows it.
struct ConfiguredText {
  private let text: AttributedString?
  private let transformer: UIConfigurationTextAttributesTransformer?

  init(_ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?) {
    self.text = text
    self.transformer = transformer
  }

  var isEmpty: Bool { text?.characters.isEmpty ?? true }

  /// The font and colour are for what has none of its own.
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
