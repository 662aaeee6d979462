import Foundation

/// A parameter of a scene.
///
/// ```swift
/// SceneParameter.choice("content", ["label", "list"], default: "list", "What the sheet holds")
/// SceneParameter.number("radius", in: 0...60, or: ["automatic"], default: "automatic", "Corners")
/// ```
public struct SceneParameter: Sendable, Identifiable {
  /// The kind of a value.
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

  /// The name, as in `--set name=value`.
  public let name: String
  /// The kind of value.
  public let kind: Kind
  /// The default value.
  public let defaultValue: String
  /// The permitted words; empty if all values of the kind are permitted.
  public let words: [String]
  /// The range of a number; `nil` for other kinds.
  public private(set) var range: ClosedRange<Double>?
  /// An example of a value: `120,0.4,medium,large`.
  public let form: String
  /// The description in one sentence.
  public let documentation: String
  /// The name of the list that a value must be an item of, unless it is one of ``words``.
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

  /// Creates a parameter that is on or off.
  public static func flag(
    _ name: String, default isOn: Bool, _ documentation: String
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .flag, defaultValue: isOn ? "true" : "false", words: ["true", "false"],
      form: "true or false", documentation: documentation
    ) { $0 == "true" || $0 == "false" }
  }

  /// Creates a parameter whose value is one of a few words.
  public static func choice(
    _ name: String, _ words: [String], default word: String, _ documentation: String
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .choice, defaultValue: word, words: words,
      form: spoken(words), documentation: documentation
    ) { words.contains($0) }
  }

  /// Creates a parameter whose value is a number in a range, or one of a few words.
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

  /// Creates a parameter whose value is a size such as `320x400`, or one of a few words.
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

  /// Creates a parameter whose value is a list of items with commas between them.
  ///
  /// - Parameters:
  ///   - name: the name, as in `--set name=value`.
  ///   - form: an example of a list.
  ///   - text: the default value.
  ///   - documentation: the description in one sentence.
  ///   - accepts: returns `true` for a valid item; the list itself may be empty.
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

  /// Creates a parameter whose value is an item of another parameter, a list, or one of a few
  /// words.
  ///
  /// The valid items depend on the list's value, so ``SceneValues/check()`` validates it once all
  /// are set.
  public static func item(
    _ name: String, of list: String, or words: [String] = [], default text: String,
    _ documentation: String
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .text, defaultValue: text, words: words,
      form: spoken(["an item of \"\(list)\""] + words), documentation: documentation, list: list
    ) { !$0.isEmpty }
  }

  /// Creates a parameter whose value is any text.
  public static func text(
    _ name: String, default text: String, _ documentation: String
  ) -> SceneParameter {
    SceneParameter(
      name: name, kind: .text, defaultValue: text, words: [], form: "any text",
      documentation: documentation
    ) { _ in true }
  }

  /// Indicates whether a value is valid.
  public func allows(_ value: String) -> Bool { accepts(value) }

  private static func spoken(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
