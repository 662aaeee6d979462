import Testing
import UIKit

private func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
      UIColor.blue.setFill()
      context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height / 2))
    }
}

private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32? {
  image.cgImage?.bitmap[x, y]
}

@MainActor
struct ImageTests {
  @Test(
    "A rendered image has its size in points and its pixels by its scale", arguments: [1, 2, 3])
  func renderer(scale: Int) throws {
    let image = picture(10, 8, scale: CGFloat(scale))
    #expect(image.size == CGSize(width: 10, height: 8))
    #expect(image.cgImage?.width == 10 * scale)
    #expect(pixel(image, 0, 0) == 0xFFFF_0000)
    #expect(pixel(image, 10 * scale - 1, 0) == 0xFF00_00FF)
    #expect(pixel(image, 10 * scale - 1, 8 * scale - 1) == 0)
  }

  @Test("An image survives the way through PNG")
  func png() throws {
    let image = picture(6, 4)
    let data = try #require(image.pngData())
    let back = try #require(UIImage(data: data))
    #expect(back.size == image.size)
    for y in 0..<4 {
      for x in 0..<6 {
        #expect(pixel(back, x, y) == pixel(image, x, y))
      }
    }
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("Files are found by name and the scale that suits the traits")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "detent-images-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try picture(4, 4, scale: 1).pngData()?.write(to: folder.appendingPathComponent("dot.png"))
    try picture(4, 4, scale: 2).pngData()?.write(to: folder.appendingPathComponent("dot@2x.png"))
    let folders = ImageFiles.folders
    ImageFiles.folders = [folder.path]
    defer { ImageFiles.folders = folders }
    let one = UITraitCollection(displayScale: 1)
    let three = UITraitCollection(displayScale: 3)
    #expect(UIImage(named: "dot", in: nil, compatibleWith: one)?.scale == 1)
    let large = try #require(UIImage(named: "dot", in: nil, compatibleWith: three))
    #expect(large.scale == 2)
    #expect(large.size == CGSize(width: 4, height: 4))
    #expect(UIImage(named: "none", in: nil, compatibleWith: one) == nil)
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("dot@2x.png").path)?.scale == 2)
  }

  /// Where the red left half of the picture is after turning.
  nonisolated static let orientations: [(UIImage.Orientation, CGSize, red: (Int, Int))] = [
    (.up, CGSize(width: 8, height: 4), (0, 3)),
    (.down, CGSize(width: 8, height: 4), (7, 0)),
    (.left, CGSize(width: 4, height: 8), (3, 7)),
    (.right, CGSize(width: 4, height: 8), (0, 0)),
    (.upMirrored, CGSize(width: 8, height: 4), (7, 3)),
    (.downMirrored, CGSize(width: 8, height: 4), (0, 0)),
  ]

  @Test("Orientation turns what is drawn", arguments: 0..<orientations.count)
  func orientation(row: Int) throws {
    let (orientation, size, red) = ImageTests.orientations[row]
    let pixels = try #require(picture(8, 4).cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.size == size)
    let upright = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(pixel(upright, red.0, red.1) == 0xFFFF_0000)
  }

  @Test("A template takes the tint, an original does not")
  func templates() throws {
    let image = picture(4, 4)
    let green = UIColor.green
    #expect(image.pixels(tint: green, displayScale: 1)?.bitmap[0, 0] == 0xFFFF_0000)
    let template = image.withRenderingMode(.alwaysTemplate)
    let tinted = try #require(template.pixels(tint: green, displayScale: 1)).bitmap
    #expect(tinted[0, 0] == 0xFF00_FF00)
    #expect(tinted[3, 3] == 0)
    let own = image.withTintColor(.white, renderingMode: .alwaysOriginal)
    #expect(own.pixels(tint: green, displayScale: 1)?.bitmap[0, 0] == 0xFFFF_FFFF)
  }

  @Test("A resizable image keeps its caps")
  func caps() throws {
    let source = UIGraphicsImageRenderer(
      size: CGSize(width: 5, height: 1),
      format: {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
      }()
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
      UIColor.white.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: .stretch)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 1), format: format).image {
      _ in source.draw(in: CGRect(x: 0, y: 0, width: 20, height: 1))
    }
    let row = (0..<20).map { pixel(drawn, $0, 0) }
    #expect(row.prefix(2).allSatisfy { $0 == 0xFFFF_0000 })
    #expect(row[2..<18].allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(row.suffix(2).allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test("The functions that begin and end an image give what was drawn")
  func imageContext() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), true, 2)
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 3, height: 3))
    #expect(image.flatMap { pixel($0, 1, 1) } == 0xFFFF_FFFF)
    #expect(image.flatMap { pixel($0, 4, 4) } == 0xFF00_0000)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("An impossible image is reported and empty")
  func impossible() {
    let messages = Misuse.collect {
      let image = UIGraphicsImageRenderer(size: .zero).image { _ in }
      #expect(image.size == .zero)
      UIGraphicsEndImageContext()
    }
    #expect(messages.map(\.id) == ["Drawing.imageSize", "Drawing.endWithoutBegin"])
  }
}
