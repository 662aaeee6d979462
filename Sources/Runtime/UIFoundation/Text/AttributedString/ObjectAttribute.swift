import Foundation

/// An attribute that exists in `AttributedString` and in `NSAttributedString`.
protocol ObjectAttribute: AttributedStringKey where Value: Sendable {
  static var key: NSAttributedString.Key { get }
}

extension ObjectAttribute {
  public static var name: String { key.rawValue }

  /// The value as it is stored in `NSAttributedString`: line styles by their raw values.
  fileprivate static func object(for value: Value) -> Any {
    (value as? NSUnderlineStyle)?.rawValue ?? value
  }

  fileprivate static func value(of object: Any) -> Value? {
    switch object {
    case let value as Value: value
    case let number as Int:
      NSUnderlineStyle(rawValue: number) as? Value ?? CGFloat(number) as? Value
    case let number as Double: CGFloat(number) as? Value
    default: nil
    }
  }

  fileprivate static func put(
    _ run: AttributedString.Runs.Run, into attributes: inout [NSAttributedString.Key: Any]
  ) {
    if let value = run[Self.self] { attributes[key] = object(for: value) }
  }

  fileprivate static func put(
    _ attributes: [NSAttributedString.Key: Any], into container: inout AttributeContainer
  ) {
    if let object = attributes[key], let value = value(of: object) { container[Self.self] = value }
  }
}

extension AttributeScopes.FoundationAttributes.LinkAttribute: ObjectAttribute {
  static var key: NSAttributedString.Key { .link }
}

private let objectAttributes: [any ObjectAttribute.Type] = [
  AttributeScopes.UIKitAttributes.FontAttribute.self,
  AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self,
  AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self,
  AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self,
  AttributeScopes.UIKitAttributes.KernAttribute.self,
  AttributeScopes.UIKitAttributes.TrackingAttribute.self,
  AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self,
  AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self,
  AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self,
  AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self,
  AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self,
  AttributeScopes.FoundationAttributes.LinkAttribute.self,
]

extension AttributeContainer {
  /// Creates a container from the attributes of an `NSAttributedString`. Attributes other than
  /// UIKit's and links are omitted.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in objectAttributes { attribute.put(dictionary, into: &self) }
  }
}

extension AttributedString {
  /// Creates an attributed string from an `NSAttributedString`. Attributes other than UIKit's and
  /// links are omitted.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      let text = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(text, attributes: AttributeContainer(values)))
    }
  }
}

extension NSAttributedString {
  /// Creates an `NSAttributedString` from an `AttributedString`. Attributes other than UIKit's and
  /// links are omitted.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var values: [NSAttributedString.Key: Any] = [:]
      for attribute in objectAttributes { attribute.put(run, into: &values) }
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: values))
    }
    self.init(attributedString: text)
  }
}
