import CCairo
import CPixels
import Foundation

/// A drawing destination over a bitmap.
///
/// A context created by the public initialiser has its origin at the bottom left, y upwards and a
/// unit of one pixel, as Apple's. A context provided by UIKit has its origin at the top left, y
/// downwards and a unit of one point.
public final class CGContext {
  /// The bitmap that is drawn to.
  package let bitmap: Bitmap
  /// The cairo context, for drawing that this class does not offer, such as text.
  package let cairo: OpaquePointer
  /// The transform from the initial user space to pixels with y down.
  package let baseTransform: CGAffineTransform

  var state = CGContextState()
  var savedStates: [CGContextState] = []

  /// The current path, in pixels with y down.
  var devicePath = CGMutablePath()

  private init?(bitmap: Bitmap, base: CGAffineTransform) {
    guard let surface = bitmap.makeSurface() else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
    else { return nil }
    self.bitmap = bitmap
    self.cairo = cairo
    baseTransform = base
    var matrix = cairo_matrix_t(base)
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, 1)
  }

  /// Creates a context over a bitmap. `scale` is the number of pixels per unit; `flipped` places
  /// the origin at the top left with y downwards, as UIKit does.
  package convenience init?(bitmap: Bitmap, scale: CGFloat, flipped: Bool) {
    let base =
      flipped
      ? CGAffineTransform(scaleX: scale, y: scale)
      : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(bitmap.height))
    self.init(bitmap: bitmap, base: base)
  }

  deinit {
    for state in savedStates + [state] {
      for layer in state.maskLayers {
        layer.release()
      }
    }
    cairo_destroy(cairo)
  }

  /// The number of columns of the bitmap.
  public var width: Int { bitmap.width }
  /// The number of rows of the bitmap.
  public var height: Int { bitmap.height }

  /// Saves the graphics state: transform, clip, colours, line, shadow, blend mode, alpha.
  public func saveGState() {
    cairo_save(cairo)
    savedStates.append(state)
    state.maskLayers = []
    state.isTransparencyLayer = false
  }

  /// Restores the state of the last `saveGState()`. Without one the call is reported and ignored.
  public func restoreGState() {
    guard !savedStates.isEmpty, !state.isTransparencyLayer else {
      Misuse.report(ContextMisuse.noSavedState)
      return
    }
    popState()
  }

  func popState() {
    endMaskLayers()
    cairo_restore(cairo)
    state = savedStates.removeLast()
  }

  /// Ends open layers and masks, so that the bitmap contains everything drawn.
  package func finish() {
    while !savedStates.isEmpty {
      if state.isTransparencyLayer { endTransparencyLayer() } else { popState() }
    }
    endMaskLayers()
    cairo_surface_flush(cairo_get_target(cairo))
    bitmap.isOpaque = px_is_opaque(bitmap.pixels, bitmap.stride, bitmap.width, bitmap.height)
  }
}

/// The part of the saved graphics state that cairo's own state lacks.
struct CGContextState {
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var interpolation = CGInterpolationQuality.default
  var shadow: Shadow?
  /// The masks that apply to drawing until the state ends, outermost first.
  var maskLayers: [MaskLayer] = []
  var isTransparencyLayer = false
}
