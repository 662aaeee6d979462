/// An immutable gradient: colours at locations between 0 and 1, interpolated linearly.
public final class CGGradient: @unchecked Sendable {
  package struct Stop: Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  /// The stops in order of their locations.
  package let stops: [Stop]

  /// Creates a gradient. Without locations the colours are evenly spaced; locations belong to the
  /// colours in order and are clamped to 0 … 1. The pointer must refer to as many values as there
  /// are colours. `nil` without colours. Colours are interpolated in sRGB whatever `space` is.
  public init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { index, color in
      let location = locations?[index] ?? CGFloat(index) / CGFloat(last)
      return Stop(location: max(0, min(1, location)), color: color)
    }
    .enumerated()
    .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    .map(\.element)
  }

  /// Creates a gradient from components in `space`, each colour's followed by its alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap { index in
      CGColor(colorSpace: space, components: components + index * width)
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// The options for extending a gradient's end colours beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw bits.
  public var rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Extends the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Extends the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
