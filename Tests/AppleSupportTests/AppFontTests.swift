import SwiftUI
import Testing

@testable import UIFoundation

@MainActor
@Suite("Fonts that the app brings", .serialized)
struct AppFontTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Fonts").path

  private func register() {
    for style in ["Regular", "Bold"] {
      CTFontManagerRegisterFontsForURL(
        URL(fileURLWithPath: "\(Self.folder)/SampleBoxes-\(style).ttf"), .process, nil)
    }
  }

  @Test("Fonts of UIAppFonts are found by PostScript name, full name and family")
  func names() throws {
    AppProperties.read(
      ["UIAppFonts": ["SampleBoxes-Regular.ttf", "Fonts/SampleBoxes-Bold.ttf"]],
      folders: [Self.folder])
    let bold = try #require(UIFont(name: "SampleBoxes-Bold", size: 20))
    #expect(bold.fontName == "SampleBoxes-Bold")
    #expect(bold.familyName == "Sample Boxes")
    #expect(UIFont(name: "Sample Boxes Bold", size: 20) == bold)
    #expect(UIFont(name: "Sample Boxes", size: 20)?.fontName == "SampleBoxes-Regular")
    #expect(UIFont.familyNames.contains("Sample Boxes"))
    #expect(
      Set(UIFont.fontNames(forFamilyName: "Sample Boxes"))
        == ["SampleBoxes-Regular", "SampleBoxes-Bold"])
    #expect(UIFont(name: "Nothing-Bold", size: 20) == nil)
  }

  @Test("The metrics are those of the file")
  func metrics() throws {
    register()
    let font = try #require(UIFont(name: "SampleBoxes-Regular", size: 20))
    #expect(abs(font.ascender - 18) < 1e-9)
    #expect(abs(font.descender + 6) < 1e-9)
    #expect(abs(font.leading - 2) < 1e-9)
    #expect(abs(font.lineHeight - 26) < 1e-9)
    #expect(abs(font.xHeight - 10) < 1e-9)
    #expect(abs(font.capHeight - 14) < 1e-9)
  }

  @Test("Text is measured with the glyphs of the file, also after other text was drawn")
  func widths() throws {
    let other = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let before = other.size()
    register()
    let font = try #require(UIFont(name: "SampleBoxes-Regular", size: 20))
    let bold = try #require(UIFont(name: "SampleBoxes-Bold", size: 20))
    func size(_ font: UIFont) -> CGSize {
      NSAttributedString(string: "ab a", attributes: [.font: font]).size()
    }
    // Two letters of 600, a space of 300 and a letter, of 1000 units.
    #expect(abs(size(font).width - 42) < 0.01)
    #expect(abs(size(bold).width - 54) < 0.01)
    #expect(abs(size(font).height - 26) < 0.01)
    #expect(other.size() == before)
  }

  @Test("A bold descriptor and SwiftUI's weights choose a face of the family")
  func weights() throws {
    register()
    let font = try #require(UIFont(name: "SampleBoxes-Regular", size: 20))
    let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: descriptor, size: 0).fontName == "SampleBoxes-Bold")
    let named = UIFontDescriptor(fontAttributes: [.family: "Sample Boxes", .size: 20])
    #expect(UIFont(descriptor: named, size: 0) == font)
    #expect(font.withSize(30).fontName == "SampleBoxes-Regular")
  }

  @Test("A font from data is registered once, and data that is no font is none")
  func graphicsFont() throws {
    let url = URL(fileURLWithPath: "\(Self.folder)/SampleBoxes-Bold.ttf")
    let font = try #require(CGDataProvider(url: url).flatMap { CGFont($0) })
    CTFontManagerRegisterGraphicsFont(font, nil)
    var error: Unmanaged<NSError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == 105)
    #expect(CGDataProvider(data: Data("no font".utf8)).flatMap { CGFont($0) } == nil)
    var missing: Unmanaged<NSError>?
    let nowhere = URL(fileURLWithPath: "/nowhere.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(nowhere, .process, &missing))
    #expect(missing?.takeRetainedValue().code == 103)
  }

  @Test(
    "A font of iOS has its name, weight and slant, and is drawn with the system font",
    arguments: [
      ("HelveticaNeue-Light", UIFont.Weight.light, false), ("Avenir-Book", .regular, false),
      ("AvenirNext-DemiBoldItalic", .semibold, true), ("ArialMT", .regular, false),
      ("Helvetica Neue", .regular, false),
    ])
  func systemFamilies(name: String, weight: UIFont.Weight, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 17))
    #expect(font.face.weight == weight)
    #expect(font.face.isItalic == isItalic)
    #expect(font.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
  }
}
