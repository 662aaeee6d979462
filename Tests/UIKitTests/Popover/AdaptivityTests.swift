import Testing
import UIKit

@MainActor
@Suite("Adaptivity")
struct AdaptivityTests {
  static let compact = CGSize(width: 400, height: 1180)
  static let regular = CGSize(width: 820, height: 1180)

  @Test("On a phone a popover is a sheet, with the popover's own detents")
  func phone() throws {
    let stage = SheetStage()
    let content = CallLogController("popover", log: stage.root.log)
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    stage.root.present(content, animated: true)
    stage.settle()
    #expect(stage.snapshot?.detent == "medium")
    #expect(content.presentationController === popover)
    #expect(content.popoverPresentationController === popover)
    #expect(content.sheetPresentationController == nil)
    #expect(
      content.activePresentationController === popover.adaptiveSheetPresentationController)
    #expect(stage.root.log.lines == ["willAppear:popover", "didAppear:popover"])
  }

  @Test("On a phone a delegate's none keeps the popover")
  func none() throws {
    let stage = SheetStage()
    let delegate = PopoverDelegate()
    delegate.style = UIModalPresentationStyle.none
    let content = CallLogController("popover")
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = delegate
    popover.sourceView = stage.root.view
    popover.sourceRect = CGRect(x: 100, y: 300, width: 10, height: 10)
    stage.root.present(content, animated: true)
    stage.settle()
    #expect(stage.snapshot == nil)
    #expect(popover.arrowDirection == .up)
    #expect(
      delegate.lines == ["style:compact", "willPresent:none:moving", "prepareForPopover"])
  }

  @Test("The delegate is asked in order, and may put a controller around the content")
  func wraps() throws {
    let stage = SheetStage()
    let delegate = PopoverDelegate()
    delegate.style = .fullScreen
    delegate.wraps = true
    let content = CallLogController("popover", log: stage.root.log)
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = delegate
    stage.root.present(content, animated: true)
    stage.settle()
    #expect(
      delegate.lines == [
        "style:compact", "prepare:CoverPresentationController", "viewController:fullScreen",
        "willPresent:fullScreen:moving",
      ])
    let wrapper = try #require(delegate.wrappers.first)
    #expect(stage.root.presentedViewController === wrapper)
    #expect(content.presentingViewController === stage.root)
    #expect(content.view.window != nil)
    content.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    let lines = stage.root.log.lines.filter { $0.hasSuffix("popover") }
    #expect(
      lines == [
        "willAppear:popover", "didAppear:popover", "willDisappear:popover", "didDisappear:popover",
      ])
  }

  @Test("A swipe away of the adapted sheet is told to the popover's delegate")
  func swipe() throws {
    let stage = SheetStage()
    let delegate = PopoverDelegate()
    let content = CallLogController("popover")
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.delegate = delegate
    stage.root.present(content, animated: true)
    stage.settle()
    delegate.lines = []
    stage.pull(from: CGPoint(x: 196, y: 200), by: 500)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(
      delegate.lines == [
        "shouldDismiss", "willDismiss", "didDismiss:UISheetPresentationController",
      ])
  }

  @Test("A window that becomes narrow turns a popover into a sheet and back, and nobody leaves")
  func live() throws {
    let stage = PopoverStage()
    let delegate = PopoverDelegate()
    let content = CallLogController("popover", log: stage.root.log)
    let popover = try stage.present(content) { $0.delegate = delegate }
    stage.root.log.lines = []
    delegate.lines = []
    stage.resize(to: Self.compact)
    let sheet = try #require(stage.host.sheetSnapshots.last)
    #expect(sheet.phase == "resting")
    #expect(
      delegate.lines == [
        "style:compact", "prepare:UISheetPresentationController", "viewController:formSheet",
        "willPresent:formSheet:moving",
      ])
    #expect(content.activePresentationController is UISheetPresentationController)
    delegate.lines = []
    stage.resize(to: Self.regular)
    #expect(stage.host.sheetSnapshots.isEmpty)
    #expect(content.activePresentationController === popover)
    #expect(popover.presentedView?.frame == CGRect(x: 290, y: 520, width: 240, height: 193))
    #expect(content.view.safeAreaInsets.top == 13)
    #expect(
      delegate.lines == ["style:regular", "willPresent:none:moving", "prepareForPopover"])
    #expect(stage.root.log.lines.isEmpty)
    #expect(stage.root.presentedViewController === content)
    stage.tap(60, 900)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.root.log.lines == ["willDisappear:popover", "didDisappear:popover"])
  }

  @Test("What adapts hears of its own traits and size only")
  func announcements() throws {
    final class Content: CallLogController {
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.lines.append("traits:\(newCollection.horizontalSizeClass)")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.lines.append("size:\(size.width) from \(view.bounds.width)")
        coordinator.animate { [log] _ in
          log.lines.append("alongside")
        } completion: { [log] _ in
          log.lines.append("completed")
        }
      }
    }
    let stage = PopoverStage()
    let content = Content("popover")
    let delegate = PopoverDelegate()
    delegate.style = .fullScreen
    try stage.present(content) { $0.delegate = delegate }
    content.log.lines = []
    stage.resize(to: Self.compact)
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    #expect(content.log.lines == ["size:400.0 from 240.0", "alongside", "completed"])
    content.log.lines = []
    stage.resize(to: Self.regular)
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    #expect(content.log.lines == ["size:240.0 from 400.0", "alongside", "completed"])
    let other = PopoverStage()
    let second = Content("sheet")
    try other.present(second)
    second.log.lines = []
    other.resize(to: Self.compact)
    let width = second.view.bounds.width
    #expect(second.log.lines == ["size:\(width) from 240.0", "alongside", "completed"])
  }

  @Test("A wrapper comes and goes with the compact width; the content stays")
  func liveWrapper() throws {
    let stage = PopoverStage()
    let delegate = PopoverDelegate()
    delegate.style = .fullScreen
    delegate.wraps = true
    let content = CallLogController("popover", log: stage.root.log)
    let popover = try stage.present(content) { $0.delegate = delegate }
    stage.root.log.lines = []
    stage.resize(to: Self.compact)
    let wrapper = try #require(delegate.wrappers.last)
    #expect(stage.root.presentedViewController === wrapper)
    #expect(content.parent === wrapper)
    #expect(content.view.window != nil)
    #expect(wrapper.view.frame == CGRect(origin: .zero, size: Self.compact))
    #expect(stage.root.view.window == nil)
    #expect(stage.root.log.lines == ["willDisappear:root", "didDisappear:root"])
    stage.root.log.lines = []
    stage.resize(to: Self.regular)
    #expect(stage.root.presentedViewController === content)
    #expect(content.parent == nil)
    #expect(wrapper.viewControllers.isEmpty)
    #expect(popover.presentedView?.frame == CGRect(x: 290, y: 520, width: 240, height: 193))
    #expect(stage.root.view.window != nil)
    #expect(stage.root.view.frame == CGRect(origin: .zero, size: Self.regular))
    #expect(stage.root.log.lines == ["willAppear:root", "didAppear:root"])
    stage.root.dismiss(animated: true)
    stage.stage.settle()
    #expect(content.view.window == nil)
  }

  @Test("What is presented over an adapting popover stays over it")
  func stacked() throws {
    let stage = PopoverStage()
    let content = CallLogController("popover", log: stage.root.log)
    try stage.present(content)
    let upper = CallLogController("upper", log: stage.root.log)
    content.present(upper, animated: true)
    stage.stage.settle()
    stage.root.log.lines = []
    stage.resize(to: Self.compact)
    #expect(stage.host.sheetSnapshots.count == 2)
    #expect(content.presentedViewController === upper)
    #expect(stage.stage.stage.window.subviews.last === upper.view.containingTransitionView)
    stage.resize(to: Self.regular)
    #expect(stage.host.sheetSnapshots.count == 1)
    #expect(stage.root.log.lines.isEmpty)
    stage.root.dismiss(animated: true)
    stage.stage.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A sheet whose delegate wants all of a narrow screen gets it, and is a sheet again")
  func sheet() throws {
    let stage = PopoverStage()
    let delegate = PopoverDelegate()
    delegate.style = .fullScreen
    let content = CallLogController("sheet", log: stage.root.log)
    content.modalPresentationStyle = .formSheet
    content.presentationController?.delegate = delegate
    content.sheetPresentationController?.detents = [.medium(), .large()]
    stage.root.present(content, animated: true)
    stage.stage.settle()
    content.sheetPresentationController?.selectedDetentIdentifier = .large
    let rest = stage.host.sheetSnapshots.last?.frame
    stage.root.log.lines = []
    stage.resize(to: Self.compact)
    #expect(stage.host.sheetSnapshots.isEmpty)
    #expect(content.view.frame == CGRect(origin: .zero, size: Self.compact))
    #expect(stage.root.view.window == nil)
    stage.resize(to: Self.regular)
    #expect(stage.host.sheetSnapshots.last?.frame == rest)
    #expect(stage.host.sheetSnapshots.last?.detent == "large")
    #expect(
      stage.root.log.lines == [
        "willDisappear:root", "didDisappear:root", "willAppear:root", "didAppear:root",
      ])
  }

  // Fact G40.
  @Test("In a compact height a popover fills the screen of a phone")
  func compactHeight() throws {
    let stage = SheetStage {
      $0.size = CGSize(width: 667, height: 375)
      $0.scale = 2
      $0.safeAreaInsets = .zero
      $0.verticalSizeClass = .compact
    }
    let content = CallLogController("popover")
    content.modalPresentationStyle = .popover
    stage.root.present(content, animated: true)
    stage.settle()
    #expect(stage.snapshot?.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test("A sheet over a full screen over a sheet follows a narrow window and back")
  func stack() throws {
    let stage = PopoverStage()
    var controllers: [CallLogController] = []
    var presenter: UIViewController = stage.root
    for (name, style) in [
      ("first", UIModalPresentationStyle.formSheet), ("second", .fullScreen), ("third", .popover),
    ] {
      let controller = CallLogController(name, log: stage.root.log)
      controller.modalPresentationStyle = style
      controller.preferredContentSize = CGSize(width: 300, height: 300)
      controller.popoverPresentationController?.sourceView = presenter.view
      controller.popoverPresentationController?.permittedArrowDirections = []
      presenter.present(controller, animated: true)
      stage.stage.settle()
      controllers.append(controller)
      presenter = controller
    }
    stage.root.log.lines = []
    stage.resize(to: Self.compact)
    #expect(stage.host.sheetSnapshots.count == 1)
    #expect(controllers[1].view.frame == CGRect(origin: .zero, size: Self.compact))
    stage.resize(to: Self.regular)
    #expect(stage.host.sheetSnapshots.isEmpty)
    #expect(stage.host.popoverSnapshots.count == 1)
    #expect(stage.root.log.lines.isEmpty)
    stage.root.dismiss(animated: true)
    stage.stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.root.view.window != nil)
    #expect(controllers.allSatisfy { $0.view.window == nil })
  }

  @Test("A custom presentation adapts and comes back with its own hooks")
  func custom() throws {
    final class Manager: UIPresentationController {
      var lines: [String] = []
      override func presentationTransitionWillBegin() { lines.append("willPresent") }
      override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("didPresent") }
      override func dismissalTransitionWillBegin() { lines.append("willDismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("didDismiss") }
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 100, y: 200, width: 300, height: 400)
      }
    }
    final class Source: NSObject, UIViewControllerTransitioningDelegate {
      let delegate = PopoverDelegate()
      var manager: Manager?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let made = Manager(presentedViewController: presented, presenting: presenting)
        made.delegate = delegate
        manager = made
        return made
      }
    }
    let stage = PopoverStage()
    let source = Source()
    source.delegate.style = .overFullScreen
    let content = CallLogController("custom", log: stage.root.log)
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = source
    stage.root.present(content, animated: false)
    stage.stage.settle()
    let manager = try #require(source.manager)
    #expect(content.view.frame == manager.frameOfPresentedViewInContainerView)
    manager.lines = []
    stage.resize(to: Self.compact)
    #expect(content.view.frame == CGRect(origin: .zero, size: Self.compact))
    #expect(manager.lines == ["willDismiss", "didDismiss"])
    stage.resize(to: Self.regular)
    #expect(content.view.frame == manager.frameOfPresentedViewInContainerView)
    #expect(manager.lines == ["willDismiss", "didDismiss", "willPresent", "didPresent"])
  }

  @Test("A window that changes while a popover appears is looked at after it")
  func duringTransition() throws {
    let stage = PopoverStage()
    let content = CallLogController("popover", log: stage.root.log)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 180)
    content.popoverPresentationController?.sourceView = stage.source
    stage.root.present(content, animated: true)
    stage.stage.stage.advance(5)
    stage.resize(to: Self.compact)
    #expect(stage.host.sheetSnapshots.count == 1)
    #expect(stage.root.log.lines == ["willAppear:popover", "didAppear:popover"])
  }

  @Test("A style that nothing can adapt to is reported, and the popover stays")
  func wrongStyle() throws {
    let stage = SheetStage()
    let delegate = PopoverDelegate()
    delegate.style = .currentContext
    let content = CallLogController("popover")
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = delegate
    popover.sourceView = stage.root.view
    let reports = Misuse.collect {
      stage.root.present(content, animated: true)
      stage.settle()
    }
    #expect(reports.map(\.id) == ["Presentation.adaptiveStyle"])
    #expect(content.activePresentationController === popover)
  }
}

extension UIView {
  fileprivate var containingTransitionView: UIView? {
    var view = superview
    while let current = view, !(current is UITransitionView) { view = current.superview }
    return view
  }
}
