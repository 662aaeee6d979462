import CPixels
import Foundation

extension ShapeProperties {
  /// Draws the shape at a scale. The picture's offset is relative to the point `phase` in pixels.
  func picture(
    _ path: CGPath, scaleX: Double, scaleY: Double, phaseX: Double, phaseY: Double
  ) -> LayerPicture? {
    let strokes = strokeColor.map { $0.alpha > 0 } ?? false && lineWidth > 0
    let fills = fillColor.map { $0.alpha > 0 } ?? false
    guard strokes || fills else { return nil }
    var box = path.boundingBoxOfPath
    guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.width.isFinite,
      box.height.isFinite
    else { return nil }
    if strokes {
      let reach = lineWidth / 2 * (lineJoin == .miter ? max(1.5, miterLimit) : 1.5)
      box = box.insetBy(dx: -reach, dy: -reach)
    }
    let place = PixelRect(
      around: CGRect(
        x: box.minX * scaleX - phaseX, y: box.minY * scaleY - phaseY, width: box.width * scaleX,
        height: box.height * scaleY
      ).insetBy(dx: -1, dy: -1))
    let (minX, minY) = (place.minX, place.minY)
    guard let bitmap = Bitmap(width: place.width, height: place.height),
      let context = CGContext(bitmap: bitmap, scale: 1, flipped: true)
    else { return nil }
    context.translateBy(x: -phaseX - Double(minX), y: -phaseY - Double(minY))
    context.scaleBy(x: scaleX, y: scaleY)
    if fills, let fillColor {
      context.addPath(path)
      context.setFillColor(fillColor)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if strokes, let strokeColor {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setMiterLimit(miterLimit)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      if !lineDashPattern.isEmpty {
        context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern)
      }
      context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
      context.strokePath()
    }
    context.finish()
    return LayerPicture(bitmap: bitmap, offsetX: minX, offsetY: minY)
  }
}

extension GradientProperties {
  /// Draws the gradient at a size in pixels.
  func bitmap(width: Int, height: Int) -> Bitmap? {
    guard let bitmap = Bitmap(width: width, height: height),
      let context = CGContext(bitmap: bitmap, scale: 1, flipped: true)
    else { return nil }
    guard colors.count > 1 else {
      bitmap.clear(to: colors.first?.premultipliedPixel ?? 0)
      return bitmap
    }
    let places =
      locations.count == colors.count
      ? locations : colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    if type == .conic {
      drawConic(places, on: bitmap)
      return bitmap
    }
    let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors, locations: places)
    else { return bitmap }
    let size = (width: CGFloat(width), height: CGFloat(height))
    if type == .radial {
      let reach = (x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
      guard reach.x != 0, reach.y != 0 else { return bitmap }
      context.translateBy(x: startPoint.x * size.width, y: startPoint.y * size.height)
      context.scaleBy(x: abs(reach.x) * size.width, y: abs(reach.y) * size.height)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: everywhere)
    } else {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: startPoint.x * size.width, y: startPoint.y * size.height),
        end: CGPoint(x: endPoint.x * size.width, y: endPoint.y * size.height), options: everywhere)
    }
    context.finish()
    return bitmap
  }

  /// The number of colours of a conic gradient. tunable: count
  private static var conicColors: Int { 1024 }

  private func drawConic(_ places: [CGFloat], on bitmap: Bitmap) {
    let count = Self.conicColors
    var next = 0
    let ramp = (0..<count).map { index in
      let place = (CGFloat(index) + 0.5) / CGFloat(count)
      while next < places.count, places[next] <= place { next += 1 }
      if next == 0 { return colors[0].premultipliedPixel }
      if next == places.count { return colors[next - 1].premultipliedPixel }
      let share = (place - places[next - 1]) / (places[next] - places[next - 1])
      return colors[next - 1].mixed(with: colors[next], share).premultipliedPixel
    }
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let angle = atan2(
      (endPoint.y - startPoint.y) * height, (endPoint.x - startPoint.x) * width)
    px_conic(
      bitmap.pixels, bitmap.stride, bitmap.width, bitmap.height, startPoint.x * width,
      startPoint.y * height, angle, ramp, count)
  }
}
