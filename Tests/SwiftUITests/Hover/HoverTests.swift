import DetentTesting
import SwiftUI
import Testing

@MainActor
struct HoverTests {
  private struct Cards: View {
    let log: Log
    @State private var isOver = false

    var body: some View {
      VStack(spacing: 100) {
        Text(isOver ? "Over" : "Card").onHover {
          isOver = $0
          log("card \($0)")
        }
        Button("Other") {}
          .onHover { log("other \($0)") }
      }
    }
  }

  @Test("A pointer over a view is told when it comes and when it leaves")
  func hover() throws {
    let log = Log()
    let app = try show(Cards(log: log))
    try app.tap("Card")
    try app.settle()
    #expect(log.lines.isEmpty)
    try app.hover("Card")
    app.advance(by: 0.1)
    #expect(log.take() == ["card true"] && app.exists("Over"))
    let place = try app.middle(of: "Over")
    app.movePointer(to: CGPoint(x: place.x + 2, y: place.y))
    app.advance(by: 0.1)
    #expect(log.take().isEmpty)
    try app.hover("Other")
    app.advance(by: 0.1)
    #expect(log.take() == ["card false", "other true"] && app.exists("Card"))
    app.movePointer(to: nil)
    app.advance(by: 0.1)
    #expect(log.take() == ["other false"])
  }

  @Test("What lies in front of a view takes the pointer")
  func covered() throws {
    let log = Log()
    let app = try show(
      ZStack {
        Color.green.onHover { log("back \($0)") }
        Color.blue.frame(width: 100, height: 100).onTapGesture {}
      })
    app.movePointer(to: CGPoint(x: 196, y: 200))
    app.advance(by: 0.1)
    #expect(log.take() == ["back true"])
    app.movePointer(to: CGPoint(x: 196, y: 438))
    app.advance(by: 0.1)
    #expect(log.take() == ["back false"])
  }

  @Test("A pointer's place is told in the space that is asked for", arguments: ["board", "window"])
  func spaces(_ name: String) throws {
    let log = Log()
    let app = try show(
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(height: 40)
          Color.blue.frame(width: 100, height: 100)
            .onContinuousHover(coordinateSpace: name == "board" ? .named("board") : .global) {
              guard case .active(let point) = $0 else { return }
              log("\(Int(point.x.rounded())) \(Int(point.y.rounded()))")
            }
        }
        .frame(width: 200)
        .coordinateSpace(.named("board"))
        Spacer()
      }
      .ignoresSafeArea())
    app.movePointer(to: CGPoint(x: 96.5 + 30, y: 160))
    app.advance(by: 0.1)
    #expect(log.take() == [name == "board" ? "30 60" : "127 160"])
  }

  @Test("A pointer's way over a view is told, also where the view moves beneath it")
  func continuous() throws {
    struct Screen: View {
      @State private var isLow = false
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["move"] = { isLow = true }
        Color.blue.frame(width: 100, height: 100)
          .onContinuousHover { phase in
            switch phase {
            case .active(let point): log("\(Int(point.x.rounded())) \(Int(point.y.rounded()))")
            case .ended: log("ended")
            }
          }
          .position(x: 200, y: isLow ? 500 : 200)
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log))
    let box = try #require(app.allViews.first { $0.bounds.size == CGSize(width: 100, height: 100) })
    let origin = box.convert(CGPoint.zero, to: nil)
    app.movePointer(to: CGPoint(x: origin.x + 10, y: origin.y + 20))
    app.movePointer(to: CGPoint(x: origin.x + 30, y: origin.y + 20))
    #expect(log.take() == ["10 20", "30 20"])
    remote("move")
    app.advance(by: 0.1)
    #expect(log.take() == ["ended"])
  }
}
