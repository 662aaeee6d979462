import DetentTesting
import Testing

@MainActor @Test("A flick takes the sheet to its large detent")
func flick() throws {
  let app = TestApp(device: .iPhone16) { MapController() }
  try app.tap("Show")
  try app.settle()
  let finger = app.touch(at: CGPoint(x: 196, y: 430))
  try finger.move(to: CGPoint(x: 196, y: 300), over: 0.2, lifting: CGVector(dx: 0, dy: -1200))
  try app.settle()
  #expect(try app.sheet().detent == "large")
}
