import DetentTesting
import SwiftUI
import Testing

@MainActor
struct RowMenuTests {
  @Test("The menu of a row lifts all of the row")
  func lifts() throws {
    let app = try show(
      List {
        Text("one").contextMenu { Button("Reply") {} }
        Text("two")
      })
    let cell = try #require(
      app.findAll(UITableViewCell.self).first { cell in
        app.frame(of: "one").map { cell.convert(cell.bounds, to: nil).contains($0) } ?? false
      })
    let row = cell.convert(cell.bounds, to: nil)
    let finger = try app.touch("one")
    try finger.hold(0.8)
    try finger.lift()
    try app.settle()
    // Behind it the ground that dims, in front of it the menu.
    let parts = try app.find(MenuContainerView.self).subviews
    #expect(parts.count == 3)
    let preview = parts[1]
    let shown = preview.convert(preview.bounds, to: nil)
    #expect(abs(shown.minX - row.minX) < 0.1 && abs(shown.minY - row.minY) < 0.1)
    #expect(abs(shown.width - row.width) < 0.1 && abs(shown.height - row.height) < 0.1)
  }
}
