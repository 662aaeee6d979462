import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ControlTests {
  @Test("A tap on a switch writes its binding, and the binding moves the switch")
  func toggle() throws {
    struct Screen: View {
      @State private var isOn = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["off"] = { isOn = false }
        Form {
          Section("Look") {
            Toggle("Large", isOn: $isOn)
            Text(isOn ? "is on" : "is off")
          }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let control = try app.find(UISwitch.self)
    let frame = control.convert(control.bounds, to: nil)
    app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try app.settle()
    #expect(app.exists("is on"))
    remote("off")
    try app.settle()
    #expect(!control.isOn)
  }

  @Test("Rows of a list fill their section, and sections stand apart")
  func list() throws {
    let app = try show(
      List {
        Section {
          Text("first")
          Text("second")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        Section { Text("third") }
      })
    func top(_ name: String) throws -> CGFloat {
      let view = try app.find(name)
      return view.convert(view.bounds, to: nil).midY
    }
    #expect(try abs(top("second") - top("first") - 52) < 0.5)
    let order = try ["head", "first", "second", "foot", "third"].map { try top($0) }
    #expect(order == order.sorted())
  }

  @Test("A disabled button does nothing, also inside an enabled view")
  func disabled() throws {
    let log = Log()
    let app = try show(
      VStack { Button("Go") { log("went") }.disabled(false) }.disabled(true))
    app.tap(at: CGPoint(x: 196, y: 440))
    try app.settle()
    #expect(log.lines.isEmpty)
  }

  @Test("A tap gesture is recognised on what shows, and not beside it")
  func tapGesture() throws {
    let log = Log()
    let app = try show(
      Color.red.frame(width: 100, height: 100).onTapGesture { log("tapped") })
    app.tap(at: CGPoint(x: 196, y: 440))
    app.tap(at: CGPoint(x: 30, y: 440))
    try app.settle()
    #expect(log.lines == ["tapped"])
  }
}
