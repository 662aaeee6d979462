import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Hovering")
struct HoverGestureTests {
  @Test("A recogniser begins, changes and ends with the pointer, and fingers leave it alone")
  func states() throws {
    let stage = TestStage()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    view.addSubview(inner)
    stage.window.addSubview(view)
    var states: [String] = []
    let hover = UIHoverGestureRecognizer()
    hover.addAction { recognizer in
      let place = recognizer.location(in: view)
      states.append("\(recognizer.state) \(Int(place.x)) \(Int(place.y))")
    }
    view.addGestureRecognizer(hover)
    stage.run(frames: 1)
    stage.tap(view)
    stage.run(frames: 5)
    #expect(states.isEmpty)
    func move(_ x: CGFloat, _ y: CGFloat) {
      stage.host.pointer.move(to: CGPoint(x: x, y: y))
      stage.run(frames: 2)
    }
    move(110, 150)
    #expect(states == ["began 10 50"])
    move(130, 130)
    #expect(states.last == "changed 30 30" && states.count == 2)
    hover.isEnabled = false
    move(131, 130)
    #expect(states.last.map { $0.hasPrefix("ended") || $0.hasPrefix("cancelled") } == true)
    hover.isEnabled = true
    move(132, 130)
    stage.host.pointer.move(to: nil)
    stage.run(frames: 2)
    #expect(states.last?.hasPrefix("ended") == true && hover.state == .possible)
  }
}
