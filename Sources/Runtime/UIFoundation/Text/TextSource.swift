import Foundation

/// Text with its attributes, as a value that can be compared.
package struct TextSource: Hashable {
  /// The characters.
  package let string: String
  private let attributes: TextAttributes

  /// The attributes of consecutive ranges, covering the string.
  package var runs: [TextRun] {
    if let runs = attributes.runs { return runs }
    let length = string.utf16.count
    guard length > 0 else { return [] }
    var run = attributes.base
    run.length = length
    return [run]
  }

  /// The attributes of an empty string.
  package var base: TextRun { attributes.base }

  /// Creates text in one font. A nil colour is replaced by the one passed to drawing.
  package init(
    _ string: String, font: UIFont, color: UIColor? = nil,
    paragraph: ParagraphValues = ParagraphValues()
  ) {
    self.string = string
    attributes = color == nil ? font.attributes(paragraph) : .one(font, color, paragraph)
  }

  /// Creates text with uniform attributes; without a font it has `font`.
  package init(_ string: String, attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self.string = string
    let base = TextRun(face: font.face)
    self.attributes = TextAttributes(base: string.isEmpty ? base : base.adding(attributes))
  }

  /// Creates text with attributes; characters without a font have `font`, paragraphs without a
  /// style `paragraph`.
  package init(
    _ text: NSAttributedString, font: UIFont, paragraph: ParagraphValues = ParagraphValues()
  ) {
    string = text.string
    var defaults = TextRun(face: font.face)
    defaults.paragraph = paragraph
    var runs: [TextRun] = []
    var location = 0
    while location < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: location, effectiveRange: &range)
      var run = defaults.adding(attributes)
      run.length = range.location + range.length - location
      guard run.length > 0 else { break }
      location += run.length
      runs.append(run)
    }
    var base = runs.first ?? defaults
    if runs.count < 2 { base.length = 0 }
    attributes = TextAttributes(base: base, runs: runs.count < 2 ? nil : runs)
  }
}

/// The attributes of a text, in a shared object: most visible texts have the same attributes, and a
/// run is as large as twenty words.
final class TextAttributes: Equatable {
  let base: TextRun
  /// The runs; `nil` for one run of `base` over the whole string.
  let runs: [TextRun]?

  init(base: TextRun, runs: [TextRun]? = nil) {
    self.base = base
    self.runs = runs
  }

  static func one(
    _ font: UIFont, _ color: UIColor?, _ paragraph: ParagraphValues
  ) -> TextAttributes {
    var run = TextRun(face: font.face)
    run.color = color
    run.paragraph = paragraph
    return TextAttributes(base: run)
  }

  static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    a === b || a.base == b.base && a.runs == b.runs
  }
}

extension UIFont {
  /// The attributes of text with only a font, kept for the next text.
  fileprivate func attributes(_ paragraph: ParagraphValues) -> TextAttributes {
    if let last = lastAttributes, last.base.paragraph == paragraph {
      return last
    }
    let new = TextAttributes.one(self, nil, paragraph)
    lastAttributes = new
    return new
  }
}

extension TextSource {
  /// Hashes the characters and the font size: texts with the same characters mostly have the same
  /// attributes.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(attributes.base.face.size)
    hasher.combine(attributes.base.face.weight.rawValue)
  }
}

/// The attributes of a range of text.
package struct TextRun: Hashable {
  /// The number of UTF-16 units in the range.
  package var length = 0
  package var face: FontFace
  package var color: UIColor?
  package var background: UIColor?
  package var kern: CGFloat = 0
  package var underline: NSUnderlineStyle = []
  package var underlineColor: UIColor?
  package var strikethrough: NSUnderlineStyle = []
  package var strikethroughColor: UIColor?
  package var baselineOffset: CGFloat = 0
  package var paragraph = ParagraphValues()
  /// The outline, the shadow and the slant; mostly `nil`.
  package var decoration: TextDecoration?
  /// The image that replaces the range's characters.
  package var picture: TextPicture?

  init(face: FontFace) {
    self.face = face
  }

  /// The points added after each character.
  var spacing: CGFloat { (face.named == nil ? FontTracking.tracking(for: face.size) : 0) + kern }

  func adding(_ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    var run = self
    if let font = attributes[.font] as? UIFont { run.face = font.face }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { run.paragraph = style.values }
    run.color = attributes[.foregroundColor] as? UIColor ?? color
    run.background = attributes[.backgroundColor] as? UIColor
    run.kern = number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0
    run.underline = style(attributes[.underlineStyle])
    run.underlineColor = attributes[.underlineColor] as? UIColor
    run.strikethrough = style(attributes[.strikethroughStyle])
    run.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    run.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    run.decoration = TextDecoration(attributes, number: number)
    run.picture = (attributes[.attachment] as? NSTextAttachment).flatMap {
      TextPicture($0, face: run.face)
    }
    return run
  }

  private func style(_ value: Any?) -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: number(value).map { Int(clamping: $0) } ?? 0)
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
