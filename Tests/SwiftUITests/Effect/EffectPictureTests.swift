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

  @Test(
    "Blend modes mix a view with what lies behind it as their formulas say",
    arguments: [
      // Over orange, (255, 128, 0), the colour (51, 153, 204).
      (BlendMode.normal, (51, 153, 204)), (.multiply, (51, 77, 0)), (.screen, (255, 204, 204)),
      (.darken, (51, 128, 0)), (.lighten, (255, 153, 204)), (.difference, (204, 25, 204)),
      (.plusLighter, (255, 255, 204)), (.exclusion, (204, 127, 204)),
      (.destinationOver, (255, 128, 0)), (.hardLight, (102, 153, 153)),
    ])
  func blendModes(mode: BlendMode, color: (Int, Int, Int)) throws {
    let shown = try picture(
      ZStack {
        Color(red: 1, green: 128 / 255, blue: 0)
        teal.frame(width: 100, height: 100).blendMode(mode)
      })
    #expect(isNear(shown.inside(100, 100), color))
    #expect(isNear(shown.inside(20, 20), (255, 128, 0)))
  }

  @Test("A compositing group keeps what is mixed in it from what lies behind it")
  func compositingGroup() throws {
    let mixed = ZStack {
      red.frame(width: 60, height: 60)
      teal.frame(width: 120, height: 120).blendMode(.multiply)
    }
    let open = try picture(mixed.background(Color.black))
    #expect(isNear(open.inside(100, 100), (51, 0, 0)))
    #expect(isNear(open.inside(50, 100), (0, 0, 0)))
    let closed = try picture(mixed.compositingGroup().background(Color.black))
    #expect(isNear(closed.inside(100, 100), (51, 0, 0)))
    #expect(isNear(closed.inside(50, 100), (51, 153, 204)))
    let faded = try picture(mixed.compositingGroup().opacity(0.5))
    #expect(isNear(faded.inside(50, 100), (153, 204, 230)))
  }

  @Test("What is mixed inside of round corners is mixed with what lies behind them, corners too")
  func blendInClip() throws {
    let shown = try picture(
      teal.blendMode(.multiply).clipShape(RoundedRectangle(cornerRadius: 40))
        .background(red))
    #expect(isNear(shown.inside(100, 100), (51, 0, 0)))
    #expect(isNear(shown.inside(18, 18), (51, 0, 0)))
    #expect(isNear(shown.inside(3, 3), (255, 0, 0)))
  }

  @Test("A view turned about an upright line is seen in perspective: the far side is smaller")
  func perspective() throws {
    let shown = try picture(
      red.frame(width: 200, height: 200)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    #expect(isNear(shown.inside(100, 100), (255, 0, 0)))
    // The edges are 100 · cos 60° from the middle, and 100 · sin 60° before and behind the plane; the
    // eye is 200 points away: 88 points to the left, 35 to the right.
    #expect(isNear(shown.inside(14, 100), (255, 0, 0)))
    #expect(isNear(shown.inside(10, 100), (255, 255, 255)))
    #expect(isNear(shown.inside(133, 100), (255, 0, 0)))
    #expect(isNear(shown.inside(137, 100), (255, 255, 255)))
    func height(at x: CGFloat) -> Int {
      stride(from: -60.5, to: 260, by: 1).count { shown.inside(x, $0).green < 128 }
    }
    #expect(height(at: 50) > 240)
    #expect(height(at: 130) < 160)
    let flat = try picture(
      red.frame(width: 200, height: 200)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
    #expect(isNear(flat.inside(55, 5), (255, 0, 0)))
    #expect(isNear(flat.inside(145, 195), (255, 0, 0)))
    #expect(isNear(flat.inside(45, 100), (255, 255, 255)))
  }

  @Test("Fingers reach a view in perspective where it is seen")
  func touchesInPerspective() throws {
    var taps = 0
    let app = try show(
      Color.red.frame(width: 200, height: 200)
        .onTapGesture { taps += 1 }
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    app.tap(at: CGPoint(x: 196.5, y: 438.5))
    app.tap(at: CGPoint(x: 276.5, y: 438.5))
    try app.settle()
    #expect(taps == 1)
  }

  @Test("A whole turn is animated all the way round")
  func wholeTurn() throws {
    let remote = Remote()
    let app = try show(TurningHand(remote: remote))
    let hand = try app.find("hand")
    func place() -> CGPoint { hand.convert(CGPoint(x: 10, y: 10), to: nil) }
    let start = place()
    remote("turn")
    app.advance(by: 0.5)
    let half = place()
    #expect(abs(half.x - start.x) < 6)
    #expect(abs(half.y - start.y - 80) < 6)
    try app.settle()
    #expect(abs(place().y - start.y) < 0.5)
  }
}

/// A hand above a middle, around which it can be turned.
private struct TurningHand: View {
  let remote: Remote
  @State private var angle = Angle.zero

  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20).accessibilityLabel("hand")
      Spacer()
    }
    .frame(height: 100)
    .rotationEffect(angle)
    .onAppear {
      remote.actions["turn"] = {
        withAnimation(.linear(duration: 1)) { angle = .degrees(360) }
      }
    }
  }
}
