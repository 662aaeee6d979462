import Testing
import UIKit

@Suite("Attributed strings of both kinds")
struct AttributedStringTests {
  @Test("Going to the older kind and back keeps text and attributes")
  func roundTrip() {
    var text = AttributedString("Meet at ")
    text.font = .systemFont(ofSize: 13)
    var place = AttributedString("Møller 🎈")
    place.foregroundColor = .systemRed
    place.kern = 2
    place.strikethroughStyle = .double
    place.link = URL(string: "https://example.com")
    text += place
    let older = NSAttributedString(text)
    #expect(older.string == "Meet at Møller 🎈")
    let attributes = older.attributes(at: 9, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
    #expect(attributes[.strikethroughStyle] as? Int == NSUnderlineStyle.double.rawValue)
    #expect(AttributedString(older) == text)
  }

  @Test("Numbers of every type are points and lines")
  func numbers() {
    let container = AttributeContainer([.kern: 3, .baselineOffset: 1.5, .underlineStyle: 1])
    #expect(container.kern == 3)
    #expect(container.baselineOffset == 1.5)
    #expect(container.underlineStyle == .single)
  }
}
