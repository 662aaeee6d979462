import Testing
import UIKit

@MainActor
@Suite("Pushes while the navigation controller disappears")
struct CoveredPushTests {
  @Test("A push while a full screen comes ends the old page's appearance and begins none")
  func push() {
    let stage = SheetStage()
    let log = CallLogController.Log()
    let root = CallLogController("root", log: log)
    let second = CallLogController("second", log: log)
    let navigation = UINavigationController(rootViewController: root)
    stage.stage.window.rootViewController = navigation
    stage.settle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: true)
    stage.stage.advance(5)
    log.lines = []
    let reports = Misuse.collect {
      navigation.pushViewController(second, animated: true)
      stage.settle()
    }
    #expect(reports.isEmpty)
    #expect(log.lines == ["didDisappear:root"])
    log.lines = []
    navigation.dismiss(animated: true)
    stage.settle()
    #expect(log.lines == ["willAppear:second", "didAppear:second"])
  }
}
