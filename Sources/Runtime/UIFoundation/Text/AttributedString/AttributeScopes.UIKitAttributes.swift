import Foundation

extension AttributeScopes {
  /// The attributes of text drawn by UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text drawn by UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The font; by default that of the view that shows the text.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text; by default that of the view that shows the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour of the background behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The points added after each character.
    public let kern: KernAttribute
    /// The points added after each character, like ``kern``.
    public let tracking: TrackingAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the underline; by default the text's.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the strikethrough; by default the text's.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The offset of the baseline, in points upwards.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes defined by Foundation.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of UIKit by its name; one of SwiftUI with the same name has precedence.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The attribute for the font of text.
  @frozen public enum FontAttribute: ObjectAttribute {
    /// The type of the value: a font.
    public typealias Value = UIFont
    static let key = NSAttributedString.Key.font
  }

  /// The attribute for the style of paragraphs.
  @frozen public enum ParagraphStyleAttribute: ObjectAttribute {
    /// The type of the value: a paragraph style.
    public typealias Value = NSParagraphStyle
    static let key = NSAttributedString.Key.paragraphStyle
  }

  /// The attribute for the colour of text.
  @frozen public enum ForegroundColorAttribute: ObjectAttribute {
    /// The type of the value: a colour.
    public typealias Value = UIColor
    static let key = NSAttributedString.Key.foregroundColor
  }

  /// The attribute for the background colour of text.
  @frozen public enum BackgroundColorAttribute: ObjectAttribute {
    /// The type of the value: a colour.
    public typealias Value = UIColor
    static let key = NSAttributedString.Key.backgroundColor
  }

  /// The attribute for the points added after each character.
  @frozen public enum KernAttribute: ObjectAttribute {
    /// The type of the value: points.
    public typealias Value = CGFloat
    static let key = NSAttributedString.Key.kern
  }

  /// The attribute for the points added after each character.
  @frozen public enum TrackingAttribute: ObjectAttribute {
    /// The type of the value: points.
    public typealias Value = CGFloat
    static let key = NSAttributedString.Key.tracking
  }

  /// The attribute for the underline of text.
  @frozen public enum UnderlineStyleAttribute: ObjectAttribute {
    /// The type of the value: a line style.
    public typealias Value = NSUnderlineStyle
    static let key = NSAttributedString.Key.underlineStyle
  }

  /// The attribute for the colour of the underline.
  @frozen public enum UnderlineColorAttribute: ObjectAttribute {
    /// The type of the value: a colour.
    public typealias Value = UIColor
    static let key = NSAttributedString.Key.underlineColor
  }

  /// The attribute for the strikethrough of text.
  @frozen public enum StrikethroughStyleAttribute: ObjectAttribute {
    /// The type of the value: a line style.
    public typealias Value = NSUnderlineStyle
    static let key = NSAttributedString.Key.strikethroughStyle
  }

  /// The attribute for the colour of the strikethrough.
  @frozen public enum StrikethroughColorAttribute: ObjectAttribute {
    /// The type of the value: a colour.
    public typealias Value = UIColor
    static let key = NSAttributedString.Key.strikethroughColor
  }

  /// The attribute for the baseline offset of text.
  @frozen public enum BaselineOffsetAttribute: ObjectAttribute {
    /// The type of the value: points.
    public typealias Value = CGFloat
    static let key = NSAttributedString.Key.baselineOffset
  }
}
