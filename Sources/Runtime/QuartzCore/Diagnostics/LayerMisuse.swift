/// The misuses of layers, their animations and transactions.
package enum LayerMisuse: MisuseCase {
  case springParameter(String, CGFloat)
  case commitWithoutBegin
  case sublayerTransformInSpace
  case gradientColors
  case unknownKeyPath(String?)
  case valueType(Any, for: String)
  case contentsType(Any)
  case layoutLoop(String)
  case sublayerOfDescendant
  case maskOfDescendant
  case geometryNotFinite(String)
  case changedOffMain(String)

  package var sentence: String {
    switch self {
    case .springParameter(let name, let value):
      "CASpringAnimation.\(name) was set to \(value), so it is unchanged; set a number above 0."
    case .commitWithoutBegin:
      "CATransaction.commit() was called without begin(), so it is ignored; call begin() first."
    case .sublayerTransformInSpace:
      "CALayer.sublayerTransform rotates the sublayers in space, which is not rendered; set the "
        + "transform of each sublayer."
    case .gradientColors:
      "CAGradientLayer.colors has elements that are not CGColors, so they are left out; set "
        + "CGColors."
    case .unknownKeyPath(let keyPath):
      "An animation has the key path \"\(keyPath ?? "nil")\", which layers do not have, so it "
        + "has no effect; use one such as \"position.y\"."
    case .valueType(let value, let keyPath):
      "The value for the key path \"\(keyPath)\" is a \(typeOf: value), so the property is "
        + "unchanged; set a value of the property's type."
    case .contentsType(let value):
      "CALayer.contents was set to a \(typeOf: value), so it is nil; set a CGImage or nil."
    case .layoutLoop(let owner):
      "Layout of \(owner) requests layout whenever it has run, which never ends, so its last "
        + "request is ignored; call setNeedsLayout() there only if something that layout depends "
        + "on has changed."
    case .sublayerOfDescendant:
      "A layer was added to itself or to one of its descendants, so nothing is changed; remove "
        + "it from its superlayer first."
    case .maskOfDescendant:
      "A layer was set as the mask of itself or of one of its descendants, so nothing is "
        + "changed; use another layer."
    case .geometryNotFinite(let property):
      "CALayer.\(property) was set to a value that is not finite, so it is unchanged; check the "
        + "calculation."
    case .changedOffMain(let name):
      "\(name) was changed on another thread than the main thread while it is on the screen, so its "
        + "next frame may be wrong or the app may end; change it on the main queue, as in "
        + "DispatchQueue.main.async."
    }
  }

  package var exception: String? {
    switch self {
    case .geometryNotFinite:
      "CALayerInvalidGeometry"
    default: nil
    }
  }
}
