import DetentTesting
import SwiftUI
import Testing

@MainActor
@Suite("Initialisers and modifiers of older apps")
struct OlderInitializerTests {
  @Test("A text field notifies of the beginning and the end of editing, and of Return")
  func editing() throws {
    struct Screen: View {
      let log: Log
      @State private var text = ""

      var body: some View {
        TextField(
          "Name", text: $text, onEditingChanged: { log("editing \($0)") },
          onCommit: { log("commit \(text)") })
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    #expect(try app.find(UITextField.self).becomeFirstResponder())
    try app.settle()
    try app.type("Ada\n")
    try app.settle()
    #expect(log.lines == ["editing true", "commit Ada", "editing false"])
  }

  @Test("A text field with a formatter parses its text when editing ends")
  func formatter() throws {
    struct Screen: View {
      let log: Log
      @State private var count = 3

      var body: some View {
        TextField("Count", value: $count, formatter: NumberFormatter())
          .onChange(of: count) { log("\($1)") }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    let field = try app.find(UITextField.self)
    #expect(field.text == "3")
    #expect(try app.find(UITextField.self).becomeFirstResponder())
    try app.settle()
    try app.type("7\n")
    try app.settle()
    #expect(log.lines == ["37"])
  }

  @Test("Styles with a tint colour their controls")
  func tints() throws {
    let app = try show(
      VStack {
        Toggle("Switch", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
        ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .green))
      })
    #expect(try app.find(UISwitch.self).onTintColor?.cgColor == UIColor.systemRed.cgColor)
    #expect(
      try app.find(UIProgressView.self).progressTintColor?.cgColor == UIColor.systemGreen.cgColor)
  }

  @Test("A variadic view gives its root the subviews of its content")
  func variadic() throws {
    struct Divided: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        VStack {
          ForEach(children) { child in
            child
            if child.id != children.last?.id { Text("and") }
          }
        }
      }
    }
    let app = try show(
      _VariadicView.Tree(Divided()) {
        Text("One")
        Text("Two")
        Text("Three")
      })
    let labels = app.allViews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels.filter { $0 == "and" }.count == 2)
    #expect(app.exists("Three"))
  }

  @Test("An interpolating spring starts with its velocity")
  func spring() {
    let still = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    let pushed = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5)
    #expect(still != pushed)
    let same = Animation.interpolatingSpring(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: 5)
    #expect(pushed == same)
  }

  @Test("A title follows its binding")
  func title() throws {
    struct Screen: View {
      let remote: Remote
      @State private var title = "Draft"

      var body: some View {
        let _ = remote.actions["rename"] = { title = "Report" }
        NavigationStack { Text("Body").navigationTitle($title) }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    #expect(app.exists("Draft"))
    remote("rename")
    try app.settle()
    #expect(app.exists("Report") && !app.exists("Draft"))
  }

  @Test("A transaction of a value applies to the updates in which the value changes")
  func transaction() throws {
    struct Screen: View {
      let remote: Remote
      @State private var isWide = false
      @State private var isLow = false

      var body: some View {
        let _ = remote.actions["wide"] = { isWide = true }
        let _ = remote.actions["low"] = { isLow = true }
        Color.red
          .frame(width: isWide ? 300 : 100, height: isLow ? 50 : 100)
          .transaction(value: isWide) { $0.animation = .linear(duration: 1) }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let square = try #require(
      app.allViews.first { $0.bounds.size == CGSize(width: 100, height: 100) })
    remote("low")
    app.advance(by: 0.1)
    #expect(square.layer.presentation()?.bounds.height == 50)
    remote("wide")
    app.advance(by: 0.5)
    let width = try #require(square.layer.presentation()?.bounds.width)
    #expect(width > 120 && width < 280)
    try app.settle()
    #expect(square.bounds.width == 300)
  }
}
