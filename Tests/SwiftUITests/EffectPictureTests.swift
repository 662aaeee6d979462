import DetentTesting
import SwiftUI
import Testing

/// A picture of a view in the middle of a white screen, and its colours by points of the screen.
@MainActor
struct ShownPicture {
  private let image: CGImage
  private let scale: CGFloat

  init<V: View>(_ view: V) throws {
    let app = try show(view)
    image = try app.device.snapshot()
    scale = CGFloat(image.width) / 393
  }

  /// Red, green and blue, 0…255, at a point.
  subscript(x: CGFloat, y: CGFloat) -> (red: Int, green: Int, blue: Int) {
    let pixel = image.bitmap.pixels[
      Int(y * scale) * image.bitmap.stride + Int(x * scale)]
    return (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
  }

  /// The same in the coordinates of the 200 points in the middle of the safe area.
  func inside(_ x: CGFloat, _ y: CGFloat) -> (red: Int, green: Int, blue: Int) {
    self[96.5 + x, 338.5 + y]
  }
}

private func isNear(
  _ a: (red: Int, green: Int, blue: Int), _ b: (Int, Int, Int), within reach: Int = 3
) -> Bool {
  abs(a.red - b.0) <= reach && abs(a.green - b.1) <= reach && abs(a.blue - b.2) <= reach
}

@MainActor
struct EffectPictureTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let teal = Color(red: 0.2, green: 0.6, blue: 0.8)

  private func picture<V: View>(_ view: V) throws -> ShownPicture {
    try ShownPicture(
      ZStack {
        Color.white.ignoresSafeArea()
        view.frame(width: 200, height: 200)
      })
  }

  @Test("Filters change colours as their formulas say")
  func filters() throws {
    #expect(isNear(try picture(teal.brightness(0.2)).inside(100, 100), (102, 204, 255)))
    #expect(isNear(try picture(teal.colorInvert()).inside(100, 100), (204, 102, 51)))
    #expect(isNear(try picture(teal.contrast(0)).inside(100, 100), (128, 128, 128)))
    // 0.2126 · 51 + 0.7152 · 153 + 0.0722 · 204
    #expect(isNear(try picture(teal.grayscale(1)).inside(100, 100), (135, 135, 135)))
    #expect(isNear(try picture(teal.saturation(1)).inside(100, 100), (51, 153, 204)))
    #expect(
      isNear(
        try picture(teal.colorMultiply(Color(red: 0.5, green: 0.5, blue: 1))).inside(100, 100),
        (26, 77, 204)))
  }

  @Test("A blur spreads a view over its edge and leaves its middle")
  func blur() throws {
    let shown = try picture(red.frame(width: 100, height: 100).blur(radius: 10))
    #expect(isNear(shown.inside(100, 100), (255, 0, 0)))
    // Half of the colour is left on the edge.
    #expect(isNear(shown.inside(50, 100), (255, 128, 128), within: 14))
    #expect(isNear(shown.inside(5, 100), (255, 255, 255)))
  }

  @Test("A shadow is thrown by what a view shows, also by text alone")
  func shadow() throws {
    let shown = try picture(
      Circle().fill(red).frame(width: 100, height: 100)
        .shadow(color: .black, radius: 4, x: 0, y: 20))
    #expect(isNear(shown.inside(100, 100), (255, 0, 0)))
    #expect(isNear(shown.inside(100, 160), (0, 0, 0), within: 20))
    // The corner of the circle's rectangle has none.
    #expect(isNear(shown.inside(54, 56), (255, 255, 255), within: 6))
  }

  @Test("A mask shows a view where another is opaque, and gradients fade it")
  func mask() throws {
    let shown = try picture(
      red.mask { Circle().frame(width: 100, height: 100) })
    #expect(isNear(shown.inside(100, 100), (255, 0, 0)))
    #expect(isNear(shown.inside(20, 100), (255, 255, 255)))
    let faded = try picture(
      red.mask(
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)))
    #expect(isNear(faded.inside(100, 100), (255, 128, 128), within: 4))
    #expect(isNear(faded.inside(2, 100), (255, 3, 3), within: 4))
  }

  @Test("Gradients run along a line, outwards and round a point")
  func gradients() throws {
    let colors: [Color] = [red, Color(red: 0, green: 0, blue: 1)]
    let radial = try picture(
      RadialGradient(colors: colors, center: .center, startRadius: 20, endRadius: 100))
    #expect(isNear(radial.inside(100, 100), (255, 0, 0)))
    #expect(isNear(radial.inside(160, 100), (128, 0, 128), within: 4))
    #expect(isNear(radial.inside(100, 199), (0, 0, 255), within: 4))
    let elliptical = try picture(EllipticalGradient(colors: colors))
    #expect(isNear(elliptical.inside(150, 100), (128, 0, 128), within: 4))
    let angular = try picture(AngularGradient(colors: colors, center: .center))
    // Clockwise from the right: a quarter is below, three quarters above.
    #expect(isNear(angular.inside(100, 180), (191, 0, 64), within: 4))
    #expect(isNear(angular.inside(100, 20), (64, 0, 191), within: 4))
    let half = try picture(
      AngularGradient(
        colors: colors, center: .center, startAngle: .degrees(-90), endAngle: .degrees(90)))
    #expect(isNear(half.inside(180, 100), (128, 0, 128), within: 4))
    #expect(isNear(half.inside(20, 80), (255, 0, 0)))
    #expect(isNear(half.inside(20, 120), (0, 0, 255)))
  }

  @Test("A material lets what is behind it through, in its shape only")
  func material() throws {
    let shown = try picture(
      red.overlay {
        Color.clear.background(.regularMaterial, in: Circle())
      })
    let middle = shown.inside(100, 100)
    #expect(middle.red > 220 && middle.green > 120 && middle.green < 230)
    #expect(isNear(shown.inside(3, 3), (255, 0, 0)))
  }

  @Test("Levels of the foreground style are those that were given")
  func levels() throws {
    let shown = try picture(
      VStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.tint)
      }
      .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
      .tint(Color(red: 0, green: 0, blue: 1)))
    #expect(isNear(shown.inside(100, 20), (255, 0, 0)))
    #expect(isNear(shown.inside(100, 70), (0, 255, 0)))
    #expect(isNear(shown.inside(100, 120), (255, 178, 178), within: 4))
    #expect(isNear(shown.inside(100, 180), (0, 0, 255)))
  }

  @Test("Shapes are trimmed, turned, inset and drawn with dashes")
  func shapes() throws {
    let trimmed = try picture(
      Circle().trim(from: 0, to: 0.5).fill(red))
    // The lower half: a circle begins at the right and goes clockwise.
    #expect(isNear(trimmed.inside(100, 150), (255, 0, 0)))
    #expect(isNear(trimmed.inside(100, 50), (255, 255, 255)))
    let turned = try picture(Rectangle().scale(0.5).rotation(.degrees(45)).fill(red))
    #expect(isNear(turned.inside(100, 35), (255, 0, 0)))
    #expect(isNear(turned.inside(52, 52), (255, 255, 255)))
    let uneven = try picture(
      UnevenRoundedRectangle(topLeadingRadius: 100, style: .circular).fill(red))
    #expect(isNear(uneven.inside(10, 10), (255, 255, 255)))
    #expect(isNear(uneven.inside(190, 10), (255, 0, 0)))
    let border = try picture(Color.white.border(red, width: 10))
    #expect(isNear(border.inside(5, 100), (255, 0, 0)))
    #expect(isNear(border.inside(15, 100), (255, 255, 255)))
    let dashed = try picture(
      Rectangle().stroke(red, style: StrokeStyle(lineWidth: 8, dash: [50, 50])))
    #expect(isNear(dashed.inside(25, 1), (255, 0, 0)))
    #expect(isNear(dashed.inside(75, 1), (255, 255, 255)))
    let both = try picture(
      Circle().fill(red).stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 20))
    #expect(isNear(both.inside(100, 100), (255, 0, 0)))
    #expect(isNear(both.inside(3, 100), (0, 0, 255)))
  }
}
