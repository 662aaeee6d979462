import DetentTesting
import SwiftUI
import Testing

@MainActor
struct GestureArenaTests {
  private let middle = CGPoint(x: 196.5, y: 441)

  @Test("A button keeps taps from views around it; one of high priority goes before it")
  func buttons() throws {
    let log = Log()
    let app = try show(
      VStack {
        VStack { Button("Plain") { log("plain") } }.onTapGesture { log("outer") }
        VStack { Button("High") { log("high") } }
          .highPriorityGesture(TapGesture().onEnded { log("priority") })
        VStack { Button("Both") { log("both") } }
          .simultaneousGesture(TapGesture().onEnded { log("beside") })
      })
    try app.tap("Plain")
    try app.settle()
    #expect(log.take() == ["plain"])
    try app.tap("High")
    try app.settle()
    #expect(log.take() == ["priority"])
    try app.tap("Both")
    try app.settle()
    #expect(Set(log.take()) == ["both", "beside"])
  }

  @Test("Of a view and the one around it the inner gesture is made")
  func innerFirst() throws {
    let log = Log()
    let app = try show(
      Color.blue.frame(width: 100, height: 100)
        .onTapGesture { log("inner") }
        .frame(width: 300, height: 300).background(.yellow)
        .onTapGesture { log("outer") })
    app.tap(at: middle)
    try app.settle()
    app.tap(at: CGPoint(x: 60, y: 441))
    try app.settle()
    #expect(log.take() == ["inner", "outer"])
  }

  @Test("A swipe over tappable rows scrolls; a tap taps; a press of half a second presses")
  func scrolling() throws {
    let log = Log()
    let app = try show(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { index in
            Color.gray.frame(height: 60)
              .onTapGesture { log("tap \(index)") }
              .onLongPressGesture { log("press \(index)") }
          }
        }
      })
    let finger = app.touch(at: middle)
    try finger.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
    try finger.hold(0.7)
    try finger.lift()
    try app.settle()
    #expect(log.take() == [])
    app.tap(at: middle)
    try app.settle()
    let tapped = log.take()
    // 441 - 59 (safe area) + 190 (scrolled, less the slop) = 572: row 9.
    #expect(tapped == ["tap 9"])
    let second = app.touch(at: middle)
    try second.hold(0.7)
    try second.lift()
    try app.settle()
    #expect(log.take() == ["press 9"])
  }

  @Test("A drag inside a sheet takes the finger from the sheet; beside it the sheet moves")
  func sheet() throws {
    let log = Log()
    let app = try show(
      Text("Behind").sheet(isPresented: .constant(true)) {
        VStack(spacing: 0) {
          Color.red.frame(height: 150)
            .gesture(DragGesture().onChanged { _ in log("drag") })
          Color.green
        }
        .presentationDetents([.height(300), .large])
      })
    let start = try app.sheet().frame.minY
    let finger = app.touch(at: CGPoint(x: 196, y: start + 100))
    try finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
    #expect(!log.take().isEmpty)
    #expect(try app.sheet().frame.minY == start)
    try finger.lift()
    try app.settle()
    let second = app.touch(at: CGPoint(x: 196, y: start + 220))
    try second.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
    #expect(log.take().isEmpty)
    #expect(try app.sheet().frame.minY < start - 50)
    try second.lift()
    try app.settle()
  }

  @Test("A content shape is touched where no view is; without one gaps let fingers through")
  func contentShape() throws {
    let log = Log()
    let app = try show(
      VStack(spacing: 40) {
        HStack {
          Text("A")
          Spacer()
          Text("B")
        }
        .frame(height: 50)
        .onTapGesture { log("gap") }
        HStack {
          Text("C")
          Spacer()
          Text("D")
        }
        .frame(height: 50)
        .contentShape(Rectangle())
        .onTapGesture { log("shape") }
      })
    let (a, c) = try (app.find("A"), app.find("C"))
    app.tap(at: CGPoint(x: 196, y: a.convert(a.bounds, to: nil).midY))
    try app.settle()
    #expect(log.take() == [])
    app.tap(at: CGPoint(x: 196, y: c.convert(c.bounds, to: nil).midY))
    try app.settle()
    #expect(log.take() == ["shape"])
  }

  @Test("A circle is touched inside its outline only, a clear colour not at all")
  func shapes() throws {
    let log = Log()
    let app = try show(
      VStack(spacing: 0) {
        Circle().frame(width: 200, height: 200).onTapGesture { log("circle") }
        Color.clear.frame(width: 200, height: 200).onTapGesture { log("clear") }
      })
    // The circle stands at (96.5, 241)…(296.5, 441).
    app.tap(at: CGPoint(x: 105, y: 250))
    try app.settle()
    #expect(log.take() == [])
    app.tap(at: CGPoint(x: 196, y: 350))
    try app.settle()
    #expect(log.take() == ["circle"])
    app.tap(at: CGPoint(x: 196, y: 550))
    try app.settle()
    #expect(log.take() == [])
  }

  @Test("A mask leaves out the added gesture or those inside, and disabled views have none")
  func masks() throws {
    let log = Log()
    let app = try show(
      VStack(spacing: 0) {
        ForEach([GestureMask.all, .gesture, .subviews, .none], id: \.rawValue) { mask in
          Color.blue.frame(width: 200, height: 100)
            .onTapGesture { log("inner \(mask.rawValue)") }
            .gesture(TapGesture().onEnded { log("outer \(mask.rawValue)") }, including: mask)
        }
        Color.red.frame(width: 200, height: 100).onTapGesture { log("disabled") }.disabled(true)
      })
    // Five squares of 100 points around the middle of the safe area.
    let top = 59 + (852 - 59 - 34 - 500) / 2
    for row in 0..<5 {
      app.tap(at: CGPoint(x: 196, y: CGFloat(top + row * 100 + 50)))
      try app.settle()
    }
    #expect(log.take() == ["inner 3", "outer 1", "inner 2"])
  }
}
