import CoreGraphics
import Foundation

/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text is laid out in lines from the top of the rectangle; without this option it is one
  /// line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height includes the leading; the system font has none, so nothing changes.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits into the height ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of drawing a string.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the text that was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the size of the text with one line for each paragraph, in points, not rounded.
  public func size() -> CGSize {
    DrawnText(self).size
  }

  /// Returns the bounds of the text, in points, not rounded; the height of `size` is only used with
  /// `truncatesLastVisibleLine`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current context with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    DrawnText(self).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the rectangle; lines that do not fit are
  /// omitted.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context; without `usesLineFragmentOrigin` the first baseline is
  /// at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    DrawnText(self).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text with one line for each paragraph, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText(self as String, attrs).size
  }

  /// Returns the bounds of the text, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self as String, attributes).boundingRect(
      with: size, options: options, context: context)
  }

  /// Draws the text in the current context with its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(self as String, attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(self as String, attrs).draw(
      with: rect, options: .usesLineFragmentOrigin, context: nil)
  }
}

extension String {
  /// Returns the size of the text with one line for each paragraph, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText(self, attrs).size
  }

  /// Returns the bounds of the text, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnText(self, attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current context with its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(self, attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(self, attrs).draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }
}

/// The shared implementation of string drawing.
private struct DrawnText {
  /// The default font: documented as Helvetica 12, here the system font.
  private static let font = UIFont.systemFont(ofSize: 12)

  let source: TextSource

  init(_ text: NSAttributedString) {
    source = TextSource(text, font: Self.font)
  }

  /// Creates text with uniform attributes, without an attributed string: those of Foundation on
  /// Linux never release their attributes.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    source = TextSource(string, attributes: attributes ?? [:], font: Self.font)
  }

  var size: CGSize { layout(width: .infinity).size }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(size: size, options: options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
    let left = layout.lines.map(\.frame.minX).min() ?? 0
    let right = layout.lines.map(\.frame.maxX).max() ?? 0
    let bounds = CGRect(x: left, y: top, width: right - left, height: layout.size.height)
    context?.totalBounds = bounds
    return bounds
  }

  func draw(at point: CGPoint) {
    guard let context = GraphicsContextStack.require("NSAttributedString.draw(at:)") else { return }
    layout(width: .infinity).draw(in: context, at: point)
  }

  func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    guard let graphics = GraphicsContextStack.require("NSAttributedString.draw(with:)") else {
      return
    }
    let layout = layout(size: rect.size, options: options.union(.truncatesLastVisibleLine))
    let rise = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline
    layout.draw(in: graphics, at: CGPoint(x: rect.minX, y: rect.minY - rise))
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
  }

  private func layout(width: CGFloat) -> TextLayout {
    TextLayout.cached(source, options: TextLayout.Options(width: width))
  }

  private func layout(size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let limited = options.contains(.truncatesLastVisibleLine) && size.height > 0
    let bounded = size.width > 0 && size.width < 1e6 && isMultiline
    return TextLayout.cached(
      source,
      options: TextLayout.Options(
        width: bounded ? size.width : .infinity, height: limited ? size.height : .infinity,
        maximumLines: isMultiline ? 0 : 1))
  }
}
