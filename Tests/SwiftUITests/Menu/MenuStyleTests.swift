import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct MenuStyleTests {
  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("before")
        Menu(configuration)
      }
    }
  }

  private struct Host: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Menu("Actions") {
        Button("Item \(count)") {
          log("item \(count)")
          count += 1
        }
      }
    }
  }

  @Test("A style of the app is put around the menu, whose items stay up to date")
  func own() throws {
    let log = Log()
    let app = try show(Host(log: log).menuStyle(Framed()))
    #expect(throws: Never.self) { try app.find("before") }
    for _ in 0..<2 {
      try app.tap("Actions")
      try app.settle()
      try app.tap("Item \(log.lines.count)")
      try app.settle()
    }
    #expect(log.lines == ["item 0", "item 1"])
  }

  @Test("The style of buttons looks as the buttons around it do")
  func button() throws {
    func width(_ view: some View) throws -> CGFloat {
      try show(view).find(UIControl.self).frame.width
    }
    let log = Log()
    let plain = try width(Host(log: log).menuStyle(.button))
    let bordered = try width(Host(log: log).menuStyle(.button).buttonStyle(.bordered))
    #expect(bordered > plain + 10)
    #expect(
      try width(Host(log: log).menuStyle(.borderlessButton).buttonStyle(.bordered)) < bordered)
  }
}
