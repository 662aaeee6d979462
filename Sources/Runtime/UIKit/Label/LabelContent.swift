/// What a label shows.
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

  func attributed(font: UIFont, color: UIColor) -> NSAttributedString {
    switch self {
    case .plain(let string):
      NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
    case .attributed(let text): text
    }
  }

  /// The content with attributes set over its whole length; plain text has none to replace.
  func replacing(_ attributes: [NSAttributedString.Key: Any]) -> LabelContent {
    guard case .attributed(let text) = self else { return self }
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttributes(attributes, range: NSRange(location: 0, length: copy.length))
    return .attributed(copy)
  }
}
