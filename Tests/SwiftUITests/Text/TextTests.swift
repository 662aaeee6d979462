import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct TextTests {
  private func attributes(_ text: Text, of part: String) throws -> [NSAttributedString.Key: Any] {
    let app = try show(text)
    let string = try #require(app.find(UILabel.self).attributedText)
    let range = (string.string as NSString).range(of: part)
    try #require(range.length > 0)
    return string.attributes(at: range.location, effectiveRange: nil)
  }

  @Test("A little Markdown is understood in literals, and not in strings")
  func markdown() throws {
    let name = "*Ida*"
    let text = Text("a **bold \(name)** and *slanted* ~~gone~~ `code` 2 * 3 snake_case_name")
    let app = try show(text)
    #expect(
      try app.find(UILabel.self).text == "a bold *Ida* and slanted gone code 2 * 3 snake_case_name")
    let font = try #require(attributes(text, of: "*Ida*")[.font] as? UIFont)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try attributes(text, of: "gone")[.strikethroughStyle] != nil)
    #expect(try attributes(text, of: "snake")[.strikethroughStyle] == nil)
    let plain = "**no**"
    #expect(try show(Text(plain)).find(UILabel.self).text == "**no**")
  }

  @Test("A line that is cut off is as wide as it is drawn, not as its last whole word")
  func cutLine() throws {
    let text = Text("Resizable Sheet").lineLimit(1)
    let whole = try show(text).find(UILabel.self).frame.width
    let width = (whole - 8).rounded()
    let app = try show(
      HStack(spacing: 0) {
        text
        Spacer(minLength: 0)
      }.frame(width: width))
    let label = try app.find(UILabel.self)
    #expect(label.frame.width <= width)
    #expect(label.frame.width > width - 20)
  }

  @Test("A link in a text opens its address")
  func link() throws {
    let log = Log()
    let app = try show(
      Text("[Here](https://example.com/a)").environment(
        \.openURL,
        OpenURLAction {
          log($0.absoluteString)
          return .handled
        }))
    try app.tap("Here")
    try app.settle()
    #expect(log.lines == ["https://example.com/a"])
  }

  @Test("Texts inside a text keep their look, and values are formatted")
  func interpolation() throws {
    let text = Text("It is \(Text("hot").foregroundStyle(.red)), \(0.256, format: .percent)")
    let color = try #require(attributes(text, of: "hot")[.foregroundColor] as? UIColor)
    #expect(color == .systemRed)
    #expect(try show(text).find(UILabel.self).text == "It is hot, 25.6%")
    #expect(try show(Text(1234, format: .number)).find(UILabel.self).text == "1,234")
  }

  @Test("Dates are written in the language and the time zone of the environment")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 0)
    #expect(try show(Text(date, style: .date)).find(UILabel.self).text == "January 1, 1970")
    let german = Text(date, style: .date).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try show(german).find(UILabel.self).text == "1. Januar 1970")
  }

  @Test("The environment changes case, spacing, lines and digits of text")
  func environment() throws {
    let app = try show(
      Text("Word").textCase(.uppercase).kerning(2).underline(color: .red).lineSpacing(7))
    let label = try app.find(UILabel.self)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(label.text == "WORD")
    #expect((attributes[.kern] as? NSNumber)?.doubleValue == 2)
    #expect(attributes[.underlineColor] as? UIColor == .systemRed)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 7)
  }

  @Test("Text reserves room for lines that it does not have")
  func reserved() throws {
    let one = try show(Text("x")).find(UILabel.self).bounds.height
    let three = try show(Text("x").lineLimit(3, reservesSpace: true)).find(UILabel.self)
    #expect(abs(three.bounds.height - 3 * one) < 3)
  }

  @Test("Text may shrink to fit, in one line")
  func shrinks() throws {
    let text = Text("A line that is much too long for its frame")
    let app = try show(text.lineLimit(1).minimumScaleFactor(0.5).frame(width: 200))
    let label = try app.find(UILabel.self)
    #expect(label.bounds.width == 200 && label.adjustsFontSizeToFitWidth)
  }

  @Test("The text size of the device reaches the environment, and can be kept in a range")
  func dynamicType() throws {
    struct Probe: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("size \(size.rawValue)") }
    }
    let app = try show(
      VStack {
        Probe()
        Text("fixed").dynamicTypeSize(.large)
        Text("kept").dynamicTypeSize(...DynamicTypeSize.xLarge)
      })
    let fixed = try app.find("fixed").bounds.height
    #expect(app.exists("size 3"))
    app.device.setContentSizeCategory(.accessibilityExtraLarge)
    try app.settle()
    #expect(app.exists("size 9"))
    #expect(try app.find("fixed").bounds.height == fixed)
    let kept = try app.find("kept").bounds.height
    #expect(kept > fixed && kept < fixed * 1.3)
  }
}
