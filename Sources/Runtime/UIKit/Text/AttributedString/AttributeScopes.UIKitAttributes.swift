import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit draws.
  public struct UIKitAttributes: AttributeScope {
    /// The font; without it, the one of the view that shows the text.
    public let font: FontAttribute
    /// How the paragraph is set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text; without it, the one of the view that shows the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after each character.
    public let kern: KernAttribute
    /// Points added after each character, like ``kern``.
    public let tracking: TrackingAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the text; without it, the text's.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text; without it, the text's.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Points by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation defines.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name; one of SwiftUI's with the same name goes before it.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The font of text.
  @frozen public enum FontAttribute: ObjectAttribute {
    /// A font.
    public typealias Value = UIFont
    static let key = NSAttributedString.Key.font
  }

  /// How paragraphs are set.
  @frozen public enum ParagraphStyleAttribute: ObjectAttribute {
    /// A paragraph style.
    public typealias Value = NSParagraphStyle
    static let key = NSAttributedString.Key.paragraphStyle
  }

  /// The colour of text.
  @frozen public enum ForegroundColorAttribute: ObjectAttribute {
    /// A colour.
    public typealias Value = UIColor
    static let key = NSAttributedString.Key.foregroundColor
  }

  /// The colour behind text.
  @frozen public enum BackgroundColorAttribute: ObjectAttribute {
    /// A colour.
    public typealias Value = UIColor
    static let key = NSAttributedString.Key.backgroundColor
  }

  /// Points added after each character.
  @frozen public enum KernAttribute: ObjectAttribute {
    /// Points.
    public typealias Value = CGFloat
    static let key = NSAttributedString.Key.kern
  }

  /// Points added after each character.
  @frozen public enum TrackingAttribute: ObjectAttribute {
    /// Points.
    public typealias Value = CGFloat
    static let key = NSAttributedString.Key.tracking
  }

  /// The line under text.
  @frozen public enum UnderlineStyleAttribute: ObjectAttribute {
    /// A line.
    public typealias Value = NSUnderlineStyle
    static let key = NSAttributedString.Key.underlineStyle
  }

  /// The colour of the line under text.
  @frozen public enum UnderlineColorAttribute: ObjectAttribute {
    /// A colour.
    public typealias Value = UIColor
    static let key = NSAttributedString.Key.underlineColor
  }

  /// The line through text.
  @frozen public enum StrikethroughStyleAttribute: ObjectAttribute {
    /// A line.
    public typealias Value = NSUnderlineStyle
    static let key = NSAttributedString.Key.strikethroughStyle
  }

  /// The colour of the line through text.
  @frozen public enum StrikethroughColorAttribute: ObjectAttribute {
    /// A colour.
    public typealias Value = UIColor
    static let key = NSAttributedString.Key.strikethroughColor
  }

  /// Points by which text is raised.
  @frozen public enum BaselineOffsetAttribute: ObjectAttribute {
    /// Points.
    public typealias Value = CGFloat
    static let key = NSAttributedString.Key.baselineOffset
  }
}
