/// The misuses of graphics contexts.
package enum ContextMisuse: MisuseCase {
  case bitmapFormat
  case bitmapMemory
  case dashPattern([CGFloat])
  case singularTransform(CGAffineTransform)
  case noTransparencyLayer
  case noSavedState

  package var sentence: String {
    switch self {
    case .bitmapFormat:
      "A bitmap context draws 8-bit RGB with premultiplied alpha or none, so no context is made; "
        + "pass bitsPerComponent 8, an RGB space and such an alpha info."
    case .bitmapMemory:
      "The memory of a bitmap context is premultipliedFirst or noneSkipFirst with "
        + "byteOrder32Little and whole pixels in a row, so no context is made; pass memory with "
        + "that layout, or nil."
    case .dashPattern(let lengths):
      "A dash pattern of \(lengths) draws nothing, so the dashes are unchanged; pass positive "
        + "lengths."
    case .singularTransform(let transform):
      "\(transform) has no inverse, so the context's transform is unchanged; skip the drawing "
        + "instead."
    case .noTransparencyLayer:
      "endTransparencyLayer() has no layer to end, so it is ignored; call "
        + "beginTransparencyLayer(auxiliaryInfo:) before it."
    case .noSavedState:
      "restoreGState() has no state to restore, so it is ignored; call saveGState() before it."
    }
  }
}
