import CPixels
import Foundation

extension DisplayListBuilder {
  /// Adds a layer with perspective: it is drawn upright into a bitmap, which is then projected.
  mutating func addProjected(
    of layer: CALayer, _ values: LayerProperties, _ projection: Projection,
    _ artwork: LayerArtwork, _ context: Context
  ) {
    let toDevice = projection.concatenating(
      Projection(
        CGAffineTransform(
          a: context.scaleX, b: 0, c: 0, d: context.scaleY, tx: context.x, ty: context.y)))
    let bounds = values.bounds
    let nearest = toDevice.magnification(in: bounds)
    let largest = Self.largestEnlargement * max(context.scaleX, context.scaleY)
    let scale = min(nearest, largest)
    guard scale > 1e-6, let way = toDevice.inverted else { return }

    let margin = Self.margin
    let clip = PixelRect(
      around: CGRect(
        x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale,
        height: bounds.height * scale
      ).insetBy(dx: -margin * scale, dy: -margin * scale))
    let steps = uprightSteps(of: layer, values, artwork, scale, clip: clip)
    if isPersistent { layer.forgetRedrawBelow() }
    var box = PixelRect.empty
    for step in steps { box = box.union(step.rect) }
    guard !box.isEmpty else { return }
    let seen = CGRect(
      x: Double(box.minX) / scale, y: Double(box.minY) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
    let target =
      toDevice.box(of: seen).map {
        PixelRect(around: $0.insetBy(dx: -1, dy: -1)).intersection(context.clip)
      } ?? context.clip
    guard !target.isEmpty else { return }

    let toUpright = way.concatenating(Projection(CGAffineTransform(scaleX: scale, y: scale)))
    let key = TurnedKey(transform: toUpright, visible: target, steps: steps)
    addPicture(of: layer, values, artwork, key) {
      Self.draw(steps, box, by: toUpright, into: target)
    }
  }

  /// The maximum magnification with which content near the eye is drawn. tunable: pixels of the
  /// device for one pixel
  private static var largestEnlargement: Double { 3 }
  /// The maximum extent of shadows and unclipped content beyond the bounds. tunable: points
  private static var margin: Double { 200 }

  private static func draw(
    _ steps: [DrawOp], _ box: PixelRect, by toUpright: Projection, into target: PixelRect
  ) -> Bitmap? {
    guard let upright = Bitmap(width: box.width, height: box.height),
      let bitmap = Bitmap(width: target.width, height: target.height)
    else { return nil }
    Painter().paint(
      steps, region: PixelRegion(box), on: Surface(upright, originX: box.minX, originY: box.minY))
    let way = Projection(
      CGAffineTransform(translationX: Double(target.minX), y: Double(target.minY))
    )
    .concatenating(toUpright)
    .concatenating(
      Projection(CGAffineTransform(translationX: -Double(box.minX), y: -Double(box.minY))))
    px_warp(
      bitmap.pixels, bitmap.stride, target.width, target.height, upright.pixels, upright.stride,
      upright.width, upright.height, way.numbers)
    return bitmap
  }
}
