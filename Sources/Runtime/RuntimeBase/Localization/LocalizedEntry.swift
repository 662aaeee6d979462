import Foundation

/// A localised text: a format, and for its variables the texts from which a number chooses.
///
/// `.stringsdict` files have variables as `%#@name@`; a text of a `.strings` file has none.
package struct LocalizedEntry: Sendable {
  /// A variable of a format.
  struct Variable: Sendable {
    /// The texts by category.
    var forms: [String: String]
  }

  /// The format.
  package var format: String
  /// The variables by name.
  var variables: [String: Variable] = [:]
  /// The formats by category from which the first number chooses, as string catalogues have them; nil for one
  /// format.
  var choices: [String: String]?
  /// The language whose plural rules count.
  var language = "en"

  /// Creates an entry of a format without variables.
  package init(_ format: String) { self.format = format }

  /// Reads an entry of a `.stringsdict` file; nil if it has no text for the device.
  ///
  /// - Parameters:
  ///   - value: the value of the entry's key: a text, or a table.
  ///   - device: the name of the device's kind, such as "iphone".
  package init?(_ value: Any, device: String, language: String) {
    if let text = value as? String {
      self.init(text)
      self.language = language
      return
    }
    guard let table = value as? [String: Any] else { return nil }
    if let devices = table["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      guard let own = devices[device] ?? devices["other"] else { return nil }
      self.init(own, device: device, language: language)
      return
    }
    if let widths = table["NSStringVariableWidthRuleType"] as? [String: String] {
      // The widest text is shown where nothing says how much room there is.
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      guard let widest else { return nil }
      self.init(widest.value)
      return
    }
    if let choices = table[Self.choicesKey] as? [String: String] {
      self.init(choices["other"] ?? "")
      self.choices = choices
      self.language = language
      return
    }
    guard let format = table["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.init(format)
    self.language = language
    for case (let name, let forms as [String: String]) in table {
      variables[name] = Variable(forms: forms)
    }
  }

  /// Indicates whether numbers choose among texts.
  package var hasVariables: Bool { !variables.isEmpty || choices != nil }

  /// The key under which `detent adopt` writes an entry of a string catalogue with a format for each category.
  private static let choicesKey = "DetentPluralForms"

  /// Returns the format for arguments, with a plain specifier for each argument that it uses, and the numbers of
  /// these arguments in their order.
  package func expanded(_ arguments: [Any]) -> (format: String, arguments: [Int]) {
    var result = Expansion(entry: self, values: arguments)
    let number = arguments.firstIndex { !($0 is String) } ?? 0
    let chosen = choices.flatMap { result.form($0, number) }
    result.expand(chosen ?? format, own: nil, depth: 0)
    return (result.format, result.used)
  }

  private struct Expansion {
    let entry: LocalizedEntry
    let values: [Any]
    var format = ""
    var used: [Int] = []
    private var next = 0

    init(entry: LocalizedEntry, values: [Any]) {
      (self.entry, self.values) = (entry, values)
    }

    /// Appends a format. `own` is the argument of the variable whose form it is.
    mutating func expand(_ text: String, own: Int?, depth: Int) {
      for piece in FormatPiece.pieces(of: text) {
        switch piece {
        case .text(let text): format += text
        case .specifier(let position, let body):
          let index = position.map { $0 - 1 } ?? own ?? taken()
          guard values.indices.contains(index) else { continue }
          format += "%" + body
          used.append(index)
        case .variable(let position, let name):
          let index = position.map { $0 - 1 } ?? taken()
          // A variable may contain others; one that contains itself ends.
          guard depth < 8, let forms = entry.variables[name]?.forms, let form = form(forms, index)
          else { continue }
          expand(form, own: index, depth: depth + 1)
        }
      }
    }

    private mutating func taken() -> Int {
      next += 1
      return next - 1
    }

    /// Returns the form that an argument chooses.
    func form(_ forms: [String: String], _ index: Int) -> String? {
      guard values.indices.contains(index), let number = number(values[index]) else {
        return forms["other"]
      }
      // An own text for nothing is used in each language.
      if number == 0, let text = forms["zero"] { return text }
      let isFloating = values[index] is any BinaryFloatingPoint
      let category = PluralCategory(
        number, hasFraction: isFloating && number.rounded() != number, language: entry.language)
      return forms[category.rawValue] ?? forms["other"]
    }

    private func number(_ value: Any) -> Double? {
      switch value {
      case let value as Int: Double(value)
      case let value as any BinaryInteger: Double(value)
      case let value as any BinaryFloatingPoint: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    }
  }
}
