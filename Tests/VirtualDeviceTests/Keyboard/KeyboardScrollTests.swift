import Testing
import UIKit

@testable import VirtualDevice

@MainActor
@Suite("Scrolling, the keyboard and the status bar")
struct KeyboardScrollTests {
  /// A long page with a field at its top, and a bar on the keyboard.
  private final class PageController: UIViewController, UIScrollViewDelegate {
    let page = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
    let bar = UIView()
    var tops = 0
    var mayScroll = true

    override func viewDidLoad() {
      super.viewDidLoad()
      page.frame = view.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.contentSize = CGSize(width: 100, height: 3_000)
      page.delegate = self
      field.placeholder = "Field"
      page.addSubview(field)
      view.addSubview(page)
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { mayScroll }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tops += 1 }
  }

  private func stage() throws -> (VirtualDevice, PageController) {
    let device = VirtualDevice(model: .iPhone16)
    let controller = PageController()
    device.show { controller }
    try device.settle()
    return (device, controller)
  }

  private func keyboardTop(_ device: VirtualDevice) -> CGFloat {
    device.host.windows.last { $0.windowLevel == Keyboard.level }?.frame.minY ?? -1
  }

  @Test("The keyboard's guide is the safe area's end, and the keyboard's top while it shows")
  func guide() throws {
    let (device, controller) = try stage()
    #expect(controller.bar.frame.maxY == 818)
    try device.tap("Field")
    // The bar moves along with the keyboard, not ahead of it.
    device.advance(by: 0.1)
    let shown = controller.bar.layer.presented.position.y + 25
    #expect(shown > 540 && shown < 810)
    try device.settle()
    #expect(controller.bar.frame.maxY == 516)
    controller.view.endEditing(true)
    try device.settle()
    #expect(controller.bar.frame.maxY == 818)
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    try device.settle()
    #expect(controller.bar.frame.maxY == 852)
  }

  @Test("A drag puts the keyboard away at once with onDrag, and leaves it alone without")
  func onDrag() throws {
    let (device, controller) = try stage()
    try device.tap("Field")
    try device.settle()
    let first = device.touch(at: CGPoint(x: 200, y: 400))
    try first.move(to: CGPoint(x: 200, y: 360))
    try first.lift()
    #expect(device.keyboardHeight == 336)
    controller.page.keyboardDismissMode = .onDrag
    let second = device.touch(at: CGPoint(x: 200, y: 400))
    try second.move(to: CGPoint(x: 200, y: 360))
    #expect(device.keyboardHeight == 0)
    try second.lift()
  }

  @Test("With interactive the keyboard and its guide follow the finger, and it goes or comes back")
  func interactive() throws {
    let (device, controller) = try stage()
    controller.page.keyboardDismissMode = .interactive
    try device.tap("Field")
    try device.settle()
    let finger = device.touch(at: CGPoint(x: 200, y: 400))
    try finger.move(to: CGPoint(x: 200, y: 500))
    #expect(keyboardTop(device) == 516)
    try finger.move(to: CGPoint(x: 200, y: 640))
    #expect(keyboardTop(device) == 640)
    #expect(controller.bar.frame.maxY == 640)
    #expect(controller.field.isFirstResponder)
    try finger.move(to: CGPoint(x: 200, y: 600))
    try finger.lift(velocity: CGVector(dx: 0, dy: -300))
    try device.settle()
    #expect(keyboardTop(device) == 516)
    #expect(controller.bar.frame.maxY == 516)
    #expect(controller.field.isFirstResponder)
    let other = device.touch(at: CGPoint(x: 200, y: 400))
    try other.move(to: CGPoint(x: 200, y: 560))
    try other.lift(velocity: CGVector(dx: 0, dy: 600))
    try device.settle()
    #expect(device.keyboardHeight == 0)
    #expect(!controller.field.isFirstResponder)
    #expect(controller.bar.frame.maxY == 818)
  }

  @Test("A tap on the status bar scrolls to the top, if the delegate lets it")
  func statusBar() throws {
    let (device, controller) = try stage()
    controller.page.contentOffset.y = 900
    controller.mayScroll = false
    device.tap(at: CGPoint(x: 60, y: 20))
    try device.settle()
    #expect(controller.page.contentOffset.y == 900)
    controller.mayScroll = true
    device.tap(at: CGPoint(x: 60, y: 20))
    #expect(controller.tops == 0)
    try device.settle()
    #expect(controller.page.contentOffset.y == -59)
    #expect(controller.tops == 1)
  }

  @Test("Two scroll views on a phone keep each other from scrolling to the top")
  func statusBarWithTwo() throws {
    let (device, controller) = try stage()
    let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
    other.contentSize = CGSize(width: 100, height: 1_000)
    controller.view.addSubview(other)
    controller.page.contentOffset.y = 900
    device.tap(at: CGPoint(x: 60, y: 20))
    try device.settle()
    #expect(controller.page.contentOffset.y == 900)
    other.scrollsToTop = false
    device.tap(at: CGPoint(x: 60, y: 20))
    try device.settle()
    #expect(controller.page.contentOffset.y == -59)
  }
}
