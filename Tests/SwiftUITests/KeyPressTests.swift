import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct KeyPressTests {
  private func press(_ key: KeyStroke.Key, in app: TestApp) throws -> Bool {
    let window = try #require(app.root?.view.window)
    let host = try #require(DisplayHost.host(of: window))
    return host.press(KeyStroke(key))
  }

  @Test("A focused view hears of the keys that it asks for, and only while it has the keyboard")
  func focusable() throws {
    struct Screen: View {
      @FocusState private var isFocused: Bool
      let remote: Remote
      let log: Log
      var body: some View {
        let _ = remote.actions["focus"] = { isFocused = true }
        let _ = remote.actions["leave"] = { isFocused = false }
        Color.red
          .focusable()
          .focused($isFocused)
          .onKeyPress(.space) {
            log("space")
            return .handled
          }
          .onKeyPress(keys: [.leftArrow, .rightArrow], phases: .all) { press in
            log("\(press.key == .leftArrow ? "left" : "right") \(press.phase == .up)")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            log("digit \(press.characters)")
            return .ignored
          }
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log))
    #expect(try !press(.character(" "), in: app))
    #expect(log.take() == [])
    remote("focus")
    try app.settle()
    #expect(try press(.character(" "), in: app))
    #expect(try press(.left, in: app))
    #expect(try !press(.character("7"), in: app))
    #expect(try !press(.character("x"), in: app))
    #expect(log.take() == ["space", "left false", "left true", "digit 7"])
    remote("leave")
    try app.settle()
    #expect(try !press(.character(" "), in: app))
    #expect(log.take() == [])
  }

  @Test("Keys go to the innermost first, and outwards as long as they are ignored")
  func order() throws {
    struct Screen: View {
      @State private var text = ""
      let log: Log
      var body: some View {
        VStack {
          TextField("Name", text: $text)
            .onKeyPress(phases: .down) { press in
              log("inner \(press.characters)")
              return press.characters == "a" ? .handled : .ignored
            }
        }
        .onKeyPress(phases: .down) { press in
          log("outer \(press.characters)")
          return press.characters == "b" ? .handled : .ignored
        }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    let field = try app.find(UITextField.self)
    app.tap(at: field.convert(CGPoint(x: 20, y: field.bounds.midY), to: nil))
    try app.settle()
    for key in ["a", "b", "c"] { _ = try press(.character(key), in: app) }
    try app.settle()
    #expect(log.take() == ["inner a", "inner b", "outer b", "inner c", "outer c"])
    #expect(field.text == "c")
  }
}
