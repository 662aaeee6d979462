import Foundation

/// Something about a scene that a person may choose.
///
/// ```swift
/// SceneParameter.choice("content", ["label", "list"], default: "list", "What the sheet holds")
/// SceneParameter.number("radius", in: 0...60, or: ["automatic"], default: "automatic", "Corners")
/// ```
public struct SceneParameter: Sendable, Identifiable {
  /// The kinds of value.
  public enum Kind: String, Sendable {
    /// `true` or `false`.
    case flag
    /// One of a few words.
    case choice
    /// A number in a range, or one of a few words.
    case number
    /// A width and a height in points, such as `320x400`, or one of a few words.
    case size
    /// Items with commas between them.
    case list
    /// Any text.
    case text
  }

  /// The name, as `--set name=value` takes it.
  public let name: String
  /// The kind of value.
  public let kind: Kind
  /// The value where none is chosen.
  public let defaultValue: String
  /// The words that are allowed; empty where anything of the kind is.
  public let words: [String]
  /// The least and the largest number; nil for other kinds.
  public private(set) var range: ClosedRange<Double>?
  /// What a value looks like, for people: `120,0.4,medium,large`.
  public let form: String
  /// What it does, in one sentence.
  public let documentation: String
  /// The name of the list that a value must be an item of, where it is no word of its own.
  let list: String?
  private let accepts: @Sendable (String) -> Bool

  private init(
    name: String, kind: Kind, defaultValue: String, words: [String], form: String,
    documentation: String, list: String? = nil, accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.words = words
    self.form = form
    self.documentation = documentation
    self.list = list
    self.accepts = accepts
  }

  /// The identity of a parameter is its name.
  public var id: String { name }

  /// A parameter that is on or off.
  public static func flag(
    _ name: String, default isOn: Bool, _ documentation: String
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .flag, defaultValue: isOn ? "true" : "false", words: ["true", "false"],
      form: "true or false", documentation: documentation
    ) { $0 == "true" || $0 == "false" }
  }

  /// A parameter that takes one of a few words.
  public static func choice(
    _ name: String, _ words: [String], default word: String, _ documentation: String
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .choice, defaultValue: word, words: words,
      form: spoken(words), documentation: documentation
    ) { words.contains($0) }
  }

  /// A parameter that takes a number in a range, or one of a few words.
  public static func number(
    _ name: String, in range: ClosedRange<Double>, or words: [String] = [], default text: String,
    _ documentation: String
  ) -> SceneParameter {
    let low = FixedNumber.text(range.lowerBound, places: 3)
    let high = FixedNumber.text(range.upperBound, places: 3)
    var parameter = SceneParameter(
      name: name, kind: .number, defaultValue: text, words: words,
      form: spoken(["a number from \(low) to \(high)"] + words), documentation: documentation
    ) { text in
      words.contains(text) || Double(text).map(range.contains) ?? false
    }
    parameter.range = range
    return parameter
  }

  /// A parameter that takes a size such as `320x400`, or one of a few words.
  public static func size(
    _ name: String, or words: [String] = [], default text: String, _ documentation: String
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .size, defaultValue: text, words: words,
      form: spoken(["a size such as 320x400"] + words), documentation: documentation
    ) { text in
      words.contains(text) || SceneValues.size(text) != nil
    }
  }

  /// A parameter that takes items with commas between them.
  ///
  /// - Parameters:
  ///   - form: what a list looks like, for people.
  ///   - accepts: whether a single item is right; the list itself may be empty.
  public static func list(
    _ name: String, form: String, default text: String, _ documentation: String,
    accepts: @escaping @Sendable (String) -> Bool
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .list, defaultValue: text, words: [], form: form,
      documentation: documentation
    ) { text in
      SceneValues.items(text).allSatisfy(accepts)
    }
  }

  /// A parameter that takes an item of another parameter, which is a list, or one of a few words.
  ///
  /// What is an item depends on the list's value: ``SceneValues/check()`` looks when all are set.
  public static func item(
    _ name: String, of list: String, or words: [String] = [], default text: String,
    _ documentation: String
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .text, defaultValue: text, words: words,
      form: spoken(["an item of \"\(list)\""] + words), documentation: documentation, list: list
    ) { !$0.isEmpty }
  }

  /// A parameter that takes any text.
  public static func text(
    _ name: String, default text: String, _ documentation: String
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .text, defaultValue: text, words: [], form: "any text",
      documentation: documentation
    ) { _ in true }
  }

  /// Whether a value is allowed.
  public func allows(_ value: String) -> Bool { accepts(value) }

  private static func spoken(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
