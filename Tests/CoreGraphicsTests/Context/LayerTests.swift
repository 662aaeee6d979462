import CoreGraphics
import Testing

@MainActor @Suite("Shadows, layers, masks, gradients, images")
struct LayerTests {
  private let square = CGRect(x: 20, y: 20, width: 20, height: 20)

  @Test("A sharp shadow is the shape moved, in the shadow's colour, below the shape")
  func sharpShadow() throws {
    let bitmap = try draw(60, 60, scale: 2) { context in
      context.setShadow(offset: CGSize(width: 5, height: 3), blur: 0, color: blue)
      context.setFillColor(red)
      context.fill(square)
    }
    #expect(bitmap[50, 50] == 0xFFFF_0000)
    #expect(bitmap[85, 80] == 0xFF00_00FF)
    #expect(bitmap[89, 85] == 0xFF00_00FF)
    #expect(bitmap[90, 80] == 0)
    #expect(bitmap[85, 86] == 0)
    #expect(bitmap[45, 45] == 0xFFFF_0000)
  }

  @Test("A shadow's offset does not follow the transform")
  func shadowOffset() throws {
    let bitmap = try draw(60, 60) { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blue)
      context.setFillColor(red)
      context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    }
    #expect(bitmap[29, 15] == 0xFF00_00FF)
    #expect(bitmap[30, 15] == 0)
  }

  @Test("In Apple's own coordinates a shadow with positive height falls upwards")
  func shadowUp() throws {
    let bitmap = try draw(60, 60, flipped: false) { context in
      context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: blue)
      context.setFillColor(red)
      context.fill(square)
    }
    #expect(bitmap[30, 17] == 0xFF00_00FF)
    #expect(bitmap[30, 41] == 0)
  }

  @Test(
    "The shadow of a shape is the same when another one is far away in the context",
    arguments: [CGFloat(6), 45, 150])
  func shadowAmongOthers(blur: CGFloat) throws {
    let rect = CGRect(x: 333.5, y: 290.25, width: 41, height: 57)
    func shadow(of rects: [CGRect]) throws -> Bitmap {
      try draw(900, 800) { context in
        context.setShadow(offset: CGSize(width: 3.5, height: 7), blur: blur, color: blue)
        context.setFillColor(red)
        context.addRects(rects)
        context.fillPath()
      }
    }
    let alone = try shadow(of: [rect])
    let corners = [CGPoint.zero, CGPoint(x: 899, y: 799)].map {
      CGRect(origin: $0, size: CGSize(width: 1, height: 1))
    }
    let together = try shadow(of: [rect] + corners)
    var differences = 0
    for y in 200..<450 {
      for x in 250..<500 where alone[x, y] != together[x, y] { differences += 1 }
    }
    #expect(differences == 0)
    #expect(alone[360, 290 + 57 + 8] != 0)
  }

  @Test("A shadow of a shape outside of the context does not reach it")
  func shadowOutside() throws {
    let bitmap = try draw(60, 60) { context in
      context.setShadow(offset: .zero, blur: 6, color: blue)
      context.setFillColor(red)
      context.fill(CGRect(x: 200, y: 200, width: 20, height: 20))
    }
    #expect(bitmap.coveredArea == 0)
  }

  @Test("A blurred shadow is half as strong at the shape's edge and keeps its sum")
  func blurredShadow() throws {
    let black = CGColor(gray: 0, alpha: 1)
    let shadow = try draw(200, 200) { context in
      context.clip(to: CGRect(x: 100, y: 0, width: 100, height: 200))
      context.setShadow(offset: CGSize(width: 100, height: 0), blur: 10, color: black)
      context.fill(CGRect(x: -70, y: 30, width: 140, height: 140))
    }
    // The shape lies outside the clip and still throws its shadow into it; the shadow's right edge
    // is at 170.
    #expect(abs(shadow[170, 100].alphaByte - 128) <= 14)
    #expect(abs(shadow[169, 100].alphaByte + shadow[170, 100].alphaByte - 255) <= 2)
    #expect(shadow[120, 100].alphaByte == 255)
    #expect(shadow[186, 100].alphaByte == 0)
    #expect(abs(shadow.coveredArea - 70 * 140) < 30)
  }

  @Test("A shadow with no colour is gone")
  func noShadow() throws {
    let bitmap = try draw(60, 60) { context in
      context.setShadow(offset: CGSize(width: 10, height: 10), blur: 4)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(square)
    }
    #expect(bitmap.coveredArea == 400)
  }

  @Test("A transparency layer is faded as one picture")
  func layer() throws {
    let bitmap = try draw(10, 10) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
      context.setFillColor(blue)
      context.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
      context.endTransparencyLayer()
    }
    #expect(bitmap[1, 1] == 0x8080_0000)
    #expect(bitmap[5, 5] == 0x8000_0080)
    #expect(bitmap[9, 9] == 0x8000_0080)
  }

  @Test("A layer's shadow is that of the whole picture")
  func layerShadow() throws {
    let bitmap = try draw(40, 20) { context in
      context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: green)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setFillColor(blue)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    #expect(bitmap[7, 7] == 0xFF00_00FF)
    #expect(bitmap[22, 2] == 0xFF00_FF00)
    #expect(bitmap[34, 14] == 0xFF00_FF00)
    #expect(bitmap[15, 15] == 0)
  }

  private func mask() throws -> CGImage {
    CGImage(
      bitmap: try draw(10, 10) { context in
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.setFillColor(CGColor(gray: 0, alpha: 0.5))
        context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
      })
  }

  @Test("A mask lets through its alpha, above what was there")
  func masking() throws {
    let bitmap = try draw(20, 20) { context in
      context.setFillColor(green)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.saveGState()
      context.translateBy(x: 0, y: 20)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: CGRect(x: 0, y: 10, width: 10, height: 10), mask: try mask())
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.setFillColor(blue)
      context.fill(CGRect(x: 19, y: 19, width: 1, height: 1))
    }
    #expect(bitmap[2, 2] == 0xFFFF_0000)
    #expect(abs(bitmap[7, 2].redByte - 128) <= 1)
    #expect(abs(bitmap[7, 2].greenByte - 127) <= 1)
    #expect(bitmap[2, 7] == 0xFF00_FF00)
    #expect(bitmap[12, 2] == 0xFF00_FF00)
    #expect(bitmap[19, 19] == 0xFF00_00FF)
  }

  @Test("An image taken while masks are in force shows them, and so does the end of drawing")
  func maskedImage() throws {
    var taken: CGImage?
    let bitmap = try draw(20, 20, flipped: false) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: try mask())
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: try mask())
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      taken = context.makeImage()
    }
    let image = try #require(taken).bitmap
    #expect(image.packedPixels == bitmap.packedPixels)
    #expect(image[4, 4] == 0xFFFF_0000)
    #expect(abs(image[15, 4].alphaByte - 64) <= 1)
    #expect(image[4, 15] == 0)
  }

  @Test("An opaque image masks by its gray")
  func grayMask() throws {
    let gray = try draw(2, 1) { context in
      context.setFillColor(CGColor(gray: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let bitmap = try draw(2, 1) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: CGImage(bitmap: gray))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(bitmap[0, 0] == 0xFF00_0000)
    #expect(bitmap[1, 0] == 0)
  }

  @Test("A linear gradient runs evenly and goes on only where it is told to")
  func linear() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    func pixels(_ options: CGGradientDrawingOptions) throws -> Bitmap {
      try draw(100, 1) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
      }
    }
    let both = try pixels([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both[5, 0] == 0xFFFF_0000)
    #expect(both[95, 0] == 0xFF00_00FF)
    #expect(abs(both[49, 0].redByte - 130) <= 3)
    #expect(abs(both[35, 0].redByte - 189) <= 3)
    let none = try pixels([])
    #expect(none[18, 0] == 0)
    #expect(none[82, 0] == 0)
    #expect(abs(none[49, 0].redByte - 130) <= 3)
    let after = try pixels(.drawsAfterEndLocation)
    #expect(after[5, 0] == 0)
    #expect(after[95, 0] == 0xFF00_00FF)
  }

  @Test("A radial gradient depends on the distance alone")
  func radial() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [.white, .black], locations: [0, 1]))
    let bitmap = try draw(41, 41) { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20.5, y: 20.5), startRadius: 0,
        endCenter: CGPoint(x: 20.5, y: 20.5), endRadius: 20, options: [])
    }
    #expect(bitmap[20, 20].redByte >= 250)
    #expect(bitmap[30, 20] == bitmap[20, 30])
    #expect(bitmap[10, 20] == bitmap[30, 20])
    #expect(abs(bitmap[30, 20].redByte - 128) <= 4)
    #expect(bitmap[0, 0] == 0)
  }

  private func flag() throws -> CGImage {
    CGImage(
      bitmap: try draw(2, 2) { context in
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
      })
  }

  @Test("An image stands upright where y goes up and upside down where it goes down")
  func imageOrientation() throws {
    let image = try flag()
    let up = try draw(2, 2, flipped: false) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(up[0, 0] == 0xFFFF_0000)
    let down = try draw(2, 2) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(down[0, 0] == 0xFF00_00FF)
    let upright = try draw(2, 2) {
      $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(upright.packedPixels == image.bitmap.packedPixels)
  }

  @Test("A scaled image has hard edges, and hard pixels without interpolation")
  func imageScaling() throws {
    let image = try flag()
    let sharp = try draw(20, 20) { context in
      context.interpolationQuality = .none
      context.drawUpright(image, in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(sharp[5, 9] == 0xFFFF_0000)
    #expect(sharp[5, 10] == 0xFF00_00FF)
    #expect(sharp[4, 9] == 0)
    let smooth = try draw(20, 20) { context in
      context.setAlpha(0.5)
      context.drawUpright(image, in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(smooth[5, 5] == 0x8080_0000)
    #expect(smooth[10, 9].redByte > 20)
    #expect(smooth[10, 9].blueByte > 20)
    #expect(smooth[4, 9] == 0)
  }

  @Test("Cropping keeps the pixels inside and nothing else")
  func cropping() throws {
    let image = try flag()
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0.5, width: 5, height: 5)))
    #expect((part.width, part.height) == (1, 2))
    let lower = try #require(image.cropping(to: CGRect(x: 0, y: 1, width: 2, height: 1)))
    #expect(lower.bitmap.packedPixels == [0xFF00_00FF, 0xFF00_00FF])
    #expect(image.cropping(to: CGRect(x: 2, y: 2, width: 1, height: 1)) == nil)
  }

  @Test("The public context draws into the caller's memory")
  func callerMemory() throws {
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 16)
    defer { memory.deallocate() }
    memory.update(repeating: 0, count: 16)
    let info =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let context = try #require(
      CGContext(
        data: memory, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.data == UnsafeMutableRawPointer(memory))
    #expect(memory[12] == 0xFFFF_0000)
    let reports = Misuse.collect {
      let gray = CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0)
      #expect(gray == nil)
    }
    #expect(reports.map(\.id) == ["Context.bitmapFormat"])
  }
}
