import Testing
import UIKit

/// Numbers that no integer can hold, which apps pass by mistake: they must not end the process.
@MainActor
@Suite("Numbers that no integer can hold")
struct ExtremeNumberTests {
  private final class Target: NSObject {
    func step() {}
  }

  nonisolated static let numbers: [CGFloat] = [.infinity, -.infinity, 1e300, -1e300, .nan]

  @Test("Text is laid out with any indent, spacing and picture", arguments: numbers)
  func text(number: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = number
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: number, height: 10)
    let text = NSMutableAttributedString(
      string: "One two",
      attributes: [.paragraphStyle: style, .kern: number, .underlineStyle: number])
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.numberOfLines = 0
    label.attributedText = text
    #expect(!label.sizeThatFits(CGSize(width: 100, height: 1000)).height.isNaN)
  }

  @Test("Text is laid out in a font of any size", arguments: numbers + [1e9, -20, 0])
  func font(size: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: size)
    label.text = String(repeating: "One two three ", count: 40)
    let fitting = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(fitting.width >= 0 && fitting.height >= 0)
  }

  @Test("A slider with an endless range has an accessibility value")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.maximumValue = .infinity
    slider.value = .infinity
    #expect(slider.accessibilityValue?.hasSuffix("%") == true)
  }

  @Test("A display link with an endless rate says the largest number")
  func displayLink() {
    let link = CADisplayLink(target: Target(), selector: Selector("step", Target.step))
    link.preferredFrameRateRange = CAFrameRateRange(
      minimum: 0, maximum: .infinity, preferred: .infinity)
    #expect(link.preferredFramesPerSecond == .max)
  }

  @Test("An arc of any angle has a finite number of pieces")
  func arc() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 1e300)
    #expect(!path.isEmpty)
    #expect(!path.contains(CGPoint(x: 1e300, y: 1e300)))
  }
}
