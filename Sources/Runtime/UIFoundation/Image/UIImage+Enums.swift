import Foundation

extension UIImage {
  /// The orientation in which an image's pixels are shown.
  public enum Orientation: Int, Sendable {
    /// The original orientation.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Rotated by 90 degrees counterclockwise.
    case left = 2
    /// Rotated by 90 degrees clockwise.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// Mirrored left to right, then rotated by 90 degrees counterclockwise.
    case leftMirrored = 6
    /// Mirrored left to right, then rotated by 90 degrees clockwise.
    case rightMirrored = 7

    /// Indicates whether width and height are exchanged.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// The mode that determines whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are drawn in the tint colour, other images in their own colours.
    case automatic = 0
    /// The image is drawn in its own colours.
    case alwaysOriginal = 1
    /// The image is drawn as a template: its alpha in the tint colour.
    case alwaysTemplate = 2
  }

  /// The mode in which the parts of a resizable image between its caps are drawn.
  public enum ResizingMode: Int, Sendable {
    /// The parts are repeated.
    case tile = 0
    /// The parts are stretched.
    case stretch = 1
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// No weight is specified; the lines are regular.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight = 1
    /// A very thin weight.
    case thin = 2
    /// A thin weight.
    case light = 3
    /// The regular weight.
    case regular = 4
    /// A weight slightly bolder than regular.
    case medium = 5
    /// A weight between medium and bold.
    case semibold = 6
    /// A bold weight.
    case bold = 7
    /// A weight bolder than bold.
    case heavy = 8
    /// The boldest weight.
    case black = 9

    /// Returns the font weight that corresponds to the symbol weight.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight.ordered[rawValue - 1]
    }
  }

  /// The scale of a symbol beside text of a given size.
  public enum SymbolScale: Int, Sendable {
    /// The default scale, medium.
    case `default` = -1
    /// No scale is specified; medium is used.
    case unspecified = 0
    /// A small scale.
    case small = 1
    /// The medium scale.
    case medium = 2
    /// A large scale.
    case large = 3
  }
}

extension UIFont.Weight {
  /// The symbol weight that corresponds to the font weight.
  package var symbolWeight: UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: index + 1) ?? .regular
  }
}
