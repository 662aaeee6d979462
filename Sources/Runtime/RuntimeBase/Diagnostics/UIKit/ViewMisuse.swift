import Foundation

/// The misuses of views.
package enum ViewMisuse: MisuseCase {
  case subviewOfDescendant(AnyObject, in: AnyObject)
  case subviewOfEffectView(AnyObject)
  case layerClass(AnyClass, of: AnyClass)
  case geometryNotFinite(CGRect, String, of: AnyObject)
  case drawingTooLarge(AnyObject?, width: Int, height: Int)

  package var sentence: String {
    switch self {
    case .subviewOfDescendant(let view, let superview):
      "\(typeOf: view) cannot be added to \(typeOf: superview), which is the same view or one of "
        + "its descendants, so nothing is changed; remove \(typeOf: superview) from its superview "
        + "first."
    case .subviewOfEffectView(let view):
      "A \(typeOf: view) was not added to a UIVisualEffectView, which has no subviews of its own; "
        + "add it to the contentView."
    case .layerClass(let type, let view):
      "\(view).layerClass is \(type), which is no CALayer, so a CALayer is used; return a "
        + "subclass of CALayer."
    case .geometryNotFinite(let rectangle, let property, let view):
      "\(typeOf: view).\(property) was set to \(rectangle), which is not finite, so it is "
        + "unchanged; check the calculation."
    case .drawingTooLarge(let view, let width, let height):
      "\(view.map { "\(typeOf: $0)" } ?? "A view") is \(width)×\(height) pixels, too large for "
        + "one drawing, so nothing is drawn; draw it in tiles."
    }
  }

  package var exception: String? {
    switch self {
    case .subviewOfDescendant:
      "NSInvalidArgumentException"
    case .subviewOfEffectView:
      "NSInternalInconsistencyException"
    case .geometryNotFinite:
      "CALayerInvalidGeometry"
    default: nil
    }
  }
}
