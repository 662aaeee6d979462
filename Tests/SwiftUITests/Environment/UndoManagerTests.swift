import DetentTesting
import SwiftUI
import Testing

@MainActor
struct UndoManagerTests {
  private final class Note {
    var text = "old"
  }

  private struct Editor: View {
    let note: Note
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Button("Change") {
        let old = note.text
        note.text = "new"
        undoManager?.registerUndo(withTarget: note) { $0.text = old }
      }
      Button("Undo") { undoManager?.undo() }
    }
  }

  @Test("Views register what undoes a change with the window's manager, also inside a sheet")
  func undo() throws {
    let note = Note()
    for view in [
      AnyView(Editor(note: note)),
      AnyView(Color.clear.sheet(isPresented: .constant(true)) { Editor(note: note) }),
    ] {
      let app = try show(view)
      try app.tap("Change")
      try app.settle()
      #expect(note.text == "new")
      try app.tap("Undo")
      try app.settle()
      #expect(note.text == "old")
    }
  }
}
