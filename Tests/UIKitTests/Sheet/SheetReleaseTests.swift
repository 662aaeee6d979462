import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("A sheet whose presentation controller was released")
struct SheetReleaseTests {
  /// A sheet at rest that outlives its presentation controller.
  private func orphan() -> (shell: SheetShell, container: UITransitionView) {
    let container = UITransitionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let shell: SheetShell
    do {
      let controller = UISheetPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      shell = SheetShell(controller, container: container)
      shell.presentAtOnce()
    }
    return (shell, container)
  }

  @Test("A tap on its background dismisses nothing")
  func backgroundTap() throws {
    let (shell, container) = orphan()
    #expect(shell.controller == nil)
    let tap = try #require(shell.recognizers.backgroundTap)
    shell.recognizers.backgroundTapped(tap)
    #expect(shell.session.machine.phase == .resting(stop: 0))
    #expect(shell.dimming.superview === container)
  }

  @Test("No touch and no escape moves it")
  func touches() {
    let (shell, container) = orphan()
    #expect(!shell.isDraggable)
    #expect(!shell.asksShouldDismiss())
    #expect(!shell.escape())
    shell.grabberTapped()
    #expect(shell.session.machine.phase == .resting(stop: 0))
    #expect(shell.container === container)
  }

  @Test("It can be taken down, and what was asked of it before has no effect")
  func tearDown() {
    let (shell, container) = orphan()
    shell.configurationDidChange()
    shell.updateTint()
    shell.tearDown()
    #expect(shell.link == nil)
    #expect(shell.container === container)
  }
}
