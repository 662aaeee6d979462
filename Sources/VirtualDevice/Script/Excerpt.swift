/// The form in which errors repeat what a user or a file wrote.
package enum Excerpt {
  /// The largest number of characters that are repeated; tunable.
  package static let longest = 120

  /// Returns a text in double quotes, on one line and with at most 120 characters of it. Characters
  /// that end a line, change its direction or do not show are written by their numbers.
  package static func quoted(_ text: String) -> String { "\"\(line(text, longest: longest))\"" }

  /// Returns a text on one line with at most a number of characters, written as in ``quoted(_:)``.
  package static func line(_ text: String, longest: Int) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      let shown = shown(scalar)
      count += shown.unicodeScalars.count
      guard count <= longest else {
        result += "…"
        break
      }
      result += shown
    }
    return result
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    // The joiner of one picture out of several.
    guard scalar != "\u{200D}" else { return String(scalar) }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      return "\\u{\(String(scalar.value, radix: 16))}"
    default: return String(scalar)
    }
  }
}
