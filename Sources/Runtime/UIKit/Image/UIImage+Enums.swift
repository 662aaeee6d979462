import Foundation

extension UIImage {
  /// How an image's pixels are turned before they are shown.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn counter-clockwise.
    case left = 2
    /// By a quarter turn clockwise.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// Mirrored left to right, then a quarter turn counter-clockwise.
    case leftMirrored = 6
    /// Mirrored left to right, then a quarter turn clockwise.
    case rightMirrored = 7

    /// Whether width and height change places.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// Whether an image is shown in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// Symbols take the tint, other images keep their colours.
    case automatic = 0
    /// The image keeps its colours.
    case alwaysOriginal = 1
    /// Only the image's alpha counts; its colour is the tint.
    case alwaysTemplate = 2
  }

  /// How the parts of a resizable image between its caps are drawn.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// No thickness has been given; the lines are regular.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// The usual thickness.
    case regular = 4
    /// A little thicker than usual.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Thick.
    case bold = 7
    /// Very thick.
    case heavy = 8
    /// The thickest.
    case black = 9

    /// The font weight that goes with the symbol weight.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight.ordered[rawValue - 1]
    }
  }

  /// The size of a symbol beside text of a given size.
  public enum SymbolScale: Int, Sendable {
    /// The usual size, medium.
    case `default` = -1
    /// No size has been given; medium is used.
    case unspecified = 0
    /// Smaller than usual.
    case small = 1
    /// The usual size.
    case medium = 2
    /// Larger than usual.
    case large = 3
  }
}

extension UIFont.Weight {
  /// The symbol weight that goes with the font weight.
  package var symbolWeight: UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: index + 1) ?? .regular
  }
}
