import CoreGraphics
import Foundation

/// The content of an image.
package enum ImageContent: Hashable, Sendable {
  /// No content.
  case empty
  /// A bitmap.
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

/// The properties with which an image's content is shown.
package struct ImageProperties: Equatable, Sendable {
  package var scale: CGFloat = 1
  package var orientation = UIImage.Orientation.up
  package var renderingMode = UIImage.RenderingMode.automatic
  /// The colour set with `withTintColor`.
  package var tint: UIColor?
  /// The cap insets; `nil` when the image is not resizable.
  package var caps: UIEdgeInsets?
  package var resizingMode = UIImage.ResizingMode.tile
  package var alignmentInsets = UIEdgeInsets.zero
  package var flipsForRightToLeft = false
  /// The baseline that was set or removed; `nil` leaves a symbol's own.
  package var baseline: Baseline?
  /// The values that the symbol's configuration specifies.
  package var symbolValues: SymbolValues?
  /// The pictures of an animated image.
  package var frames: Frames?

  /// The pictures of an animated image and the duration of all of them, in seconds.
  package struct Frames: Equatable, Sendable {
    package let images: [UIImage]
    package let duration: TimeInterval
  }

  package struct Baseline: Equatable, Sendable {
    package let offset: CGFloat?
  }
}
