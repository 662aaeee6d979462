import DetentTesting
import SwiftUI
import Testing
import UIKit

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note: String?
}

@MainActor
struct ForEachSubviewsTests {
  private struct Rows<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(subviews: content) { subview in
          HStack {
            subview
            if subview.containerValues.isPinned { Text("pinned") }
            if let note = subview.containerValues.note { Text(note) }
          }
        }
      }
    }
  }

  private func texts(_ app: TestApp) -> [String] {
    app.allViews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test("Each of the views is shown once in the view made for it, with its values")
  func values() throws {
    let app = try show(
      Rows {
        Text("One")
        Text("Two").containerValue(\.isPinned, true)
        ForEach(3..<5) { Text("No. \($0)").containerValue(\.note, "note \($0)") }
      })
    #expect(texts(app) == ["One", "Two", "pinned", "No. 3", "note 3", "No. 4", "note 4"])
  }

  @Test("Views that come and go are followed, and the state of those that stay is kept")
  func changes() throws {
    struct Host: View {
      @State private var count = 2
      var body: some View {
        Button("More") { count += 1 }
        Rows { ForEach(0..<count, id: \.self) { Counter(name: "row \($0)") } }
      }
    }
    struct Counter: View {
      let name: String
      @State private var taps = 0
      var body: some View { Button("\(name): \(taps)") { taps += 1 } }
    }
    let app = try show(Host())
    try app.tap("row 1: 0")
    try app.settle()
    try app.tap("More")
    try app.settle()
    #expect(texts(app).suffix(3) == ["row 0: 0", "row 1: 1", "row 2: 0"])
  }
}
