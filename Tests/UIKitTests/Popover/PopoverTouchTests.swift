import Testing
import UIKit

@MainActor
@Suite("Touches around popovers")
struct PopoverTouchTests {
  @Test("A tap outside dismisses, and the delegate hears it in order")
  func outside() throws {
    let stage = PopoverStage()
    let delegate = PopoverDelegate()
    try stage.present { $0.delegate = delegate }
    #expect(stage.root.log.lines == ["willAppear:popover", "didAppear:popover"])
    delegate.lines = []
    stage.root.log.lines = []
    stage.tap(410, 600)
    #expect(stage.root.presentedViewController != nil)
    #expect(delegate.lines.isEmpty)
    stage.tap(60, 900)
    #expect(stage.root.presentedViewController == nil)
    #expect(
      delegate.lines == [
        "shouldDismiss", "willDismiss", "didDismiss:UIPopoverPresentationController",
      ])
    #expect(stage.root.log.lines == ["willDisappear:popover", "didDisappear:popover"])
  }

  @Test("A modal popover stays, and so does one whose delegate says no")
  func refused() throws {
    let stage = PopoverStage()
    let delegate = PopoverDelegate()
    let content = CallLogController("popover")
    content.isModalInPresentation = true
    try stage.present(content) { $0.delegate = delegate }
    delegate.lines = []
    stage.tap(60, 900)
    #expect(delegate.lines == ["didAttempt"])
    content.isModalInPresentation = false
    delegate.mayDismiss = false
    stage.tap(60, 900)
    #expect(delegate.lines == ["didAttempt", "shouldDismiss", "didAttempt"])
    #expect(stage.root.presentedViewController === content)
  }

  @Test("Touches reach the views that let them through and nothing else")
  func passThrough() throws {
    let stage = PopoverStage()
    var taps: [String] = []
    func add(_ name: String, x: CGFloat) -> UIButton {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: x, y: 900, width: 100, height: 44)
      button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
      stage.root.view.addSubview(button)
      return button
    }
    let through = add("through", x: 100)
    _ = add("behind", x: 300)
    try stage.present { $0.passthroughViews = [through] }
    stage.tap(150, 920)
    #expect(taps == ["through"])
    #expect(stage.root.presentedViewController != nil)
    stage.tap(350, 920)
    #expect(taps == ["through"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Code dismisses without a word to the delegate")
  func byCode() throws {
    let stage = PopoverStage()
    let delegate = PopoverDelegate()
    try stage.present { $0.delegate = delegate }
    delegate.lines = []
    var isDone = false
    stage.root.dismiss(animated: true) { isDone = true }
    stage.stage.settle()
    #expect(isDone)
    #expect(delegate.lines.isEmpty)
    #expect(stage.host.pendingWork.isEmpty)
  }

  @Test("A popover goes when its presenter goes, and lives no longer than that")
  func lifetime() throws {
    let stage = PopoverStage()
    weak var content: UIViewController?
    weak var popover: UIPopoverPresentationController?
    do {
      let controller = CallLogController("popover")
      content = controller
      popover = try stage.present(controller)
    }
    #expect(content != nil && popover != nil)
    stage.root.dismiss(animated: false)
    stage.stage.settle()
    #expect(content == nil && popover == nil)
  }
}
