import DetentTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Gestures that may be missing")
struct OptionalGestureTests {
  @Observable
  @MainActor
  fileprivate final class Model {
    var isEnabled = false
  }

  private struct Root: View {
    let model: Model
    let log: Log

    var body: some View {
      Color.blue.frame(width: 200, height: 200)
        .gesture(model.isEnabled ? TapGesture().onEnded { log("tap") } : nil)
    }
  }

  @Test("A gesture that comes and goes is recognised while it is there")
  func comesAndGoes() throws {
    let (model, log) = (Model(), Log())
    let app = try show(Root(model: model, log: log))
    let middle = CGPoint(x: 196.5, y: 441)
    app.tap(at: middle)
    try app.settle()
    #expect(log.take() == [])
    model.isEnabled = true
    try app.settle()
    app.tap(at: middle)
    try app.settle()
    #expect(log.take() == ["tap"])
    model.isEnabled = false
    try app.settle()
    app.tap(at: middle)
    try app.settle()
    #expect(log.take() == [])
  }

  @Test("Without a gesture the views around receive the touches")
  func around() throws {
    let log = Log()
    let none: TapGesture? = nil
    let app = try show(
      Color.blue.frame(width: 200, height: 200).gesture(none).onTapGesture { log("outer") })
    app.tap(at: CGPoint(x: 196.5, y: 441))
    try app.settle()
    #expect(log.take() == ["outer"])
  }
}
