import CoreGraphics
import Foundation

/// What an image shows.
package enum ImageContent: Hashable, Sendable {
  /// Nothing.
  case empty
  /// Pixels.
  case bitmap(CGImage)
  /// A symbol.
  case symbol(Symbol)

  package static func == (one: ImageContent, other: ImageContent) -> Bool {
    switch (one, other) {
    case (.empty, .empty): true
    case (.bitmap(let image), .bitmap(let other)): image === other
    case (.symbol(let symbol), .symbol(let other)): symbol == other
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .empty: break
    case .bitmap(let image): hasher.combine(ObjectIdentifier(image))
    case .symbol(let symbol): hasher.combine(symbol)
    }
  }
}

/// How an image is to be shown.
package struct ImageProperties: Equatable, Sendable {
  package var scale: CGFloat = 1
  package var orientation = UIImage.Orientation.up
  package var renderingMode = UIImage.RenderingMode.automatic
  /// The colour given with `withTintColor`.
  package var tint: UIColor?
  /// The parts that are not resized; nil when the image is not resizable.
  package var caps: UIEdgeInsets?
  package var resizingMode = UIImage.ResizingMode.tile
  package var alignmentInsets = UIEdgeInsets.zero
  package var flipsForRightToLeft = false
  /// A baseline set or taken away; nil leaves a symbol's own.
  package var baseline: Baseline?
  /// What the symbol's configuration specified.
  package var symbolValues: SymbolValues?

  package struct Baseline: Equatable, Sendable {
    package let offset: CGFloat?
  }
}
