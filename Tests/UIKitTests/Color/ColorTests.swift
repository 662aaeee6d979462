import Testing
import UIKit

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
  let rgba = color.resolvedColor(with: traits).rgba
  return [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Int(($0 * 255).rounded()) }
}

@MainActor
struct ColorTests {
  /// The palette of K1, with the dark values of the HIG where it has none.
  nonisolated static let palette: [(name: String, color: UIColor, light: [Int], dark: [Int])] = [
    ("red", .systemRed, [255, 56, 60], [255, 66, 69]),
    ("orange", .systemOrange, [255, 141, 40], [255, 146, 48]),
    ("yellow", .systemYellow, [255, 204, 0], [255, 214, 0]),
    ("green", .systemGreen, [52, 199, 89], [48, 209, 88]),
    ("mint", .systemMint, [0, 200, 179], [0, 218, 195]),
    ("teal", .systemTeal, [0, 195, 208], [0, 210, 224]),
    ("cyan", .systemCyan, [0, 192, 232], [60, 211, 254]),
    ("blue", .systemBlue, [0, 136, 255], [0, 145, 255]),
    ("indigo", .systemIndigo, [97, 85, 245], [109, 124, 255]),
    ("purple", .systemPurple, [203, 48, 224], [219, 52, 242]),
    ("pink", .systemPink, [255, 45, 85], [255, 55, 95]),
    ("brown", .systemBrown, [172, 127, 94], [183, 138, 102]),
    ("gray", .systemGray, [142, 142, 147], [142, 142, 147]),
    ("gray6", .systemGray6, [242, 242, 247], [28, 28, 30]),
  ]

  @Test("The palette has the values of iOS 26", arguments: 0..<palette.count)
  func palette(row: Int) {
    let entry = ColorTests.palette[row]
    #expect(bytes(entry.color, light) == entry.light + [255], "\(entry.name)")
    #expect(bytes(entry.color, dark) == entry.dark + [255], "\(entry.name)")
  }

  @Test("Labels fade by their measured alphas")
  func labels() {
    #expect(bytes(.label, light) == [0, 0, 0, 255])
    #expect(bytes(.label, dark) == [255, 255, 255, 255])
    #expect(bytes(.secondaryLabel, light) == [60, 60, 67, 153])
    #expect(bytes(.tertiaryLabel, light)[3] == 76)
    #expect(bytes(.tertiaryLabel, dark)[3] == 76)
    #expect(bytes(.quaternaryLabel, light)[3] == 45)
    #expect(bytes(.quaternaryLabel, dark)[3] == 40)
  }

  @Test("Dark backgrounds are lighter at the elevated level, light ones are not")
  func levels() {
    let raised = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
    #expect(bytes(.systemBackground, dark) == [0, 0, 0, 255])
    #expect(bytes(.systemBackground, raised) == [28, 28, 30, 255])
    #expect(bytes(.secondarySystemBackground, raised) == [44, 44, 46, 255])
    #expect(bytes(.systemGroupedBackground, raised) == [28, 28, 30, 255])
    let lightRaised = light.modifyingTraits { $0.userInterfaceLevel = .elevated }
    #expect(bytes(.systemBackground, lightRaised) == [255, 255, 255, 255])
  }

  @Test("High contrast changes colours")
  func contrast() {
    let high = light.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(bytes(.systemRed, high) == [233, 21, 45, 255])
  }

  @Test("A dynamic colour asks its provider with the current traits")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(light.asCurrent { color.rgba.red } == 0)
    #expect(dark.asCurrent { color.rgba.red } == 1)
    let faded = color.withAlphaComponent(0.5)
    #expect(bytes(faded, dark) == [255, 255, 255, 128])
    #expect(bytes(faded, light) == [0, 0, 0, 128])
    #expect(faded == color.withAlphaComponent(0.5))
    #expect(faded != color)
  }

  @Test("A provider may answer with another dynamic colour")
  func nested() {
    let color = UIColor { _ in .systemRed }
    #expect(bytes(color, dark) == [255, 66, 69, 255])
  }

  @Test("A provider that answers with its own colour is reported and gives clear")
  func endless() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let color = UIColor { _ in box.color ?? .red }
    box.color = color
    let messages = Misuse.collect {
      #expect(color.rgba.alpha == 0)
    }
    #expect(messages.map(\.id) == ["Drawing.recursiveColor"])
    box.color = nil
  }

  @Test("Components come back as given")
  func components() {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&r, green: &g, blue: &b, alpha: &a)
    #expect((r, g, b, a) == (0.1, 0.2, 0.3, 0.4))
    var white: CGFloat = 0
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.25)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("Hue, saturation and brightness survive the way there and back", arguments: 0..<12)
  func hue(step: Int) {
    let wanted = CGFloat(step) / 12
    let color = UIColor(hue: wanted, saturation: 0.6, brightness: 0.8, alpha: 1)
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    #expect(abs(h - wanted) < 1e-9)
    #expect(abs(s - 0.6) < 1e-9)
    #expect(abs(b - 0.8) < 1e-9)
  }

  @Test("Colours with the same components are equal")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.secondaryLabel)
  }

  @Test("The tint colour resolves to the tint around its use")
  func tint() {
    #expect(bytes(.tintColor, light) == [0, 136, 255, 255])
    let seen = UIColor.withTint(.systemPink) { bytes(.tintColor, dark) }
    #expect(seen == [255, 55, 95, 255])
  }

  @Test("A colour literal is a colour")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.rgba.green == 0.5)
  }

  @Test("Setting a colour without a context is reported")
  func noContext() {
    let reports = Misuse.collect { UIColor.red.setFill() }
    #expect(reports.map(\.id) == ["Drawing.noContext"])
  }
}
