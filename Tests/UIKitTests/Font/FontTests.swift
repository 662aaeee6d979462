import Testing
import UIKit

@MainActor
struct FontTests {
  @Test("Metrics are the measured parts of the size", arguments: [10.0, 12, 17, 34])
  func metrics(size: Double) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(abs(font.ascender - size * 0.9521484375) < 1e-9)
    #expect(abs(font.descender + size * 0.2412109375) < 1e-9)
    #expect(abs(font.lineHeight - size * 1.193359375) < 1e-9)
    #expect(font.leading == 0)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
  }

  nonisolated static let table: [(UIFont.TextStyle, [CGFloat])] = [
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test("Text styles have the measured size in every category", arguments: 0..<4)
  func dynamicType(row: Int) {
    let (style, sizes) = FontTests.table[row]
    for (category, size) in zip(UIContentSizeCategory.ordered, sizes) {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }
  }

  nonisolated static let measured: [(UIContentSizeCategory, [UIFont.TextStyle: CGFloat])] = [
    (
      .extraSmall,
      [
        .largeTitle: 31, .title1: 25, .title2: 19, .title3: 17, .headline: 14, .subheadline: 12,
        .footnote: 12,
      ]
    ),
    (
      .small,
      [
        .largeTitle: 32, .title1: 26, .title2: 20, .title3: 18, .headline: 15, .subheadline: 13,
        .footnote: 12,
      ]
    ),
    (
      .large,
      [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
        .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
      ]
    ),
  ]

  @Test("All styles have the measured size at three categories", arguments: 0..<3)
  func styles(row: Int) {
    let (category, sizes) = FontTests.measured[row]
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }
  }

  @Test("Sizes never shrink from one category to the next")
  func monotonic() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      let sizes = UIContentSizeCategory.ordered.map {
        UIFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
        ).pointSize
      }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test("The headline is semibold, and bold text makes every style heavier")
  func weights() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
    let bold = UITraitCollection {
      $0.legibilityWeight = .bold
      $0.preferredContentSizeCategory = .large
    }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
    #expect(body.fontName == "Inter-Medium")
  }

  @Test("Names of faces lead back to the face")
  func names() {
    let font = UIFont.systemFont(ofSize: 15, weight: .bold)
    #expect(font.fontName == "Inter-Bold")
    #expect(UIFont(name: "Inter-Bold", size: 15) == font)
    #expect(UIFont.italicSystemFont(ofSize: 15).fontName == "Inter-Italic")
    #expect(UIFont.systemFont(ofSize: 34, weight: .bold).fontName == "InterDisplay-Bold")
    #expect(UIFont(name: "Papyrus", size: 15) == nil)
  }

  @Test("Symbolic traits change weight and slant; missing ones give nil")
  func descriptors() throws {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: both, size: 0)
    #expect(font.pointSize == 20)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(font.fontName == "InterDisplay-BoldItalic")
    #expect(descriptor.withSymbolicTraits(.traitCondensed) == nil)
    #expect(descriptor.withDesign(.default) != nil)
    #expect(descriptor.withDesign(.serif) == nil)
    let heavy = descriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 12).fontName == "Inter-ExtraBold")
  }

  @Test("Font metrics scale lengths and fonts with their style")
  func scaling() {
    let large = UITraitCollection {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      $0.displayScale = 3
    }
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 53)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 40, compatibleWith: large)
    #expect(font.pointSize == 40)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(metrics.scaledValue(for: 10, compatibleWith: usual) == 10)
  }

  @Test("Digits are equally wide when asked for")
  func digits() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = (0...9).map { "\($0)".size(withAttributes: [.font: font]).width }
    #expect(Set(widths.map { Int(($0 * 100).rounded()) }).count == 1)
    let plain = (0...9).map {
      "\($0)".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    #expect(Set(plain.map { Int(($0 * 100).rounded()) }).count > 1)
  }
}
