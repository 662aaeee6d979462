import DetentTesting
import SwiftUI
import Testing

/// A square in the middle of the screen with a gesture: 200 points, at (96.5, …).
@MainActor
private func square<G: Gesture>(_ gesture: G) throws -> TestApp {
  try show(Color.blue.frame(width: 200, height: 200).gesture(gesture))
}

@MainActor
struct GestureTests {
  private let middle = CGPoint(x: 196.5, y: 441)

  @Test("A tap is made where the view shows, and nowhere else")
  func tap() throws {
    let log = Log()
    let app = try show(
      Color.blue.frame(width: 200, height: 200).onTapGesture { log("tap") })
    app.tap(at: middle)
    app.tap(at: CGPoint(x: 20, y: 200))
    try app.settle()
    #expect(log.take() == ["tap"])
  }

  @Test("A double tap inside goes before a single tap outside, which waits for its failure")
  func doubleBeforeSingle() throws {
    let log = Log()
    let app = try show(
      Color.blue.frame(width: 200, height: 200)
        .onTapGesture(count: 2) { log("double") }
        .onTapGesture { log("single") })
    try expectSingleThenDouble(app, log)
  }

  /// One tap is told when no second can follow; two taps are told as one double.
  private func expectSingleThenDouble(_ app: TestApp, _ log: Log) throws {
    app.tap(at: middle)
    app.advance(by: 0.1)
    #expect(log.take() == [])
    try app.settle()
    #expect(log.take() == ["single"])
    app.tap(at: middle)
    app.advance(by: 0.1)
    app.tap(at: middle)
    try app.settle()
    #expect(log.take() == ["double"])
  }

  @Test("A spatial tap tells its place in the view and in the window")
  func spatialTap() throws {
    let log = Log()
    let app = try show(
      Color.blue.frame(width: 200, height: 200)
        .onTapGesture(count: 1, coordinateSpace: .local) { log("\(Int($0.x)), \(Int($0.y))") }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global)
            .onEnded { log("\(Int($0.location.x)), \(Int($0.location.y))") }))
    app.tap(at: CGPoint(x: 150, y: 400))
    try app.settle()
    #expect(Set(log.take()) == ["53, 61", "150, 400"])
  }

  @Test("A drag begins after ten points, follows the finger one to one and predicts its rest")
  func drag() throws {
    var values: [DragGesture.Value] = []
    var ended: DragGesture.Value?
    let app = try square(
      DragGesture().onChanged { values.append($0) }.onEnded { ended = $0 })
    let finger = app.touch(at: middle)
    try finger.move(by: CGVector(dx: 6, dy: 0), over: 0.1)
    #expect(values.isEmpty)
    try finger.move(by: CGVector(dx: 54, dy: 80), over: 0.2)
    let last = try #require(values.last)
    #expect(abs(last.translation.width - 60) < 0.01 && abs(last.translation.height - 80) < 0.01)
    #expect(abs(last.startLocation.x - 100) < 0.6)
    try finger.lift()
    let end = try #require(ended)
    // 54 and 80 points in 0.2 seconds.
    #expect(abs(end.velocity.width - 270) < 15 && abs(end.velocity.height - 400) < 20)
    #expect(abs(end.predictedEndLocation.y - end.location.y - end.velocity.height / 4) < 0.01)
  }

  @Test("A drag with no least distance begins as the finger lands")
  func dragAtOnce() throws {
    let log = Log()
    let app = try square(
      DragGesture(minimumDistance: 0).onChanged { _ in log("changed") }.onEnded { _ in log("end") })
    let finger = app.touch(at: middle)
    #expect(log.take() == ["changed"])
    try finger.lift()
    #expect(log.take() == ["end"])
  }

  @Test("A long press ends after its time, not after a move of more than ten points")
  func longPress() throws {
    let log = Log()
    let app = try show(
      Color.blue.frame(width: 200, height: 200)
        .onLongPressGesture {
          log("pressed")
        } onPressingChanged: {
          log($0 ? "down" : "up")
        })
    let finger = app.touch(at: middle)
    try finger.hold(0.4)
    #expect(log.take() == ["down"])
    try finger.hold(0.2)
    #expect(log.take() == ["pressed", "up"])
    try finger.lift()
    try app.settle()
    #expect(log.take() == [])
    let second = app.touch(at: middle)
    try second.move(by: CGVector(dx: 0, dy: 15), over: 0.2)
    #expect(log.take() == ["down", "up"])
    try second.hold(0.6)
    try second.lift()
    #expect(log.take() == [])
  }

  @Test("State follows a gesture and goes back when it ends or is taken away")
  func gestureState() throws {
    struct Screen: View {
      @GestureState private var offset = CGSize.zero
      let log: Log

      var body: some View {
        let _ = log("\(Int(offset.width))")
        Color.blue.frame(width: 200, height: 200)
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    _ = log.take()
    let finger = app.touch(at: middle)
    try finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    #expect(log.take().last == "40")
    try finger.cancel()
    try app.settle()
    #expect(log.take() == ["0"])
    let second = app.touch(at: middle)
    try second.move(by: CGVector(dx: 30, dy: 0), over: 0.1)
    try second.lift()
    try app.settle()
    #expect(log.take().last == "0")
  }

  @Test("A press and then a drag, without lifting the finger")
  func sequence() throws {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        switch value {
        case .first(let isPressing): log("press \(isPressing)")
        case .second(_, nil): log("ready")
        case .second(_, let drag?): log("drag \(Int(drag.translation.height))")
        }
      }
      .onEnded { _ in log("end") }
    let app = try square(gesture)
    let finger = app.touch(at: middle)
    #expect(log.take() == ["press true"])
    try finger.hold(0.6)
    #expect(log.take() == ["drag 0"])
    try finger.move(by: CGVector(dx: 0, dy: 20), over: 0.05)
    #expect(log.take().last == "drag 20")
    try finger.lift()
    #expect(log.take() == ["end"])
  }

  @Test("Of two exclusive gestures the second is made only when the first fails")
  func exclusive() throws {
    let log = Log()
    let app = try square(
      TapGesture(count: 2).onEnded { log("double") }
        .exclusively(before: TapGesture().onEnded { log("single") }))
    try expectSingleThenDouble(app, log)
  }

  @Test("Two fingers magnify and rotate at the same time")
  func twoFingers() throws {
    var magnification: CGFloat = 0
    var degrees = 0.0
    let app = try square(
      MagnifyGesture().simultaneously(with: RotateGesture())
        .onChanged {
          magnification = $0.first?.magnification ?? magnification
          degrees = $0.second?.rotation.degrees ?? degrees
        })
    let first = app.touch(at: CGPoint(x: 156.5, y: 441))
    let second = app.touch(at: CGPoint(x: 236.5, y: 441))
    try second.move(to: CGPoint(x: 156.5, y: 541), over: 0.3)
    #expect(abs(magnification - 100.0 / 80) < 0.01)
    #expect(abs(degrees - 90) < 0.5)
    try second.lift()
    try first.lift()
    try app.settle()
  }

  @Test("A gesture of a client has a body and state of its own")
  func ownGesture() throws {
    struct Twice: Gesture {
      @State private var count = 0
      let action: (Int) -> Void

      var body: some Gesture<Void> {
        TapGesture().onEnded {
          count += 1
          action(count)
        }
      }
    }
    let log = Log()
    let app = try square(Twice { log("\($0)") })
    app.tap(at: middle)
    try app.settle()
    app.tap(at: middle)
    try app.settle()
    #expect(log.take() == ["1", "2"])
  }
}
