import DetentKit
import DetentTesting
import Testing

/// A screen with two contexts, one above the other, each with a slider.
@MainActor
final class ContextStage {
  /// One of the contexts.
  final class Pane: UIViewController {
    let slider = UISlider(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      definesPresentationContext = true
      view.backgroundColor = .systemBackground
      view.addSubview(slider)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      slider.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 34)
    }
  }

  final class Split: UIViewController {
    let panes = [Pane(), Pane()]

    override func viewDidLoad() {
      super.viewDidLoad()
      for pane in panes {
        addChild(pane)
        view.addSubview(pane.view)
        pane.didMove(toParent: self)
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let (first, second) = view.bounds.divided(atDistance: view.bounds.midY, from: .minYEdge)
      panes[0].view.frame = first
      panes[1].view.frame = second
    }
  }

  /// What is presented: a list as high as ten contexts, or nothing.
  class Content: UIViewController {
    let list = UIScrollView()
    var hasList = false
    var lines: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemTeal
      guard hasList else { return }
      list.contentInsetAdjustmentBehavior = .never
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      list.contentSize = CGSize(width: view.bounds.width, height: 4000)
    }

    override func viewWillAppear(_ animated: Bool) { lines.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { lines.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("didDisappear") }
  }

  let app: TestApp
  let split = Split()
  var device: VirtualDevice { app.device }
  var upper: Pane { split.panes[0] }
  var lower: Pane { split.panes[1] }

  init(on model: DeviceModel = .iPhone16, differences: PermittedDifferences = []) throws {
    let split = split
    app = TestApp(on: VirtualDevice(model: model, differences: differences)) { split }
    try app.settle()
  }

  /// Presents in a pane, the lower one by default, and waits.
  @discardableResult
  func present(
    _ style: ContextStyle, in pane: Pane? = nil, content: Content? = nil, animated: Bool = true
  ) throws -> Content {
    let content = content ?? Content()
    (pane ?? lower).present(content, style: .context(style), animated: animated)
    try app.settle()
    return content
  }

  /// Where a view is on the screen.
  func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: nil)
  }

  /// Drags from one y to another in the middle, rests, lifts and waits.
  func drag(from start: Double, to end: Double, x: Double = 196, rests: Bool = true) throws {
    let finger = app.touch(at: CGPoint(x: x, y: start))
    try finger.move(to: CGPoint(x: x, y: end), over: 0.3)
    if rests { device.advance(by: 0.2) }
    try finger.lift()
    try app.settle()
  }

  /// Drags a pane's slider a long way. Returns whether it followed.
  func moves(_ slider: UISlider) throws -> Bool {
    slider.value = 0
    device.advance(by: 0.02)
    let frame = frame(of: slider)
    let finger = app.touch(at: CGPoint(x: frame.minX + 18, y: frame.midY))
    try finger.move(to: CGPoint(x: frame.midX, y: frame.midY), over: 0.25)
    try finger.lift()
    try app.settle()
    return slider.value > 0.3
  }
}

extension CGRect {
  /// Whether all edges are within half a point of another's, as far as rounding to pixels goes.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(maxX - other.maxX) <= 0.5 && abs(maxY - other.maxY) <= 0.5
  }
}
