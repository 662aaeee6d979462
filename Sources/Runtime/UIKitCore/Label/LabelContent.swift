/// The content of a label: plain or attributed text.
enum LabelContent: Equatable {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  var isEmpty: Bool { string.isEmpty }

  /// The text as it is read, with the names of images between the characters in their place.
  var spoken: String {
    guard case .attributed(let text) = self, text.string.contains("\u{FFFC}") else { return string }
    var result = ""
    var location = 0
    while location < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: location, effectiveRange: &range)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        result += attachment.image?.spokenName ?? ""
      } else {
        result += (text.string as NSString).substring(with: range)
      }
      location = range.location + max(range.length, 1)
    }
    return result.trimmingCharacters(in: .whitespaces)
  }

  func attributed(font: UIFont, color: UIColor) -> NSAttributedString {
    switch self {
    case .plain(let string):
      NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
    case .attributed(let text): text
    }
  }

  /// Returns the content with attributes set over its whole length; plain text has none to replace.
  func replacing(_ attributes: [NSAttributedString.Key: Any]) -> LabelContent {
    guard case .attributed(let text) = self else { return self }
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttributes(attributes, range: NSRange(location: 0, length: copy.length))
    return .attributed(copy)
  }
}
