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

  /// The texts of a language.
  struct Table: Equatable {
    /// The texts without forms, by key.
    var texts: [String: String] = [:]
    /// The entries of a `.stringsdict` file, by key: texts with forms for numbers or devices.
    var forms: [String: PropertyListValue] = [:]
  }

  /// The texts by language.
  var tables: [String: Table] {
    var tables: [String: Table] = [sourceLanguage: Table()]
    for (key, entry) in strings where !key.isEmpty {
      for (language, localization) in entry.localizations ?? [:] {
        switch Self.value(localization) {
        case .text(let text)?: tables[language, default: Table()].texts[key] = text
        case let form?: tables[language, default: Table()].forms[key] = form
        case nil: break
        }
      }
      let source = tables[sourceLanguage]
      if source?.texts[key] == nil, source?.forms[key] == nil {
        tables[sourceLanguage]?.texts[key] = key
      }
    }
    return tables
  }

  /// Returns a text, or an entry of a `.stringsdict` file.
  private static func value(_ localization: Localization) -> PropertyListValue? {
    if let text = localization.stringUnit?.value {
      let substitutions = localization.substitutions ?? [:]
      return substitutions.isEmpty ? .text(text) : entry(text, substitutions)
    }
    if let devices = localization.variations?["device"] {
      return .table(["NSStringDeviceSpecificRuleType": .table(devices.compactMapValues(value))])
    }
    guard let forms = localization.variations?["plural"] else { return nil }
    // The Runtime reads it: `.stringsdict` files have forms of variables only.
    return .table(["DetentPluralForms": .table(forms.compactMapValues(value))])
  }

  private static func entry(
    _ text: String, _ substitutions: [String: Substitution]
  ) -> PropertyListValue {
    var format = text
    var entry: [String: PropertyListValue] = [:]
    for (name, substitution) in substitutions {
      if let number = substitution.argNum {
        format = format.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@")
      }
      let specifier = substitution.formatSpecifier ?? "@"
      let forms = substitution.variations?["plural"] ?? substitution.variations?["device"] ?? [:]
      let texts = forms.compactMapValues { form in
        form.stringUnit.map {
          PropertyListValue.text($0.value.replacing("%arg", with: "%\(specifier)"))
        }
      }
      entry[name] = .table(texts)
    }
    entry["NSStringLocalizedFormatKey"] = .text(format)
    return .table(entry)
  }

  /// Returns entries as a `.stringsdict` file.
  static func file(_ forms: [String: PropertyListValue]) -> String? {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: forms.mapValues(\.object), format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) }
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
