/// The misuses of drawing, colors and fonts.
package enum DrawingMisuse: MisuseCase {
  case noContext(String)
  case popWithoutPush
  case imageSize(CGSize, by: String)
  case endWithoutBegin
  case missingFonts(String)
  case recursiveColor

  package var sentence: String {
    switch self {
    case .noContext(let caller):
      "\(caller) has no graphics context, so nothing is drawn; call it from draw(_:) or between "
        + "UIGraphicsPushContext and UIGraphicsPopContext."
    case .popWithoutPush:
      "UIGraphicsPopContext() has no context to remove, so it is ignored; call "
        + "UIGraphicsPushContext(_:) before it."
    case .imageSize(let size, let caller):
      "\(caller) cannot make an image of \(size) points; pass a size of at least one pixel and "
        + "at most 32767 pixels in each dimension."
    case .endWithoutBegin:
      "UIGraphicsEndImageContext() has no image context to end, so it is ignored; call "
        + "UIGraphicsBeginImageContext(_:) before it."
    case .missingFonts(let folder):
      "The fonts of \(folder) are missing, so text has another font and size; run scripts/setup "
        + "or install the package fonts-inter."
    case .recursiveColor:
      "The provider of a dynamic color returned that color itself, so its color cannot be "
        + "resolved; return a fixed color."
    }
  }
}
