import Testing
import UIKit

@MainActor
@Suite("Navigation in a sheet")
struct SheetNavigationTests {
  final class DetailViewController: UIViewController {}

  @Test("The listing of article 003: buttons in the bar of a sheet change its detent")
  func programmaticDetents() throws {
    let stage = TestStage()
    let presenter = UIViewController()
    stage.window.rootViewController = presenter
    stage.run(frames: 2)

    let detailViewController = DetailViewController()
    let nav = UINavigationController(rootViewController: detailViewController)

    if let sheet = nav.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
    }

    let medium = UIBarButtonItem(
      title: "Medium",
      primaryAction: .init(handler: { _ in
        if let sheet = nav.sheetPresentationController {
          sheet.animateChanges {
            sheet.selectedDetentIdentifier = .medium
          }
        }
      }))

    let large = UIBarButtonItem(
      title: "Large", image: nil,
      primaryAction: .init(handler: { _ in
        if let sheet = nav.sheetPresentationController {
          sheet.animateChanges {
            sheet.selectedDetentIdentifier = .large
          }
        }
      }))

    detailViewController.navigationItem.leftBarButtonItem = medium
    detailViewController.navigationItem.rightBarButtonItem = large

    presenter.present(nav, animated: true, completion: nil)
    stage.run(frames: 60)

    #expect(nav.navigationBar.frame == CGRect(x: 0, y: 10, width: 393, height: 54))
    #expect(detailViewController.view.safeAreaInsets.top == 64)
    let first = try #require(self.top(of: nav, in: stage))
    #expect(abs(first - 403.687) < 0.5)
    stage.tap(try #require(large.itemView))
    stage.run(frames: 60)
    #expect(self.top(of: nav, in: stage) == 59)
    stage.tap(try #require(medium.itemView))
    stage.run(frames: 60)
    #expect(abs((self.top(of: nav, in: stage) ?? 0) - 403.687) < 0.5)
  }

  /// The top of a controller's view on the screen, in points.
  private func top(of controller: UIViewController, in stage: TestStage) -> CGFloat? {
    controller.viewIfLoaded.map { $0.convert($0.bounds, to: nil).minY }
  }
}
