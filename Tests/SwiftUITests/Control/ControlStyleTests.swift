import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ControlStyleTests {
  private struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
        Text(isEnabled ? "on" : "off")
      }
    }
  }

  @Test("A button style hears of the finger, and of the environment at the button")
  func pressed() throws {
    let log = Log()
    let app = try show(Button("Go") { log("went") }.buttonStyle(Loud()))
    let finger = try app.touch("Go")
    try app.settle()
    #expect(app.exists("down") && app.exists("on"))
    try finger.lift()
    try app.settle()
    #expect(app.exists("up") && log.lines == ["went"])
    let disabled = try show(Button("Go") {}.buttonStyle(Loud()).disabled(true))
    #expect(disabled.exists("off"))
  }

  @Test("A primitive style decides when a button acts")
  func primitive() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let log = Log()
    let app = try show(Button("Go") { log("went") }.buttonStyle(Twice()))
    try app.tap("Go")
    app.advance(by: 1)
    #expect(log.lines.isEmpty)
    try app.tap("Go")
    try app.tap("Go")
    try app.settle()
    #expect(log.lines == ["went"])
  }

  @Test(
    "Buttons with a border are as high as UIKit's",
    arguments: [(ControlSize.small, 28.0), (.regular, 34), (.large, 50)])
  func heights(size: ControlSize, height: Double) throws {
    let app = try show(Button("Go") {}.buttonStyle(.borderedProminent).controlSize(size))
    let view = try app.find(UIControl.self)
    #expect(abs(view.bounds.height - height) < 0.5)
  }

  @Test("A toggle is a button that stays pressed, or what a style of the app makes of it")
  func toggles() throws {
    struct Box: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Text(configuration.isOn ? "checked" : "open")
            configuration.label
          }
        }
      }
    }
    struct Screen: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        VStack {
          Toggle("First", isOn: $first).toggleStyle(.button)
          Toggle("Second", isOn: $second).toggleStyle(Box())
          Text("\(first) \(second)")
        }
      }
    }
    let app = try show(Screen())
    try app.tap("First")
    try app.settle()
    try app.tap("open, Second")
    try app.settle()
    #expect(app.exists("true true") && app.exists("checked, Second"))
  }

  @Test("A label shows what its style says, and is read out whole")
  func labels() throws {
    struct Upside: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.title
          configuration.icon
        }
      }
    }
    let app = try show(
      VStack {
        Label("One", systemImage: "star").labelStyle(.titleOnly)
        Button {
        } label: {
          Label("Two", systemImage: "star").labelStyle(.iconOnly)
        }
        Label("Three", systemImage: "star").labelStyle(Upside())
      })
    #expect(app.findAll(UIImageView.self).count == 2)
    #expect(app.exists("One") && app.exists("Two") && app.exists("Three"))
    let words = app.findAll(UILabel.self).compactMap(\.text)
    #expect(words.sorted() == ["One", "Three"])
  }

  @Test("A length scales with the user's text size")
  func scaledMetric() throws {
    struct Bar: View {
      @ScaledMetric(relativeTo: .body) private var width = 100.0
      var body: some View { Color.red.frame(width: width, height: 10).onTapGesture {} }
    }
    let app = try show(Bar())
    func width() -> CGFloat? {
      app.findAll(UIView.self).first { $0.bounds.height == 10 }?.bounds.width
    }
    #expect(width() == 100)
    app.device.setContentSizeCategory(.extraExtraExtraLarge)
    try app.settle()
    #expect(try #require(width()) > 120)
  }
}
