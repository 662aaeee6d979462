import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct TextImageTests {
  private func attachments(_ text: Text) throws -> [NSTextAttachment] {
    let string = try #require(try show(text).find(UILabel.self).attributedText)
    return (0..<string.length).compactMap {
      string.attribute(.attachment, at: $0, effectiveRange: nil) as? NSTextAttachment
    }
  }

  @Test("A symbol in a text takes room in its line and is as large as the font")
  func width() throws {
    let plain = try show(Text("Saved")).find(UILabel.self).frame.size
    let joined = Text("Saved") + Text(Image(systemName: "star.fill"))
    let with = try show(joined).find(UILabel.self).frame.size
    let symbol = try #require(
      UIImage(
        systemName: "star.fill",
        withConfiguration: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17))))
    #expect(abs(with.width - plain.width - symbol.size.width) < 2)
    #expect(with.height == plain.height)
    let large = try attachments(Text("\(Image(systemName: "star.fill")) Title").font(.largeTitle))
    #expect(try #require(large.first?.image).size.width > symbol.size.width * 1.5)
  }

  @Test("A symbol that is not there leaves the rest of the text")
  func unknown() throws {
    let text = Text("\(Image(systemName: "no.such.symbol"))Alone")
    #expect(try show(text).find(UILabel.self).attributedText?.string == "Alone")
  }

  @Test("A text is read with what its pictures are called")
  func spoken() throws {
    let app = try show(Text("Tap \(Image(systemName: "square.and.arrow.up")) to send"))
    #expect(try app.find(UILabel.self).accessibilityLabel == "Tap Share to send")
  }

  @Test("A symbol in a text has the colour of its part, and a picture keeps its own")
  func colour() throws {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    func colours(_ text: Text) throws -> Set<UInt32> {
      let app = try show(text)
      let label = try app.find(UILabel.self)
      let bitmap = try app.device.snapshot().bitmap
      let window = try #require(label.window)
      let scale = CGFloat(bitmap.width) / window.bounds.width
      let frame = label.convert(label.bounds, to: nil)
      var found: Set<UInt32> = []
      for y in Int(frame.minY * scale)..<Int(frame.maxY * scale) {
        for x in Int(frame.minX * scale)..<Int(frame.maxX * scale) {
          found.insert(bitmap.pixels[y * bitmap.stride + x] & 0xFF_FFFF)
        }
      }
      return found
    }
    let green = Text(Image(systemName: "circle.fill")).foregroundColor(
      Color(uiColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)))
    #expect(try colours(green + Text("a")).contains(0x00FF00))
    #expect(try colours(Text(Image(uiImage: red))).contains(0xFF0000))
  }

  @Test("A long text breaks its lines between words and pictures")
  func lines() throws {
    let star = Image(systemName: "star.fill")
    let app = try show(Text("\(star) \(star) \(star) \(star)").frame(width: 50))
    let height = try app.find(UILabel.self).frame.height
    #expect(height > UIFont.systemFont(ofSize: 17).lineHeight * 1.5)
  }
}
