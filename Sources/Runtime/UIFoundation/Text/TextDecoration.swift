/// The rare attributes of a range of text: its outline, its shadow and its slant.
package final class TextDecoration: Hashable {
  /// The width of the outline in hundredths of the font's size; negative for the text with its outline.
  let strokeWidth: CGFloat
  let strokeColor: UIColor?
  let shadowOffset: CGSize
  let shadowBlur: CGFloat
  /// The colour of the shadow; `nil` for none.
  let shadowColor: UIColor?
  /// The sideways distance for each point of height.
  let slant: CGFloat

  /// Creates the decoration of attributes; `nil` if they decorate nothing.
  init?(_ attributes: [NSAttributedString.Key: Any], number: (Any?) -> CGFloat?) {
    let shadow = attributes[.shadow] as? NSShadow
    strokeWidth = number(attributes[.strokeWidth]) ?? 0
    strokeColor = attributes[.strokeColor] as? UIColor
    shadowOffset = shadow?.shadowOffset ?? .zero
    shadowBlur = shadow?.shadowBlurRadius ?? 0
    shadowColor = shadow?.shadowColor as? UIColor
    slant = number(attributes[.obliqueness]) ?? 0
    if strokeWidth == 0, shadowColor == nil, slant == 0 { return nil }
  }

  package static func == (a: TextDecoration, b: TextDecoration) -> Bool {
    a === b
      || a.strokeWidth == b.strokeWidth && a.strokeColor == b.strokeColor
        && a.shadowOffset == b.shadowOffset && a.shadowBlur == b.shadowBlur
        && a.shadowColor == b.shadowColor && a.slant == b.slant
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(strokeWidth)
    hasher.combine(shadowBlur)
    hasher.combine(slant)
  }
}
