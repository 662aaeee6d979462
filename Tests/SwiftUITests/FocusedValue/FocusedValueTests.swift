import DetentTesting
import SwiftUI
import Testing

private struct DocumentKey: FocusedValueKey { typealias Value = String }
private struct LevelKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var document: String? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }

  fileprivate var level: Binding<Int>? {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// What views publish while the focus is in them.
@MainActor
struct FocusedValueTests {
  struct Reader: View {
    @FocusedValue(\.document) private var document

    var body: some View { Text("reads \(document ?? "nothing")") }
  }

  struct Fields: View {
    @State private var first = ""
    @State private var second = ""
    @State private var name = "one"
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        Reader()
        TextField("first field", text: $first).focused($focus, equals: 1)
          .focusedValue(\.document, name)
        VStack {
          TextField("second field", text: $second).focused($focus, equals: 2)
            .focusedValue(\.document, "two")
        }
        .focusedValue(\.document, "outer")
        Button("rename") { name = "another" }
        Button("leave") { focus = nil }
      }
    }
  }

  @Test("A value is published while the focus is in its view, the innermost first")
  func followsFocus() throws {
    let app = try show(Fields())
    #expect(app.exists("reads nothing"))
    try app.tap("first field")
    try app.settle()
    #expect(app.exists("reads one"))
    try app.tap("rename")
    try app.settle()
    #expect(app.exists("reads another"))
    try app.tap("second field")
    try app.settle()
    #expect(app.exists("reads two"))
    try app.tap("leave")
    try app.settle()
    #expect(app.exists("reads nothing"))
  }

  struct Scene: View {
    @State private var shows = true
    @State private var level = 1
    @State private var presents = false

    var body: some View {
      VStack {
        Text("level \(level)")
        if shows { Text("publisher").focusedSceneValue(\.level, $level) }
        Button("hide") { shows = false }
        Button("present") { presents = true }
      }
      .sheet(isPresented: $presents) { Raise() }
    }
  }

  struct Raise: View {
    @FocusedBinding(\.level) private var level

    var body: some View {
      VStack {
        Text(level.map { "sheet has \($0)" } ?? "sheet has none")
        Button("raise") { level? += 1 }
      }
    }
  }

  @Test("A scene's value is read and written from a sheet, and goes with its view")
  func sceneValue() throws {
    let app = try show(Scene())
    try app.tap("present")
    try app.settle()
    #expect(app.exists("sheet has 1"))
    try app.tap("raise")
    try app.settle()
    #expect(app.exists("sheet has 2"))
    try app.swipeDown(from: CGPoint(x: 196, y: 80))
    try app.settle()
    try app.tap("hide")
    try app.settle()
    try app.tap("present")
    try app.settle()
    #expect(app.exists("sheet has none"))
  }

  @MainActor @Observable
  final class Model {
    var name = "model"
  }

  struct ModelReader: View {
    @FocusedValue(Model.self) private var model

    var body: some View { Text(model?.name ?? "no model") }
  }

  @Test("An object is published by its type")
  func objects() throws {
    let model = Model()
    let app = try show(
      VStack {
        ModelReader()
        Text("page").focusedSceneValue(model)
      })
    #expect(app.exists("model"))
    model.name = "renamed"
    try app.settle()
    #expect(app.exists("renamed"))
  }
}
