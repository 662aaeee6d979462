import DetentTesting
import Testing

@MainActor
@Suite("CATextLayer")
struct TextLayerTests {
  /// The columns of a picture of the layer that have pixels, at one pixel for a point.
  private func columns(of layer: CALayer) -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image {
      layer.render(in: $0.cgContext)
    }
    guard let pixels = image.cgImage?.bitmap else { return [] }
    return (0..<pixels.width).filter { x in
      (0..<pixels.height).contains { pixels[x, $0] >> 24 > 0 }
    }
  }

  private func layer(_ string: Any?, width: CGFloat = 200) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 40)
    layer.fontSize = 20
    layer.string = string
    return layer
  }

  @Test("A text is drawn, at the start of its bounds or as it is aligned")
  func alignment() throws {
    let text = layer("Hill")
    let first = columns(of: text)
    #expect(try #require(first.last) < 60)
    text.alignmentMode = .right
    #expect(try #require(columns(of: text).last) > 190)
    text.alignmentMode = .center
    let middle = columns(of: text)
    #expect(abs(try #require(middle.first) + (try #require(middle.last)) - 200) < 6)
    text.string = nil
    #expect(columns(of: text).isEmpty)
  }

  @Test("The size of the text is that of its font size, whatever size the font has")
  func sizes() {
    let text = layer("Hill")
    text.font = UIFont.boldSystemFont(ofSize: 99)
    let small = text.preferredFrameSize()
    let wanted = NSAttributedString(
      string: "Hill", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]
    ).size()
    #expect(abs(small.width - wanted.width) < 0.5)
    text.fontSize = 40
    #expect(text.preferredFrameSize().width > 1.8 * small.width)
  }

  @Test("An attributed text keeps its own attributes")
  func attributed() {
    let string = NSAttributedString(
      string: "Hill", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    #expect(abs(layer(string).preferredFrameSize().height - string.size().height) < 0.5)
  }

  @Test("A wrapped text has more lines in less width, a truncated one stays within it")
  func lines() throws {
    let text = layer("Some words that need room", width: 100)
    let line = text.preferredFrameSize().height
    text.isWrapped = true
    #expect(text.preferredFrameSize().height >= 2 * line - 1)
    text.isWrapped = false
    text.truncationMode = .end
    #expect(try #require(columns(of: text).last) < 100)
  }
}
