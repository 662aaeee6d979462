import Foundation

/// A string catalogue, `.xcstrings`: the texts of a table in all languages.
struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
    var shouldTranslate: Bool?
  }
  private struct Unit: Decodable { var value: String }
  private final class Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?
    var substitutions: [String: Substitution]?
  }
  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Localization]]?
  }

  /// The language of keys without a text of their own.
  let sourceLanguage: String
  private let strings: [String: Entry]

  /// The texts by language and key. Of forms for numbers and devices it has that for all others.
  var tables: [String: [String: String]] {
    var tables: [String: [String: String]] = [sourceLanguage: [:]]
    for (key, entry) in strings where !key.isEmpty {
      for (language, localization) in entry.localizations ?? [:] {
        if let text = Self.text(localization) { tables[language, default: [:]][key] = text }
      }
      if tables[sourceLanguage]?[key] == nil { tables[sourceLanguage]?[key] = key }
    }
    return tables
  }

  private static func text(_ localization: Localization) -> String? {
    if var text = localization.stringUnit?.value {
      for (name, substitution) in localization.substitutions ?? [:] {
        let form = substitution.variations?["plural"]?["other"].flatMap(Self.text) ?? ""
        let number = substitution.argNum.map { "\($0)$" } ?? ""
        let argument = "%\(number)\(substitution.formatSpecifier ?? "@")"
        text = text.replacing("%#@\(name)@", with: form.replacing("%arg", with: argument))
      }
      return text
    }
    let forms = localization.variations?["device"] ?? localization.variations?["plural"] ?? [:]
    return (forms["iphone"] ?? forms["other"]).flatMap(text)
  }

  /// Returns a table as a text in the form of `.strings`, in the order of the keys.
  static func file(_ table: [String: String]) -> String {
    table.sorted { $0.key < $1.key }
      .map { "\"\(escaped($0.key))\" = \"\(escaped($0.value))\";\n" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
