import Foundation

extension AttributeScopes {
  /// The text attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The text attributes of SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font; by default that of the environment.
    public let font: FontAttribute
    /// The foreground colour; by default that of the environment.
    public let foregroundColor: ForegroundColorAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning in points.
    public let kern: KerningAttribute
    /// The tracking in points.
    public let tracking: TrackingAttribute
    /// The baseline offset in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value, a font.
      public typealias Value = Font
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.Font"
    }

    /// The foreground colour attribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value, a colour.
      public typealias Value = Color
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The strikethrough style attribute.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value, a line style.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The underline style attribute.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value, a line style.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The kerning attribute.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the value, in points.
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.Kern"
    }

    /// The tracking attribute.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value, in points.
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.Tracking"
    }

    /// The baseline offset attribute.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value, in points.
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Returns a SwiftUI attribute by its key path.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// The style of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let underlineStyle: NSUnderlineStyle

      /// A solid line.
      public static let solid = Pattern(underlineStyle: .single)
      /// A line of dots.
      public static let dot = Pattern(underlineStyle: [.single, .patternDot])
      /// A line of dashes.
      public static let dash = Pattern(underlineStyle: [.single, .patternDash])
      /// A line of dashes and dots in turn.
      public static let dashDot = Pattern(underlineStyle: [.single, .patternDashDot])
      /// A line of dashes and pairs of dots in turn.
      public static let dashDotDot = Pattern(underlineStyle: [.single, .patternDashDotDot])
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style; without a colour the line has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line in the text's colour.
    public static let single = LineStyle()
  }

  /// Creates text from an attributed string: with SwiftUI's attributes, those of UIKit in their
  /// absence, and links.
  // A literal is a key, not an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      runs: attributedContent.runs.map { run in
        typealias Own = AttributeScopes.SwiftUIAttributes
        typealias Other = AttributeScopes.UIKitAttributes
        var result = Run(string: String(attributedContent[run.range].characters))
        result.font = run[Own.FontAttribute.self] ?? run[Other.FontAttribute.self].map { Font($0) }
        result.color =
          run[Own.ForegroundColorAttribute.self]
          ?? run[Other.ForegroundColorAttribute.self].map { Color(uiColor: $0) }
        result.kerning =
          run[Own.TrackingAttribute.self] ?? run[Own.KerningAttribute.self]
        result.baselineOffset = run[Own.BaselineOffsetAttribute.self]
        if let line = run[Own.UnderlineStyleAttribute.self] {
          result.isUnderlined = true
          result.underlineColor = line.color
          result.underlinePattern = line.pattern
        }
        if let line = run[Own.StrikethroughStyleAttribute.self] {
          result.isStruckThrough = true
          result.strikethroughColor = line.color
          result.strikethroughPattern = line.pattern
        }
        result.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return result
      })
  }
}
