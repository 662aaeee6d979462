import Testing
import UIKit

/// What the scenarios of sheets have in common.
@MainActor
enum SheetScenario {
  typealias Detent = UISheetPresentationController.Detent

  static func stops(_ fractions: [CGFloat]) -> [Detent] {
    fractions.map { fraction in
      .custom(identifier: Detent.Identifier("\(fraction)")) { $0.maximumDetentValue * fraction }
    }
  }

  static func swipe(_ stage: SheetStage, from y: CGFloat, by travel: CGFloat) {
    stage.pull(from: CGPoint(x: 200, y: y), by: travel)
    stage.hold()
    stage.stage.up()
    stage.settle()
  }

  final class ListController: CallLogController {
    let list = UIScrollView()
    let header = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 393, height: 2000)
      list.contentInsetAdjustmentBehavior = .never
      list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000)))
      view.addSubview(list)
      view.addSubview(header)
    }
    override func viewDidLayoutSubviews() {
      header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
      list.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: view.bounds.height - 60)
    }
  }

  final class Hearer: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lines.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      lines.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      lines.append("selected \(sheet.selectedDetentIdentifier?.rawValue ?? "nil")")
    }
  }
}
