import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ButtonRepeatTests {
  @Test("A held button acts again and again, and not once more when it is let go")
  func held() throws {
    let log = Log()
    let app = try show(Button("Up") { log("up") }.buttonRepeatBehavior(.enabled))
    let finger = try app.touch("Up")
    try finger.hold(0.4)
    #expect(log.lines.isEmpty)
    try finger.hold(0.4)
    let count = log.lines.count
    #expect(count == 3 || count == 4)
    try finger.lift()
    try app.settle()
    #expect(log.lines.count == count)
    try app.tap("Up")
    try app.settle()
    #expect(log.lines.count == count + 1)
  }

  @Test("Without it a held button acts when it is let go, and a finger that leaves ends it")
  func once() throws {
    let log = Log()
    let plain = try show(Button("Up") { log("up") })
    let first = try plain.touch("Up")
    try first.hold(1)
    try first.lift()
    try plain.settle()
    #expect(log.take() == ["up"])
    let app = try show(Button("Up") { log("up") }.buttonRepeatBehavior(.enabled))
    let finger = try app.touch("Up")
    try finger.hold(0.3)
    try finger.move(by: CGVector(dx: 0, dy: 300), over: 0.1)
    try finger.hold(1)
    try finger.lift()
    try app.settle()
    #expect(log.lines.isEmpty)
  }
}
