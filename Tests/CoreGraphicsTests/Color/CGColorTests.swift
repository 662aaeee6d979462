import CoreGraphics
import Testing

@Suite("CGColor")
struct CGColorTests {
  @Test(
    "A colour's pixel is premultiplied and rounded to the nearest",
    arguments: [
      (CGColor(red: 1, green: 0, blue: 0, alpha: 1), 0xFFFF_0000),
      (CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), 0xFF33_6699),
      (CGColor(gray: 1, alpha: 0.5), 0x8080_8080),
      (CGColor(gray: 0, alpha: 0.2), 0x3300_0000),
      (CGColor.clear, 0),
      (CGColor(red: 2, green: -1, blue: .nan, alpha: 1), 0xFFFF_0000),
    ] as [(CGColor, UInt32)])
  func pixels(color: CGColor, pixel: UInt32) {
    #expect(color.premultipliedPixel == pixel)
  }

  @Test("Colours are equal if their space and components are")
  func equality() {
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(gray: 0.5, alpha: 1))
    #expect(CGColor(gray: 0.5, alpha: 1) != CGColor(gray: 0.5, alpha: 0.9))
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Set([red, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test("A copy with another alpha keeps the other components")
  func copy() throws {
    let copy = try #require(blue.copy(alpha: 0.25))
    #expect(copy.components == [0, 0, 1, 0.25])
    #expect(copy.alpha == 0.25)
    #expect(copy.numberOfComponents == 4)
    #expect(copy.colorSpace?.name == CGColorSpace.sRGB)
    #expect(CGColor.white.components == [1, 1])
  }

  @Test("A Display P3 colour inside sRGB becomes the same colour in sRGB")
  func displayP3() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    // The P3 coordinates of sRGB red, to four digits (documented: CSS Color 4).
    let color = try #require(CGColor(colorSpace: space, components: [0.9175, 0.2003, 0.1386, 1]))
    let pixel = color.premultipliedPixel
    #expect(pixel.redByte == 255)
    #expect(pixel.greenByte <= 1)
    #expect(pixel.blueByte <= 1)
    let gray = try #require(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1]))
    #expect(gray.premultipliedPixel == 0xFF80_8080)
  }

  @Test("Only known names make a colour space")
  func names() {
    #expect(CGColorSpace(name: "plaid") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
  }
}
