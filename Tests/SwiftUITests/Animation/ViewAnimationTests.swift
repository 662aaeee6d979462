import DetentTesting
import SwiftUI
import Testing

@MainActor
@Suite("SwiftUI's animations of UIKit views")
struct ViewAnimationTests {
  @Test("A view moves with an animation of SwiftUI, and the completion is called at its end")
  func moves() throws {
    let controller = UIViewController()
    let app = TestApp(device: .iPhone16) { controller }
    try app.settle()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    try app.settle()
    var isOver = false
    app.device.host.enter {
      UIView.animate(.linear(duration: 1), changes: { view.frame.origin.x = 100 }) { isOver = true }
    }
    app.advance(by: 0.5)
    #expect(abs(view.layer.presented.frame.minX - 50) < 4)
    #expect(!isOver)
    app.advance(by: 0.6)
    #expect(view.layer.presented.frame.minX == 100)
    #expect(isOver)
  }
}
