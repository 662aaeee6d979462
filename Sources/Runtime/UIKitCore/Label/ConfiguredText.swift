import Foundation

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
