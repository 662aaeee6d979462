import UIKit

/// Text about the elements of a screen, for people and for programs.
@MainActor
public enum ElementText {
  /// Returns one line for each element or container, those in a container indented: `slider
  /// "Volume" = "50%" #volume (16 300 361 34) adjustable`.
  public static func lines(_ elements: [ScreenElement]) -> String {
    var text = ""
    for element in elements { append(element, depth: 0, to: &text) }
    return text
  }

  /// Returns the same as JSON, sorted and indented.
  public static func json(_ elements: [ScreenElement]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(elements.map(ElementRecord.init))
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func append(_ element: ScreenElement, depth: Int, to text: inout String) {
    text += String(repeating: "  ", count: depth) + element.role
    if let label = element.label { text += " \(quoted(label))" }
    if let value = element.value, !value.isEmpty { text += " = \(quoted(value))" }
    if let identifier = element.identifier { text += " #\(identifier)" }
    let frame = element.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      .map { FixedNumber.text($0, places: 1) }
    text += " (\(numbers.joined(separator: " ")))"
    // The role names it already.
    let traits = element.traits.names.filter { $0 != element.role }
    if !traits.isEmpty { text += " " + traits.joined(separator: ", ") }
    if !element.actions.isEmpty { text += " actions: " + element.actions.joined(separator: ", ") }
    text += "\n"
    for child in element.children { append(child, depth: depth + 1, to: &text) }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
      + "\""
  }
}

/// An element in JSON.
private struct ElementRecord: Encodable {
  var role: String
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: [String]
  var frame: [Double]
  var actions: [String]?
  var children: [ElementRecord]?

  @MainActor
  init(_ element: ScreenElement) {
    role = element.role
    label = element.label
    value = element.value
    hint = element.hint
    identifier = element.identifier
    traits = element.traits.names
    let frame = element.frame
    self.frame = [frame.minX, frame.minY, frame.width, frame.height]
      .map { ($0 * 100).rounded() / 100 }
    actions = element.actions.isEmpty ? nil : element.actions
    children = element.children.isEmpty ? nil : element.children.map(ElementRecord.init)
  }
}
