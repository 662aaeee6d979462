import DetentTesting
import SwiftUI
import Testing

@MainActor
struct TextInputTests {
  @Test("Focus follows state and the finger, and the return key submits and goes on")
  func focus() throws {
    enum Field { case name, mail }
    struct Screen: View {
      @FocusState private var focus: Field?
      @State private var name = ""
      @State private var mail = ""
      let log: Log
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
            .onSubmit {
              log("name \(name)")
              focus = .mail
            }
          TextField("Mail", text: $mail).focused($focus, equals: .mail)
            .keyboardType(.emailAddress)
          Button("Name please") { focus = .name }
          Button("Leave") { focus = nil }
          Text("focus \(focus == .name ? "name" : focus == .mail ? "mail" : "none")")
        }
        .onSubmit { log("outer") }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Name please")
    try app.settle()
    #expect(app.exists("focus name"))
    let fields = Array(app.findAll(UITextField.self).reversed())
    #expect(fields[0].isFirstResponder && fields[0].returnKeyType == .next)
    try app.type("Ida")
    app.press(.return)
    try app.settle()
    #expect(log.lines == ["name Ida", "outer"])
    #expect(app.exists("focus mail") && fields[1].isFirstResponder)
    #expect(fields[1].keyboardType == .emailAddress)
    try app.tap("Leave")
    try app.settle()
    #expect(app.exists("focus none") && !fields[1].isFirstResponder)
    try app.tap("Ida")
    try app.settle()
    #expect(app.exists("focus name"))
  }

  @Test("A field has the keyboard from the start where it is the default, also in a sheet")
  func defaultFocus() throws {
    struct Content: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        TextField("Word", text: $text).focused($isFocused).defaultFocus($isFocused, true)
      }
    }
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Content() }
      }
    }
    let app = try show(Screen())
    try app.tap("Show")
    try app.settle()
    #expect(try app.find(UITextField.self).isFirstResponder)
    try app.type("hello")
    #expect(try app.find(UITextField.self).text == "hello")
  }

  @Test("A field for a value takes what is typed when editing ends, and drops what is no value")
  func value() throws {
    struct Screen: View {
      @State private var number = 12
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number)
          Text("is \(number)")
        }
      }
    }
    let app = try show(Screen())
    let field = try app.find(UITextField.self)
    #expect(field.text == "12")
    try app.tap("12")
    try app.settle()
    field.selectAll(nil)
    try app.type("345")
    #expect(app.exists("is 12"))
    field.resignFirstResponder()
    try app.settle()
    #expect(app.exists("is 345"))
    field.becomeFirstResponder()
    field.selectAll(nil)
    try app.type("abc")
    field.resignFirstResponder()
    try app.settle()
    #expect(field.text == "345")
  }

  @Test("A field that grows and an editor write their bindings")
  func areas() throws {
    struct Screen: View {
      @State private var note = ""
      @State private var text = "First"
      var body: some View {
        VStack {
          TextField("Note", text: $note, axis: .vertical)
          TextEditor(text: $text).frame(height: 120)
          Text("note \(note.count) text \(text)")
        }
      }
    }
    let app = try show(Screen())
    let views = Array(app.findAll(UITextView.self).reversed())
    let height = views[0].bounds.height
    views[0].becomeFirstResponder()
    try app.type("A note that is long enough to need a second line, and perhaps a third")
    try app.settle()
    #expect(views[0].bounds.height > height * 1.9)
    views[1].becomeFirstResponder()
    views[1].selectAll(nil)
    try app.type("Second")
    try app.settle()
    #expect(app.exists("note 69 text Second"))
  }

  @Test("A rounded border is UIKit's")
  func style() throws {
    let app = try show(
      TextField("Word", text: .constant("")).textFieldStyle(.roundedBorder).padding())
    #expect(try app.find(UITextField.self).borderStyle == .roundedRect)
  }
}
