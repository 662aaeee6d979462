import Testing
import UIKit

@MainActor
@Suite("Labels")
struct LabelTests {
  // Fact X1.
  @Test(
    "A label's height is the one measured of UIKit",
    arguments: [
      (12.0, 3.0, 1, 14.333), (12, 2, 1, 14.5), (17, 3, 1, 20.333), (17, 3, 2, 40.667),
      (17, 2, 2, 41),
    ])
  func heights(size: Double, scale: Double, lines: Int, height: Double) {
    let stage = TestStage()
    let label = UILabel()
    label.traitOverrides.displayScale = scale
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: size)
    label.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
    stage.window.addSubview(label)
    #expect(abs(label.intrinsicContentSize.height - height) < 0.01)
  }

  @Test("An empty label has no size, an absent text neither")
  func empty() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test("One line is as wide as the text, several break at the width given")
  func wrapping() {
    let label = UILabel()
    label.text = "Several words that do not fit one narrow line"
    let line = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(line.width > 300)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > line.height * 3)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(abs(two.height - 40.667) < 0.01)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == two)
  }

  @Test("Text stands in the middle of the height, where the alignment says")
  func textRect() {
    let label = UILabel()
    label.text = "Text"
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    label.textAlignment = .center
    let center = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(center.midX - 100) < 0.5)
    #expect(abs(center.midY - 50) < 0.5)
    label.textAlignment = .right
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 200)
    label.textAlignment = .natural
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 0)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 200)
  }

  @Test("Text that is too wide is drawn smaller, but not below the least factor")
  func shrinking() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Rather a long line of text"
    label.adjustsFontSizeToFitWidth = true
    let shrunk = try #require(label.layout(within: label.bounds.size, lines: 1))
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width <= 100 && shrunk.size.width > 90)
    label.minimumScaleFactor = 0.9
    let limited = try #require(label.layout(within: label.bounds.size, lines: 1))
    #expect(limited.isTruncated)
  }

  @Test("The colour follows light and dark, and the picture is drawn again")
  func darkness() throws {
    let stage = TestStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "IIIIII"
    stage.window.addSubview(label)
    stage.run(frames: 1)
    #expect(darkest(in: try #require(label.layer.contents as? CGImage).bitmap) == 0xff00_0000)
    stage.host.reconfigure { $0.userInterfaceStyle = .dark }
    stage.run(frames: 1)
    #expect(darkest(in: try #require(label.layer.contents as? CGImage).bitmap) == 0xffff_ffff)
  }

  /// The darkest of the opaque pixels.
  private func darkest(in bitmap: Bitmap) -> UInt32? {
    var found: UInt32?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] >> 24 == 0xff {
        found = min(found ?? .max, bitmap[x, y])
      }
    }
    return found
  }

  @Test("A text style's font follows the text size if the label says so")
  func dynamicType() {
    let stage = TestStage()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    stage.window.addSubview(label)
    stage.window.addSubview(fixed)
    stage.host.reconfigure { $0.contentSizeCategory = .extraExtraExtraLarge }
    stage.run(frames: 1)
    #expect(label.font.pointSize == 23)
    #expect(fixed.font.pointSize == 17)
  }

  @Test("Text in the tint follows it")
  func tint() throws {
    let stage = TestStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "IIIIII"
    label.textColor = .tintColor
    label.tintColor = .red
    stage.window.addSubview(label)
    stage.run(frames: 1)
    #expect(darkest(in: try #require(label.layer.contents as? CGImage).bitmap) == 0xffff_0000)
    label.tintColor = .blue
    stage.run(frames: 1)
    #expect(darkest(in: try #require(label.layer.contents as? CGImage).bitmap) == 0xff00_00ff)
  }

  @Test("Text and attributed text are two views of one content")
  func attributed() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    #expect(label.text == "Bold")
    label.font = .systemFont(ofSize: 12)
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 12)
    #expect(label.accessibilityLabel == "Bold")
    label.text = nil
    #expect(label.attributedText == nil)
  }
}
