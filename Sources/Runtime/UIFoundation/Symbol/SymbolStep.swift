import CoreGraphics
import Foundation

/// One drawing step of a symbol, in its grid: 24 units a side, y downwards.
struct SymbolStep {
  /// The drawing of the path.
  enum Action {
    /// The path is stroked.
    case stroke
    /// The path is filled.
    case fill
    /// The path is filled and stroked, so that it is as large as its outline.
    case solid
  }

  let path: CGPath
  let action: Action
  /// The width of the line, as a fraction of the weight's width.
  let width: CGFloat
  /// Indicates whether the step erases what was drawn before.
  let erases: Bool
  /// The layer of the step, from 1, the foremost; 0 for none.
  var layer = 0
  /// Indicates whether an erasing step is drawn itself if layers have their own colours: it is a
  /// sign on a filled shape.
  var isSign = false

  /// The step in the first layer, unless it has a layer.
  var inFrontUnlessNamed: SymbolStep {
    var step = self
    if step.layer == 0 { step.layer = 1 }
    return step
  }

  /// The step scaled and moved so that the grid's middle is at `center`.
  func placed(scale: CGFloat, center: CGPoint, width factor: CGFloat, erases: Bool) -> SymbolStep {
    var transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x - 12 * scale, ty: center.y - 12 * scale)
    return SymbolStep(
      path: path.copy(using: &transform) ?? path, action: action, width: width * factor,
      erases: erases ? !self.erases : self.erases, layer: layer, isSign: isSign)
  }

  /// Returns the bounds of the step when lines of weight 1 are `lineWidth` wide; null if it erases.
  func bounds(lineWidth: CGFloat) -> CGRect {
    guard !erases else { return .null }
    let box = path.boundingBoxOfPath
    let outset = action == .fill ? 0 : width * lineWidth / 2
    return box.insetBy(dx: -outset, dy: -outset)
  }
}
