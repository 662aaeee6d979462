import DetentTesting
import SwiftUI
import Testing

@MainActor
@Suite("Gestures in the label of a button")
struct ButtonLabelGestureTests {
  private struct Root: View {
    let log: Log

    var body: some View {
      Button {
        log("button")
      } label: {
        HStack(spacing: 0) {
          Color.red.frame(width: 100, height: 100).onTapGesture { log("tap") }
          Color.green.frame(width: 100, height: 100)
            .gesture(DragGesture().onEnded { _ in log("drag") })
          Color.blue.frame(width: 100, height: 100)
        }
      }
    }
  }

  private let left = CGPoint(x: 96, y: 441)
  private let middle = CGPoint(x: 196, y: 441)
  private let right = CGPoint(x: 296, y: 441)

  @Test("A tap gesture in the label is recognised instead of the button")
  func tap() throws {
    let log = Log()
    let app = try show(Root(log: log))
    app.tap(at: left)
    try app.settle()
    #expect(log.take() == ["tap"])
    app.tap(at: right)
    try app.settle()
    #expect(log.take() == ["button"])
  }

  @Test("A drag gesture in the label leaves taps to the button, and is recognised in a drag")
  func drag() throws {
    let log = Log()
    let app = try show(Root(log: log))
    app.tap(at: middle)
    try app.settle()
    #expect(log.take() == ["button"])
    let finger = app.touch(at: middle)
    try finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
    try finger.lift()
    try app.settle()
    #expect(log.take() == ["drag"])
  }
}
