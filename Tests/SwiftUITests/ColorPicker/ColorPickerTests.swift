import DetentTesting
import SwiftUI
import Testing

@testable import SwiftUIExtras

@MainActor
struct ColorPickerTests {
  @Observable @MainActor
  final class Model {
    var color = Color(red: 1, green: 0.5, blue: 0)
    var writes = 0
  }

  struct Screen: View {
    let model: Model
    var supportsOpacity = true

    var body: some View {
      VStack {
        ColorPicker(
          "Accent",
          selection: Binding(
            get: { model.color },
            set: {
              model.color = $0
              model.writes += 1
            }), supportsOpacity: supportsOpacity)
        Spacer()
      }
      .padding()
    }
  }

  private func open(
    _ model: Model, supportsOpacity: Bool = true, page: String? = nil
  ) throws -> TestApp {
    let app = try show(Screen(model: model, supportsOpacity: supportsOpacity))
    try app.tap("Color well")
    try app.settle()
    #expect(app.exists("Colors"))
    if let page {
      try app.tap(page)
      try app.settle()
    }
    return app
  }

  private func parts(_ model: Model) -> [Int] {
    let parts = ColorParts(model.color)
    return [parts.red, parts.green, parts.blue].map { Int(($0 * 255).rounded()) }
  }

  /// A place on an element that is told to people, in shares of its size.
  private func place(_ label: String, _ x: CGFloat, _ y: CGFloat, _ app: TestApp) throws -> CGPoint
  {
    // Beside it stands a name, or a way to it, of the same words.
    let frame = try #require(
      app.elements.first { $0.label == label && $0.value != nil }
    ).frame
    return CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
  }

  @Test("A touch on the grid writes its colour and keeps the opacity")
  func grid() throws {
    let model = Model()
    model.color = model.color.opacity(0.5)
    let app = try open(model)
    let blue = "Red 0, green 97, blue 253"
    try app.tap(blue)
    try app.settle()
    #expect(parts(model) == [0, 97, 253])
    #expect(abs(ColorParts(model.color).opacity - 0.5) < 0.01)
    #expect(model.writes == 1)
  }

  @Test("A finger on the spectrum writes what is under it, all the way")
  func spectrum() throws {
    let model = Model()
    let app = try open(model, page: "Spectrum")
    let finger = try app.touch(at: place("Spectrum", 1.0 / 3, 0.5, app))
    #expect(parts(model) == [0, 255, 0])
    try finger.move(to: place("Spectrum", 2.0 / 3, 0.5, app))
    #expect(parts(model) == [0, 0, 255] && model.writes > 5)
    try finger.move(to: place("Spectrum", 2.0 / 3, 1.2, app))
    #expect(parts(model) == [0, 0, 0])
    try finger.lift()
    try app.settle()
    #expect(app.exists("Colors"))
  }

  @Test("A finger on a slider writes one part live, and the numbers follow")
  func sliders() throws {
    let model = Model()
    let app = try open(model, page: "Sliders")
    #expect(app.exists("255") && app.exists("128"))
    let finger = try app.touch(at: place("Green", 0.5, 0.5, app))
    try finger.move(to: place("Green", 1.1, 0.5, app))
    #expect(parts(model) == [255, 255, 0] && model.writes > 5)
    try finger.move(to: place("Green", -0.1, 0.5, app))
    try finger.lift()
    try app.settle()
    #expect(parts(model) == [255, 0, 0] && app.exists("0"))
  }

  @Test("Opacity has a slider of its own, or none")
  func opacity() throws {
    let model = Model()
    let app = try open(model)
    #expect(app.exists("100%"))
    let finger = try app.touch(at: place("Opacity", 0.95, 0.5, app))
    try finger.move(to: place("Opacity", 0, 0.5, app))
    try finger.lift()
    try app.settle()
    #expect(ColorParts(model.color).opacity == 0 && app.exists("0%"))
    #expect(parts(model) == [255, 128, 0])
    #expect(try !open(Model(), supportsOpacity: false).exists("Opacity"))
  }

  @Test("Six hexadecimal digits that are typed are taken; others are forgotten")
  func hex() throws {
    let model = Model()
    let app = try open(model, page: "Sliders")
    let field = try app.find(UITextField.self)
    #expect(field.text == "FF8000")
    func type(_ text: String) throws {
      app.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
      try app.settle()
      field.selectAll(nil)
      try app.type(text)
      #expect(app.press(.return))
      try app.settle()
    }
    try type("3366cc")
    #expect(parts(model) == [0x33, 0x66, 0xCC] && field.text == "3366CC")
    try type("nothing")
    #expect(parts(model) == [0x33, 0x66, 0xCC] && field.text == "3366CC")
  }

  @Test("The close button closes the sheet, and the well shows the colour")
  func closing() throws {
    let model = Model()
    let app = try open(model)
    try app.tap("Close")
    try app.settle()
    #expect(!app.exists("Colors") && app.sheets.isEmpty)
    #expect(try app.element(label: "Color well").value == "Red 255, green 128, blue 0")
  }

  @Test("On an iPad the colours are in a popover at the well")
  func popover() throws {
    let app = TestApp(device: .iPadA16) { UIHostingController(rootView: Screen(model: Model())) }
    try app.settle()
    try app.tap("Color well")
    try app.settle()
    #expect(app.exists("Colors") && app.sheets.isEmpty)
    #expect(try app.popover().frame.width >= 320)
  }

  @Test(
    "Places of the spectrum and the colours there are each other's inverse",
    arguments: [(0.1, 0.3), (0.5, 0.5), (0.8, 0.9), (0.25, 0.75)])
  func inverse(x: Double, y: Double) {
    let place = ColorParts(spectrum: CGPoint(x: x, y: y), opacity: 1).spectrumPlace
    #expect(abs(place.x - x) < 0.001 && abs(place.y - y) < 0.001)
  }
}
