import DetentTesting
import SwiftUI
import Testing

@MainActor
struct CanvasTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func picture(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> ShownPicture {
    try ShownPicture(
      ZStack {
        Color.white.ignoresSafeArea()
        Canvas(renderer: renderer).frame(width: 200, height: 200)
      })
  }

  @Test("A canvas fills, draws, clips, turns and fades what its closure draws")
  func drawing() throws {
    let (red, blue) = (red, blue)
    var seen = CGSize.zero
    let shown = try picture { context, size in
      seen = size
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(red))
      context.stroke(
        Path { $0.addLines([CGPoint(x: 0, y: 100), CGPoint(x: 200, y: 100)]) }, with: .color(blue),
        lineWidth: 10)
      var inner = context
      inner.clip(to: Path(ellipseIn: CGRect(x: 150, y: 0, width: 50, height: 50)))
      inner.opacity = 0.5
      inner.fill(Path(CGRect(x: 150, y: 0, width: 50, height: 50)), with: .color(red))
      var moved = context
      moved.translateBy(x: 100, y: 150)
      moved.rotate(by: .degrees(90))
      moved.fill(Path(CGRect(x: -5, y: -50, width: 10, height: 100)), with: .color(red))
    }
    #expect(seen == CGSize(width: 200, height: 200))
    #expect(shown.inside(25, 25) == (255, 0, 0))
    #expect(shown.inside(100, 100) == (0, 0, 255))
    #expect(shown.inside(152, 2) == (255, 255, 255))
    let faded = shown.inside(175, 25)
    #expect(faded.red == 255 && abs(faded.green - 128) < 3)
    #expect(shown.inside(60, 150) == (255, 0, 0))
    #expect(shown.inside(100, 170) == (255, 255, 255))
  }

  @Test("Text and symbols are drawn at a place, with an anchor, in the size they measure")
  func pictures() throws {
    var size = CGSize.zero
    let shown = try picture { context, _ in
      let text = context.resolve(Text("Town").font(.system(size: 40)).foregroundColor(.black))
      size = text.measure(in: CGSize(width: 300, height: 300))
      context.draw(text, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
      var star = context.resolve(Image(systemName: "star.fill"))
      star.shading = .color(Color(red: 0, green: 0, blue: 1))
      context.draw(star, in: CGRect(x: 100, y: 100, width: 100, height: 100))
    }
    #expect(size.width > 70 && size.width < 110 && size.height > 40 && size.height < 60)
    #expect(shown.inside(150, 155) == (0, 0, 255))
    let row = stride(from: CGFloat(1), to: 90, by: 0.5).map { shown.inside($0, 20).red }
    #expect(row.contains { $0 < 100 })
  }

  @Test("A layer is drawn as one picture, and blend modes mix colours")
  func layers() throws {
    let (red, blue) = (red, blue)
    let shown = try picture { context, _ in
      var faded = context
      faded.opacity = 0.5
      faded.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(red))
        layer.fill(Path(CGRect(x: 30, y: 0, width: 60, height: 60)), with: .color(blue))
      }
      context.fill(Path(CGRect(x: 100, y: 100, width: 50, height: 50)), with: .color(red))
      context.blendMode = .multiply
      context.fill(Path(CGRect(x: 100, y: 100, width: 50, height: 50)), with: .color(blue))
    }
    let overlap = shown.inside(45, 30)
    #expect(abs(overlap.red - 128) < 3 && overlap.blue == 255)
    #expect(shown.inside(125, 125) == (0, 0, 0))
  }

  @Test("A canvas is drawn again when what it shows changes, and for dark colours")
  func updates() throws {
    struct Screen: View {
      @State private var isOn = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["toggle"] = { isOn.toggle() }
        Canvas { [isOn] context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .color(isOn ? Color(red: 1, green: 0, blue: 0) : .primary))
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    #expect(try middle(of: app) == 0)
    remote("toggle")
    try app.settle()
    #expect(try middle(of: app) == 0xFF_0000)
  }

  private func middle(of app: TestApp) throws -> UInt32 {
    let bitmap = try app.device.snapshot().bitmap
    return bitmap.pixels[bitmap.height / 2 * bitmap.stride + bitmap.width / 2] & 0xFF_FFFF
  }

  @Test("A canvas draws its symbols by their tags, in sizes of their own and others")
  func symbols() throws {
    let shown = try ShownPicture(
      ZStack {
        Color.white.ignoresSafeArea()
        Canvas { context, _ in
          guard let box = context.resolveSymbol(id: "box"), let bar = context.resolveSymbol(id: 7)
          else { return }
          #expect(context.resolveSymbol(id: "none") == nil)
          context.draw(box, at: CGPoint(x: 50, y: 50))
          context.draw(box, in: CGRect(x: 100, y: 100, width: 80, height: 80))
          context.draw(bar, at: .zero, anchor: .topLeading)
        } symbols: {
          Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).tag("box")
          Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 5).tag(7)
        }
        .frame(width: 200, height: 200)
      })
    #expect(shown.inside(50, 50) == (255, 0, 0))
    #expect(shown.inside(35, 35) == (255, 0, 0))
    #expect(shown.inside(74, 74) == (255, 255, 255))
    #expect(shown.inside(104, 176) == (255, 0, 0))
    #expect(shown.inside(5, 2) == (0, 0, 255))
    #expect(shown.inside(15, 2) == (255, 255, 255))
  }

  @Test("A picture paints a shape side by side with itself")
  func imagePaint() throws {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
    }
    let image = Image(uiImage: tile)
    func shown(_ paint: ImagePaint) throws -> ShownPicture {
      try ShownPicture(Rectangle().fill(paint).frame(width: 200, height: 200))
    }
    let plain = try shown(ImagePaint(image: image))
    #expect(plain.inside(5, 100) == (255, 0, 0))
    #expect(plain.inside(15, 100) == (0, 0, 255))
    #expect(plain.inside(25, 150) == (255, 0, 0))
    let large = try shown(.image(image, scale: 2))
    #expect(large.inside(15, 100) == (255, 0, 0))
    #expect(large.inside(25, 100) == (0, 0, 255))
    let part = try shown(
      ImagePaint(image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
    #expect(part.inside(5, 100) == (0, 0, 255))
    #expect(part.inside(15, 100) == (0, 0, 255))
  }
}
