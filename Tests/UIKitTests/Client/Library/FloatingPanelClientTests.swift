import DetentTesting
import Testing
import UIKit

/// A panel as libraries write it: a child controller with a pan of its own, which tracks a scroll
/// view by a target on its pan and by observing its offset.
@MainActor
private final class PanelController: UIViewController, UIGestureRecognizerDelegate {
  let scroll = UIScrollView()
  private let surface = UIView()
  private var observation: NSKeyValueObservation?
  private(set) var offsets: [CGFloat] = []
  private(set) var scrollPanStates: [UIGestureRecognizer.State] = []
  private var start: CGFloat = 0
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector("move(_:)", PanelController.move(_:)))

  var top: CGFloat = 500 {
    didSet { place() }
  }

  private func place() {
    surface.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - 100)
    scroll.frame = surface.bounds
  }

  func attach(to parent: UIViewController) {
    parent.addChild(self)
    view.frame = parent.view.bounds
    parent.view.addSubview(view)
    didMove(toParent: parent)
    place()
  }

  override func loadView() {
    view = PassingView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    surface.backgroundColor = .systemBackground
    view.addSubview(surface)
    surface.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 3000)
    pan.delegate = self
    surface.addGestureRecognizer(pan)
    scroll.panGestureRecognizer.addTarget(
      self, action: Selector("scrollPanned(_:)", PanelController.scrollPanned(_:)))
    observation = scroll.observe(\.contentOffset, options: .new) { [weak self] scroll, _ in
      MainActor.assumeIsolated { self?.scrolled() }
    }
  }

  private var isExpanded: Bool { top <= 100 }

  private func scrolled() {
    offsets.append(scroll.contentOffset.y)
    // While the panel is not expanded its content stays at the top.
    if !isExpanded, scroll.contentOffset.y != 0 { scroll.contentOffset.y = 0 }
  }

  private func scrollPanned(_ pan: UIPanGestureRecognizer) {
    scrollPanStates.append(pan.state)
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: start = top
    case .changed:
      guard !isExpanded || scroll.contentOffset.y <= 0 else { return }
      top = max(100, start + pan.translation(in: view).y)
    case .ended, .cancelled:
      let target: CGFloat = top < 300 ? 100 : 500
      let animator = UIViewPropertyAnimator(
        duration: 0.4, timingParameters: UISpringTimingParameters(dampingRatio: 0.9))
      animator.addAnimations { self.top = target }
      animator.startAnimation()
    default: break
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other === scroll.panGestureRecognizer }
}

/// A view that lets touches beside its subviews through.
private final class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

@MainActor
@Suite("A floating panel of a library")
struct FloatingPanelClientTests {
  private func make() throws -> (TestApp, PanelController, UIButton) {
    let root = UIViewController()
    let app = TestApp { root }
    let button = UIButton(type: .system)
    button.setTitle("Behind", for: .normal)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
    root.view.addSubview(button)
    let panel = PanelController()
    panel.attach(to: root)
    try app.settle()
    return (app, panel, button)
  }

  @Test("A drag in the scroll view moves the panel up, and its content stays at the top")
  func expands() throws {
    let (app, panel, _) = try make()
    let finger = app.touch(at: CGPoint(x: 180, y: 650))
    try finger.move(by: CGVector(dx: 0, dy: -250), over: 0.4)
    #expect(panel.top < 300 && panel.scroll.contentOffset.y == 0)
    // A finger that rests before it is lifted leaves the scroll view no velocity.
    try finger.move(by: .zero, over: 0.3)
    try finger.lift()
    try app.settle()
    #expect(panel.top == 100 && panel.scroll.contentOffset.y == 0)
    #expect(panel.scrollPanStates.first == .began && panel.scrollPanStates.last == .ended)
  }

  @Test("Expanded, the content scrolls and the panel stays")
  func scrolls() throws {
    let (app, panel, _) = try make()
    panel.top = 100
    try app.settle()
    let finger = app.touch(at: CGPoint(x: 180, y: 650))
    try finger.move(by: CGVector(dx: 0, dy: -200), over: 0.4)
    #expect(panel.top == 100 && panel.scroll.contentOffset.y > 150)
    try finger.lift()
    try app.settle()
    #expect(panel.top == 100)
    #expect(panel.offsets.contains { $0 > 100 })
  }

  @Test("Views behind the panel are touched beside it")
  func passes() throws {
    let (app, _, button) = try make()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try app.tap("Behind")
    try app.settle()
    #expect(taps == 1)
  }
}
