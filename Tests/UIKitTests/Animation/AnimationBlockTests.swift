import DetentTesting
import Testing

@MainActor
@Suite("Animation blocks without closures")
struct AnimationBlockTests {
  @Test("Changes between the beginning and the commit are animated with the block's duration")
  func block() {
    let app = TestApp { UIViewController() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.root?.view.addSubview(view)
    app.advance(by: 0.1)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x = 105
    UIView.commitAnimations()
    view.center.y = 205
    app.advance(by: 0.5)
    let shown = view.layer.presentation()?.position ?? .zero
    #expect(abs(shown.x - 55) < 4)
    #expect(shown.y == 205)
    app.advance(by: 0.6)
    #expect(view.layer.presentation()?.position == CGPoint(x: 105, y: 205))
    app.end()
  }
}
