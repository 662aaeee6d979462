import DetentTesting
import SwiftUI
import Testing

@testable import UIKit

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
    let preview = try #require(app.find(MenuContainerView.self).session?.preview?.view)
    #expect(preview.convert(preview.bounds, to: nil) == row)
  }
}
