import CPixels
import UIKit

/// The parts that the system draws over every app: status bar, sensors, home indicator.
///
/// They are drawn once for each look and then composed with the pictures.
@MainActor
final class SystemChrome {
  /// The values that the looks depend on.
  struct Scenery: Hashable {
    var model: DeviceModel
    var size: CGSize
    /// The number of pixels in a point of the picture, not of the screen.
    var scale: Double
    var statusBar: StatusBarLook
    var showsHomeIndicator: Bool
    var dimsHomeIndicator: Bool
    /// The visible share of the status bar, 0...1.
    var statusBarShare = 1.0
    /// Indicates whether the hidden part of the status bar is above the screen; else it is faded.
    var slidesStatusBar = false
  }

  /// The colour of the status bar.
  enum StatusBarLook: Hashable {
    case hidden
    case dark
    case light
    /// Dark, unless the picture behind is nearly black.
    case automaticallyDark
  }

  private struct Part: Hashable {
    var model: DeviceModel
    var size: CGSize
    var scale: Double
    var isLight: Bool
  }

  private var statusBars: [Part: Bitmap] = [:]

  /// The mean of the channels (of 255) below which dark symbols are hard to see; a dimmed light
  /// screen lies well above; tunable.
  private static let tooDark = 100
  /// The size of the area behind the clock that is sampled, in points to each side of its centre;
  /// tunable.
  private static let clockReach = CGSize(width: 20, height: 8)
  /// The middle of the channels' range. Over lighter pixels the indicator is dark.
  private static let middleGray = 128
  /// The bar's height and its distance from the bottom edge, in points; design templates.
  private static let indicatorHeight = 5.0
  private static let indicatorBottom = 8.0
  /// The opacity of the dimmed indicator; tunable.
  private static let dimmedIndicatorAlpha = 0.3

  /// Draws the parts on a picture of the whole screen.
  func draw(on picture: Bitmap, _ scenery: Scenery) {
    let parts = parts(scenery) { picture.meanLight(in: $0) }
    if let bar = parts.statusBar {
      let share = scenery.statusBarShare
      let hidden =
        scenery.slidesStatusBar ? Int(clamping: (Double(bar.height) * (1 - share)).rounded()) : 0
      let alpha = scenery.slidesStatusBar ? 255 : UInt8(clamping: (255 * share).rounded())
      px_over_alpha(
        picture.pixels, picture.stride, bar.pixels + hidden * bar.stride, bar.stride, bar.width,
        bar.height - hidden, alpha)
    }
    if let island = parts.island {
      withContext(on: picture, scale: scenery.scale) { context in
        context.setFillColor(UIColor.black.cgColor)
        context.addPath(
          CGPath(
            roundedRect: island, cornerWidth: island.height / 2, cornerHeight: island.height / 2,
            transform: nil))
        context.fillPath()
      }
    }
    if let indicator = parts.indicator {
      drawIndicator(indicator, parts, on: picture, scenery)
    }
  }

  /// Returns the parts.
  ///
  /// - Parameter light: returns the mean light of an area of the screen, in pixels of the picture;
  ///   `nil` for an area without pixels.
  func parts(_ scenery: Scenery, light: (PixelRect) -> Int?) -> SystemChromeParts {
    func mean(_ area: CGRect) -> Int {
      light(
        PixelRect(
          minX: Int(clamping: area.minX * scenery.scale),
          minY: Int(clamping: area.minY * scenery.scale),
          maxX: Int(clamping: area.maxX * scenery.scale),
          maxY: Int(clamping: area.maxY * scenery.scale))) ?? 255
    }
    var parts = SystemChromeParts()
    if let layout = StatusBarLayout(model: scenery.model, size: scenery.size) {
      parts.statusBar = statusBar(layout, scenery, mean)
      parts.island = layout.island
    }
    if scenery.showsHomeIndicator, let rect = indicator(scenery) {
      parts.indicator = rect
      parts.isIndicatorDimmed = scenery.dimsHomeIndicator
      parts.isIndicatorLight = mean(rect) < Self.middleGray
    }
    return parts
  }

  private func statusBar(
    _ layout: StatusBarLayout, _ scenery: Scenery, _ light: (CGRect) -> Int
  ) -> Bitmap? {
    guard scenery.statusBar != .hidden else { return nil }
    var isLight = scenery.statusBar == .light
    if scenery.statusBar == .automaticallyDark {
      let area = CGRect(origin: layout.clock, size: .zero)
        .insetBy(dx: -Self.clockReach.width, dy: -Self.clockReach.height)
        .intersection(CGRect(origin: .zero, size: scenery.size))
      isLight = light(area) < Self.tooDark
    }
    let part = Part(
      model: scenery.model, size: scenery.size, scale: scenery.scale, isLight: isLight)
    if let bar = statusBars[part] { return bar }
    // As many pixels as pictures at the scale have.
    let width = Int(clamping: (scenery.size.width * scenery.scale).rounded())
    let height = Int(
      clamping: min(
        (scenery.size.height * scenery.scale).rounded(),
        (layout.clock.y * 2 * scenery.scale).rounded(.up)))
    let bar = makeStatusBar(part, layout, width, height)
    statusBars[part] = bar
    return bar
  }

  private func makeStatusBar(
    _ part: Part, _ layout: StatusBarLayout, _ width: Int, _ height: Int
  ) -> Bitmap? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    withContext(on: bitmap, scale: part.scale) { context in
      StatusBarDrawing(
        context: context, scale: part.scale, color: part.isLight ? .white : .black
      ).draw(layout)
    }
    return bitmap
  }

  private func indicator(_ scenery: Scenery) -> CGRect? {
    guard scenery.model.hasHomeIndicator else { return nil }
    // 139 points on a screen 393 wide; in landscape, and on tablets, about a quarter of the width.
    let isUpright = scenery.size.height > scenery.size.width && scenery.model.idiom == .phone
    let width = (scenery.size.width * (isUpright ? 0.354 : 0.26)).rounded()
    return CGRect(
      x: (scenery.size.width - width) / 2,
      y: scenery.size.height - Self.indicatorBottom - Self.indicatorHeight, width: width,
      height: Self.indicatorHeight)
  }

  private func drawIndicator(
    _ rect: CGRect, _ parts: SystemChromeParts, on picture: Bitmap, _ scenery: Scenery
  ) {
    let color = parts.isIndicatorLight ? UIColor.white : UIColor.black
    let alpha = parts.isIndicatorDimmed ? Self.dimmedIndicatorAlpha : 1
    withContext(on: picture, scale: scenery.scale) { context in
      context.setFillColor(color.withAlphaComponent(alpha).cgColor)
      context.addPath(
        CGPath(
          roundedRect: rect, cornerWidth: rect.height / 2, cornerHeight: rect.height / 2,
          transform: nil))
      context.fillPath()
    }
  }

  private func withContext(on bitmap: Bitmap, scale: Double, _ body: (CGContext) -> Void) {
    let wasOpaque = bitmap.isOpaque
    guard let context = CGContext(bitmap: bitmap, scale: scale, flipped: true) else { return }
    body(context)
    context.finish()
    bitmap.isOpaque = wasOpaque
  }
}
