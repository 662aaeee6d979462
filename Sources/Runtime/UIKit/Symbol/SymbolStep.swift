import CoreGraphics
import Foundation

/// One thing drawn for a symbol, in its grid: 24 units a side, y downwards.
struct SymbolStep {
  /// What is done with the path.
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
  /// The width of the line, in parts of the weight's width.
  let width: CGFloat
  /// Whether the step takes away what was drawn before.
  let erases: Bool
  /// The layer the step belongs to, from 1, the foremost; 0 is for none that is named.
  var layer = 0
  /// Whether the step is seen itself where layers have colours of their own, though it erases: it is
  /// a sign on a filled shape.
  var isSign = false

  /// The step in the first layer, unless it is in one.
  var inFrontUnlessNamed: SymbolStep {
    var step = self
    if step.layer == 0 { step.layer = 1 }
    return step
  }

  /// The step scaled and moved so that the grid's middle comes to `center`.
  func placed(scale: CGFloat, center: CGPoint, width factor: CGFloat, erases: Bool) -> SymbolStep {
    var transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x - 12 * scale, ty: center.y - 12 * scale)
    return SymbolStep(
      path: path.copy(using: &transform) ?? path, action: action, width: width * factor,
      erases: erases ? !self.erases : self.erases, layer: layer, isSign: isSign)
  }

  /// The area the step covers when lines of weight 1 are `lineWidth` wide; null when it erases.
  func bounds(lineWidth: CGFloat) -> CGRect {
    guard !erases else { return .null }
    let box = path.boundingBoxOfPath
    let outset = action == .fill ? 0 : width * lineWidth / 2
    return box.insetBy(dx: -outset, dy: -outset)
  }
}
