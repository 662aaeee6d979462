import CCairo
import CPango
import CoreGraphics
import Foundation

extension TextLayout {
  /// Draws the text with the top left corner of its bounds at `origin`. `color` applies to
  /// characters without their own colour. Dynamic colours are resolved with the current traits.
  ///
  /// Glyphs are filled as outlines: cairo 1.16 would move each glyph image to a whole pixel, which
  /// makes spacing uneven. Baselines are rounded to whole pixels, so that letters are crisp.
  package func draw(in context: CGContext, at origin: CGPoint, color: UIColor = .black) {
    for line in lines {
      guard let pango = line.pango else { continue }
      let x = origin.x + line.frame.minX
      let baseline = TextLayout.snapped(y: origin.y + line.baseline, in: context)
      let pieces = pieces(of: line, pango: pango, x: x)
      for piece in pieces {
        guard let background = piece.run.background else { continue }
        context.paint(background.cgColor) { cairo in
          cairo_rectangle(
            cairo, piece.x, baseline - line.ascent, piece.width, line.ascent + line.descent)
          cairo_fill(cairo)
        }
      }
      for piece in pieces {
        draw(piece, in: context, baseline: baseline, color: color)
      }
    }
  }

  private func draw(
    _ piece: Piece, in context: CGContext, baseline: CGFloat, color: UIColor
  ) {
    let run = piece.run
    let y = baseline - run.baselineOffset
    let textColor = (run.color ?? color).cgColor
    if let shadow = run.decoration, let color = shadow.shadowColor {
      context.saveGState()
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlur, color: color.cgColor)
    }
    defer { if run.decoration?.shadowColor != nil { context.restoreGState() } }
    if let picture = run.picture {
      draw(picture, in: context, at: CGPoint(x: piece.x, y: y), color: run.color ?? color)
    }
    let width = run.decoration?.strokeWidth ?? 0
    if run.picture == nil, width <= 0 {
      context.paint(textColor) { cairo in
        addGlyphs(of: piece, y: y, to: cairo)
        cairo_fill(cairo)
      }
    }
    if run.picture == nil, width != 0 {
      context.paint(run.decoration?.strokeColor?.cgColor ?? textColor) { cairo in
        cairo_save(cairo)
        addGlyphs(of: piece, y: y, to: cairo)
        cairo_set_line_width(cairo, Double(abs(width) / 100 * run.face.size))
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        cairo_set_dash(cairo, nil, 0, 0)
        cairo_stroke(cairo)
        cairo_restore(cairo)
      }
    }
    if !run.underline.isEmpty {
      stroke(
        run.underline, color: run.underlineColor?.cgColor ?? textColor, piece: piece, in: context,
        y: y + run.face.size * FontMetrics.underlinePosition)
    }
    if !run.strikethrough.isEmpty {
      stroke(
        run.strikethrough, color: run.strikethroughColor?.cgColor ?? textColor, piece: piece,
        in: context, y: y - run.face.size * run.face.metrics.xHeight / 2)
    }
  }

  /// Sets the outlines of a piece's glyphs as the path.
  private func addGlyphs(of piece: Piece, y: CGFloat, to cairo: OpaquePointer) {
    let item = piece.item.pointee
    let slant = piece.run.decoration?.slant ?? 0
    cairo_new_path(cairo)
    guard slant != 0 else {
      cairo_move_to(cairo, piece.x, y)
      return pango_cairo_glyph_string_path(cairo, item.item.pointee.analysis.font, item.glyphs)
    }
    // A path keeps its shape when the transform is restored.
    cairo_save(cairo)
    cairo_translate(cairo, piece.x, y)
    var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: -Double(slant), yy: 1, x0: 0, y0: 0)
    cairo_transform(cairo, &matrix)
    cairo_move_to(cairo, 0, 0)
    pango_cairo_glyph_string_path(cairo, item.item.pointee.analysis.font, item.glyphs)
    cairo_restore(cairo)
  }

  /// Draws an image with its origin on the baseline, template images in the text's colour.
  private func draw(
    _ picture: TextPicture, in context: CGContext, at point: CGPoint, color: UIColor
  ) {
    let box = CGRect(
      x: point.x + picture.bounds.minX, y: point.y - picture.bounds.maxY,
      width: picture.bounds.width, height: picture.bounds.height)
    let image = picture.image
    let enlarged = image.size.height > 0 ? box.height / image.size.height : 1
    let scale = max(abs(context.userToPixels.d), 1) * enlarged
    guard let pixels = image.pixels(tint: color, displayScale: scale) else { return }
    image.draw(pixels, in: box, context: context)
  }

  /// Draws a line below or through a piece of text, centred at `y`.
  private func stroke(
    _ style: NSUnderlineStyle, color: CGColor, piece: Piece, in context: CGContext, y: CGFloat
  ) {
    let thin = piece.run.face.size * FontMetrics.underlineThickness
    let thickness = style.contains(.thick) ? thin * 2 : thin
    let dashes = style.dashes.map { Double($0 * thickness) }
    let lines = style.isSuperset(of: .double) ? [y, y + thickness * 2] : [y]
    context.paint(color) { cairo in
      cairo_new_path(cairo)
      guard !dashes.isEmpty else {
        for y in lines {
          cairo_rectangle(cairo, piece.x, y - thickness / 2, piece.width, thickness)
        }
        return cairo_fill(cairo)
      }
      cairo_save(cairo)
      cairo_set_line_width(cairo, thickness)
      // A pattern goes on over the pieces of a line.
      cairo_set_dash(cairo, dashes, Int32(dashes.count), piece.x)
      for y in lines {
        cairo_move_to(cairo, piece.x, y)
        cairo_line_to(cairo, piece.x + piece.width, y)
      }
      cairo_stroke(cairo)
      cairo_restore(cairo)
    }
  }

  private func pieces(
    of line: Line, pango: UnsafeMutablePointer<PangoLayoutLine>, x: CGFloat
  ) -> [Piece] {
    var left = x
    return line.paragraph.glyphRuns(of: pango).map { item in
      let offset = Int(item.pointee.item.pointee.offset)
      let width =
        CGFloat(pango_glyph_string_get_width(item.pointee.glyphs)) / CGFloat(PANGO_SCALE)
      let piece = Piece(
        item: item, run: line.paragraph.run(at: line.paragraph.position(ofByte: offset)),
        x: left + CGFloat(item.pointee.start_x_offset) / CGFloat(PANGO_SCALE), width: width)
      left += width
      return piece
    }
  }

  /// Rounds a vertical position to a whole pixel, if the context's pixels are parallel to it.
  private static func snapped(y: CGFloat, in context: CGContext) -> CGFloat {
    let transform = context.userToPixels
    guard transform.b == 0, transform.c == 0, transform.d != 0 else { return y }
    let pixel = (y * transform.d + transform.ty).rounded()
    return (pixel - transform.ty) / transform.d
  }

  private struct Piece {
    let item: UnsafeMutablePointer<PangoGlyphItem>
    let run: TextRun
    let x: CGFloat
    let width: CGFloat
  }
}

extension NSUnderlineStyle {
  /// The lengths of the pattern's dashes and gaps in turn, in thicknesses of the line; none for a solid
  /// line. Grade: tunable.
  fileprivate var dashes: [CGFloat] {
    switch NSUnderlineStyle(rawValue: rawValue & 0x0700) {
    case .patternDot: [3, 3]
    case .patternDash: [10, 5]
    case .patternDashDot: [10, 3, 3, 3]
    case .patternDashDotDot: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}
