import CCairo
import CoreGraphics
import Foundation

/// A symbol in one size and weight.
package struct Symbol: Hashable, Sendable {
  /// The name, one of `SymbolCatalog.names`.
  package let name: String
  /// The size, weight and scale, all resolved.
  package let values: SymbolValues

  /// Indicates whether there is a symbol with the name.
  package static func exists(_ name: String) -> Bool {
    !name.hasPrefix("_") && SymbolCatalog.contains(name)
  }

  /// Returns the size of the symbol's image, in points: its drawn part, rounded up to pixels.
  package func size(scale: CGFloat) -> CGSize {
    let ink = artwork.ink
    return CGSize(
      width: TextLayout.ceil(ink.width * unit, scale: scale),
      height: TextLayout.ceil(ink.height * unit, scale: scale))
  }

  /// Returns the distance from the image's bottom to the baseline of text of the same size, in
  /// points; the middle of the grid is at half the height of capital letters.
  package func baselineOffsetFromBottom(scale: CGFloat) -> CGFloat {
    let ink = artwork.ink
    let spare = (size(scale: scale).height - ink.height * unit) / 2
    return (ink.maxY - 12) * unit - values.pointSize * FontMetrics.capHeight / 2 + spare
  }

  /// Returns the image of the symbol in a colour, with `scale` pixels per point.
  package func image(color: UIColor, scale: CGFloat) -> CGImage? {
    let layers = artwork.layers
    let coloring = values.coloring ?? .monochrome
    let colors = coloring.colors(of: layers.isEmpty ? [1] : layers, named: name, tint: color)
      .map(\.cgColor)
    let key = PictureKey(symbol: self, pixels: colors.map(\.premultipliedPixel), scale: scale)
    if let known = Symbol.pictures[key] { return known }
    let isPlain = colors.dropFirst().allSatisfy { $0 == colors[0] }
    guard let image = draw(isPlain ? [colors[0]] : colors, scale: scale) else { return nil }
    if Symbol.pictures.count >= Symbol.capacity { Symbol.pictures.removeAll() }
    Symbol.pictures[key] = image
    return image
  }

  /// The line widths of the weights, in grid units at medium scale. Grade: tunable; regular lines
  /// look as thick as the stems of regular text.
  private static let lineWidths: [CGFloat] = [0.6, 0.85, 1.2, 1.65, 1.9, 2.15, 2.45, 2.8, 3.1]

  /// The length of a grid unit at medium scale, as a fraction of the point size: a circle of 20
  /// units is 1.16 times as high as the text. Grade: tunable.
  private static let unitPart: CGFloat = 0.058

  /// The factors of the scales. Grade: tunable.
  private var enlargement: CGFloat {
    switch values.scale {
    case .small: 0.79
    case .large: 1.28
    case .medium, .default, .unspecified: 1
    }
  }

  /// The length of a grid unit, in points.
  private var unit: CGFloat { values.pointSize * Symbol.unitPart * enlargement }

  /// The line width, which is the same at every scale.
  private var lineWidth: CGFloat {
    Symbol.lineWidths[max(values.weight.rawValue - 1, 0)] / enlargement
  }

  private var artwork: Artwork {
    let key = ArtworkKey(name: name, lineWidth: lineWidth)
    if let known = Symbol.artworks[key] { return known }
    let recipe = SymbolCatalog.recipe(named: name)
    let steps = recipe.flatMap { SymbolParser.steps(of: $0) } ?? []
    let ink = steps.reduce(CGRect.null) { $0.union($1.bounds(lineWidth: lineWidth)) }
    let layers = Set(steps.map(\.layer).filter { $0 > 0 }).sorted()
    // In a symbol with layers, steps without a layer are in the first one.
    let named = layers.isEmpty ? steps : steps.map { $0.inFrontUnlessNamed }
    let artwork = Artwork(
      steps: named, layers: Set(named.map(\.layer).filter { $0 > 0 }).sorted(),
      ink: ink.isNull ? .zero : ink)
    Symbol.artworks[key] = artwork
    return artwork
  }

  /// Draws the symbol in one colour, or each layer in its own.
  private func draw(_ colors: [CGColor], scale: CGFloat) -> CGImage? {
    let artwork = artwork
    let size = size(scale: scale)
    guard let canvas = ImageCanvas(size: size, scale: scale, isOpaque: false) else { return nil }
    let cairo = canvas.context.cairo
    if colors.count == 1 {
      prepare(cairo, size: size)
      draw(artwork.steps, of: nil, colors[0], on: cairo)
      fade(cairo, to: colors[0].alpha)
      return canvas.finish()
    }
    for (layer, color) in zip(artwork.layers, colors).reversed() {
      cairo_push_group(cairo)
      prepare(cairo, size: size)
      draw(artwork.steps, of: layer, color, on: cairo)
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_paint_with_alpha(cairo, color.alpha)
    }
    return canvas.finish()
  }

  /// Centres the drawn part in an image of a size.
  private func prepare(_ cairo: OpaquePointer, size: CGSize) {
    let ink = artwork.ink
    cairo_translate(cairo, size.width / 2, size.height / 2)
    cairo_scale(cairo, unit, unit)
    cairo_translate(cairo, -ink.midX, -ink.midY)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
  }

  /// Draws the steps of one layer, or of all.
  private func draw(
    _ steps: [SymbolStep], of layer: Int?, _ color: CGColor, on cairo: OpaquePointer
  ) {
    let rgba = color.sRGBComponents
    cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, 1)
    for step in steps {
      let isOwn = layer == nil || step.layer == layer
      let erases = step.erases && !(layer != nil && isOwn && step.isSign)
      guard isOwn || erases else { continue }
      cairo_set_operator(cairo, erases ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
      cairo_set_line_width(cairo, step.width * lineWidth)
      cairo_new_path(cairo)
      CGContext.append(step.path, to: cairo)
      switch step.action {
      case .stroke: cairo_stroke(cairo)
      case .fill: cairo_fill(cairo)
      case .solid:
        cairo_fill_preserve(cairo)
        cairo_stroke(cairo)
      }
    }
  }

  /// Applies an opacity to everything: overlapping steps must not add up.
  private func fade(_ cairo: OpaquePointer, to alpha: Double) {
    guard alpha < 1 else { return }
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_rgba(cairo, 0, 0, 0, alpha)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private struct Artwork {
    let steps: [SymbolStep]
    /// The layers, from front to back; none for a symbol with a single layer.
    let layers: [Int]
    /// The bounding rectangle of everything drawn, in the grid.
    let ink: CGRect
  }

  private struct ArtworkKey: Hashable {
    let name: String
    let lineWidth: CGFloat
  }

  private struct PictureKey: Hashable {
    let symbol: Symbol
    let pixels: [UInt32]
    let scale: CGFloat
  }

  /// The number of cached symbols. Grade: tunable.
  private static let capacity = 256

  // All drawing is on the main thread.
  nonisolated(unsafe) private static var artworks: [ArtworkKey: Artwork] = [:]
  nonisolated(unsafe) private static var pictures: [PictureKey: CGImage] = [:]
}
