import Foundation

extension AttributeScopes {
  /// The attributes of text that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of text that SwiftUI draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font; without it, that of the environment.
    public let font: FontAttribute
    /// The colour of the text; without it, that of the environment.
    public let foregroundColor: ForegroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added between letters.
    public let kern: KerningAttribute
    /// Points added between letters.
    public let tracking: TrackingAttribute
    /// Points by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation defines.
    public let foundation: FoundationAttributes

    /// The font of text.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name in texts that are stored.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name in texts that are stored.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The line through text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name in texts that are stored.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name in texts that are stored.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points added between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in texts that are stored.
      public static let name = "SwiftUI.Kern"
    }

    /// Points added between letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in texts that are stored.
      public static let name = "SwiftUI.Tracking"
    }

    /// Points by which text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in texts that are stored.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    /// What the line consists of. All lines are drawn solid.
    public struct Pattern: Hashable, Sendable {
      /// One stroke.
      public static let solid = Pattern()
    }

    let color: Color?

    /// Creates a line; without a colour it has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// One stroke in the text's colour.
    public static let single = LineStyle()
  }

  /// Text with attributes: SwiftUI's, those of UIKit where there are none of SwiftUI's, and
  /// links.
  // A literal is a key, not a string with attributes.
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
        }
        if let line = run[Own.StrikethroughStyleAttribute.self] {
          result.isStruckThrough = true
          result.strikethroughColor = line.color
        }
        result.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return result
      })
  }
}
