/// The subviews of a text field.
@MainActor
package final class TextFieldParts {
  let clip = UIView()
  package let label = UILabel()
  let placeholder = UILabel()
  let clear = UIButton(type: .system)
  /// An action of the return key that replaces resigning first responder.
  var answerReturn: (() -> Void)?

  func attach(to field: UITextField) {
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    for part in [label, placeholder] {
      part.isAccessibilityElement = false
      clip.addSubview(part)
    }
    placeholder.textColor = .placeholderText
    field.addSubview(clip)
    clear.isHidden = true
    clear.accessibilityLabel = "Clear text"
    clear.tintColor = .tertiaryLabel
    let size = UIImage.SymbolConfiguration(pointSize: TextFieldMetrics.clearSymbol)
    clear.setImage(
      UIImage(systemName: "xmark.circle.fill", withConfiguration: size), for: .normal)
    clear.addAction(
      UIAction { [weak field] _ in field?.clearByButton() }, for: .touchUpInside)
    field.addSubview(clear)
  }

  func replace(_ old: UIView?, with new: UIView?, in field: UITextField) {
    guard old !== new else { return }
    if let old, old.superview === field { old.removeFromSuperview() }
    if let new { field.addSubview(new) }
    field.setNeedsLayout()
  }
}

/// The metrics of text fields, in points.
enum TextFieldMetrics {
  /// The height of a field with a border (B12).
  static let height: CGFloat = 34
  /// The height of a search field (B12).
  static let searchHeight: CGFloat = 44
  /// The padding beside the text in a border. Grade: widely observed.
  static let padding: CGFloat = 7
  static let searchPadding: CGFloat = 12
  /// The radius of a rounded border. Grade: tunable.
  static let radius: CGFloat = 8
  /// The side of the clear button, and the size of its symbol. Grade: tunable.
  static let clearSide: CGFloat = 24
  static let clearSymbol: CGFloat = 15
  /// The gap between the text and the views beside it. Grade: tunable.
  static let gap: CGFloat = 6
}
