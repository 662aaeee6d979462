import Testing
import UIKit

@MainActor
@Suite("Image views")
struct ImageViewTests {
  private func picture(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
    }
  }

  private func pixel(_ view: UIImageView) -> UInt32? {
    (view.layer.contents as? CGImage).map { $0.bitmap[1, 1] }
  }

  @Test("The view is as large as its image, which fills its layer in its own scale")
  func size() {
    let stage = TestStage()
    let view = UIImageView(image: picture(.red))
    #expect(view.frame.size == CGSize(width: 10, height: 6))
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 6))
    stage.window.addSubview(view)
    stage.run(frames: 1)
    #expect(view.layer.contentsScale == 2)
    #expect(pixel(view) == 0xffff_0000)
    view.image = nil
    stage.run(frames: 1)
    #expect(view.layer.contents == nil)
    #expect(view.sizeThatFits(.zero) == .zero)
  }

  @Test("Templates take the tint, and follow it")
  func tint() {
    let stage = TestStage()
    let view = UIImageView(image: picture(.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    stage.window.addSubview(view)
    stage.run(frames: 1)
    #expect(pixel(view) == 0xff00_ff00)
    view.tintColor = .blue
    stage.run(frames: 1)
    #expect(pixel(view) == 0xff00_00ff)
  }

  @Test("The highlighted image shows while highlighted")
  func highlighted() {
    let stage = TestStage()
    let view = UIImageView(image: picture(.red), highlightedImage: picture(.blue))
    stage.window.addSubview(view)
    view.isHighlighted = true
    stage.run(frames: 1)
    #expect(pixel(view) == 0xff00_00ff)
  }

  @Test("Symbols take the preferred size and the display's scale")
  func symbols() {
    let stage = TestStage()
    let view = UIImageView(image: UIImage(systemName: "star"))
    let usual = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    stage.window.addSubview(view)
    view.sizeToFit()
    stage.run(frames: 1)
    #expect(abs(view.bounds.width - usual.width * 2) < 1)
    let pixels = (view.layer.contents as? CGImage)?.width ?? 0
    #expect(abs(CGFloat(pixels) - view.bounds.width * 3) < 1.5)
  }
}
