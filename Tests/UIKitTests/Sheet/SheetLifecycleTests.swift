import Testing
import UIKit

/// The native scenarios N9 and N15.
@MainActor
@Suite("Lives of sheets")
struct SheetLifecycleTests {
  // Fact N9.
  @Test(
    "Each appearance callback comes once, both ways",
    arguments: ["code", "swipe", "not animated"]
  )
  func appears(way: String) {
    let stage = SheetStage()
    let sheet = CallLogController("sheet", log: stage.root.log)
    sheet.sheetPresentationController?.detents = [.medium()]
    let isAnimated = way != "not animated"
    stage.root.present(sheet, animated: isAnimated)
    stage.settle()
    #expect(stage.root.log.lines == ["willAppear:sheet", "didAppear:sheet"])
    if way == "swipe" {
      stage.pull(from: CGPoint(x: 200, y: stage.top + 30), by: 350)
      stage.stage.up()
    } else {
      stage.root.dismiss(animated: isAnimated)
    }
    stage.settle()
    #expect(
      stage.root.log.lines == [
        "willAppear:sheet", "didAppear:sheet", "willDisappear:sheet", "didDisappear:sheet",
      ])
  }

  // Fact N15.
  @Test("A navigation stack inside is the app's to keep, and fills each height")
  func keepsNavigation() throws {
    let stage = SheetStage()
    let first = CallLogController("first", log: stage.root.log)
    let second = CallLogController("second", log: stage.root.log)
    let navigation = UINavigationController(rootViewController: first)
    func present() {
      navigation.sheetPresentationController?.detents = [.medium(), .large()]
      stage.root.present(navigation, animated: true)
      stage.settle()
    }
    func fills(_ controller: UIViewController) -> Bool {
      let shown = controller.view.convert(controller.view.bounds, to: nil)
      return abs(shown.minY - stage.top) < 0.5
        && controller.view.bounds.size == navigation.view.bounds.size
    }
    present()
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [first, second] && fills(second))
    let small = second.view.bounds.height
    stage.pull(from: CGPoint(x: 200, y: stage.top + 20), by: -300)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(stage.snapshot?.detent == "large" && fills(second))
    #expect(second.view.bounds.height > small)
    stage.root.log.lines = []
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.log.lines == ["willDisappear:second", "didDisappear:second"])
    #expect(navigation.viewControllers == [first, second])
    stage.root.log.lines = []
    present()
    #expect(stage.root.log.lines == ["willAppear:second", "didAppear:second"])
    #expect(navigation.topViewController === second && stage.snapshot?.detent == "medium")
    #expect(fills(second))
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [first] && fills(first))
    // A controller made anew begins anew.
    stage.root.dismiss(animated: true)
    stage.settle()
    let other = UINavigationController(rootViewController: CallLogController("other"))
    stage.root.present(other, animated: true)
    stage.settle()
    #expect(other.viewControllers.count == 1)
  }
}
