import Foundation

extension NSAttributedString.Key {
  /// The key of a `UIFont`; the default is the system font of 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The key of an `NSParagraphStyle`; the default is the default style.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The key of the text's `UIColor`; the default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The key of the background's `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The key of the number of points added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The key of the number of points added after each character, like `kern`.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The key of the underline's `NSUnderlineStyle`, as its raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The key of the underline's `UIColor`; the default is the text's colour.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The key of the strikethrough's `NSUnderlineStyle`, as its raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The key of the strikethrough's `UIColor`; the default is the text's colour.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The key of the baseline offset, in points upwards.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The key of the outline's width, in hundredths of the font's size. Positive widths draw outlines only,
  /// negative ones the text and its outlines; the default is 0: no outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The key of the outline's `UIColor`; the default is the text's colour.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The key of the text's `NSShadow`; the default is none.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The key of the slant of the characters, as the sideways distance for each point of height; the default
  /// is 0.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The key of a link, a URL or string; it does not change the drawing.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// The style of an underline or strikethrough; only `single`, `thick` and `double` are drawn
/// differently.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots. It is combined with a kind of line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes. It is combined with a kind of line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn. It is combined with a kind of line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and pairs of dots in turn. It is combined with a kind of line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
}
