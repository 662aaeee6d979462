import Testing
import UIKit

@MainActor
@Suite("Zoom transitions")
struct ZoomTests {
  @MainActor
  final class Stage {
    let sheet = SheetStage { $0.scale = 1 }
    let source = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 80))
    let page: CallLogController
    var asked: [String] = []

    init() {
      page = CallLogController("page", log: sheet.root.log)
      source.layer.cornerRadius = 12
      page.modalPresentationStyle = .fullScreen
    }

    func prefersZoom(_ options: UIViewController.Transition.ZoomOptions? = nil) {
      page.preferredTransition = .zoom(options: options) { [unowned self] context in
        asked.append("\(context.zoomedViewController === page)")
        return source
      }
    }

    /// Where the page shows on the screen, in its container.
    var shown: CGRect {
      let clip = page.view.superview?.layer.presented.frame ?? .zero
      return page.view.superview?.clipsToBounds == true ? clip : page.view.layer.presented.frame
    }
  }

  @Test("A full-screen page grows out of the view and shrinks back into it")
  func presenting() {
    let stage = Stage()
    stage.sheet.root.view.addSubview(stage.source)
    stage.prefersZoom()
    stage.sheet.root.present(stage.page, animated: true)
    stage.sheet.stage.advance()
    #expect(stage.shown == stage.source.frame)
    #expect(abs(stage.page.view.layer.presented.transform.m11 - 100 / 393) < 1e-6)
    stage.sheet.stage.advance(6)
    #expect(stage.shown.width > 110 && stage.shown.width < 393)
    stage.sheet.settle()
    let full = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(stage.page.view.frame == full && stage.page.view.transform.isIdentity)
    #expect(stage.page.view.superview?.clipsToBounds == false)
    #expect(
      stage.sheet.root.log.lines == [
        "willDisappear:root", "willAppear:page", "didAppear:page", "didDisappear:root",
      ])
    stage.sheet.root.dismiss(animated: true)
    stage.sheet.stage.advance(8)
    #expect(stage.shown.width < 393 && stage.shown.width > 100)
    stage.sheet.settle()
    #expect(stage.asked == ["true", "true"])
    #expect(stage.sheet.stage.window.subviews == [stage.sheet.root.view])
    #expect(stage.source.alpha == 1 && stage.page.view.transform.isIdentity)
  }

  @Test("The alignment rectangle lies on the source view")
  func alignment() {
    let stage = Stage()
    stage.sheet.root.view.addSubview(stage.source)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in CGRect(x: 100, y: 300, width: 200, height: 160) }
    stage.prefersZoom(options)
    stage.sheet.root.present(stage.page, animated: true)
    stage.sheet.stage.advance()
    let shown = stage.page.view.layer.presented
    #expect(abs(shown.transform.m11 - 0.5) < 1e-9)
    // (200, 380) of the page lies in the middle of the source.
    #expect(abs(shown.position.x + (200 - 196.5) * 0.5 - 50) < 1e-6)
    #expect(abs(shown.position.y + (380 - 426) * 0.5 - 40) < 1e-6)
    stage.sheet.settle()
  }

  @Test("Without a view to zoom from it slides")
  func withoutSource() {
    let stage = Stage()
    stage.page.preferredTransition = .zoom { _ in nil }
    stage.sheet.root.present(stage.page, animated: true)
    stage.sheet.stage.advance(5)
    #expect(stage.page.view.layer.presented.frame.minY > 10)
    stage.sheet.settle()
  }

  @Test("A pushed page zooms too")
  func pushing() {
    let stage = Stage()
    let first = CallLogController("first", log: stage.sheet.root.log)
    first.view.addSubview(stage.source)
    let navigation = UINavigationController(rootViewController: first)
    stage.sheet.stage.window.rootViewController = navigation
    stage.sheet.stage.advance(2)
    stage.prefersZoom()
    navigation.pushViewController(stage.page, animated: true)
    stage.sheet.stage.advance(6)
    #expect(stage.shown.width > 100 && stage.shown.width < 393)
    stage.sheet.settle()
    #expect(stage.page.view.frame.size == CGSize(width: 393, height: 852))
    navigation.popViewController(animated: true)
    stage.sheet.stage.advance(6)
    #expect(stage.shown.width < 393)
    stage.sheet.settle()
    #expect(navigation.viewControllers == [first] && first.view.window != nil)
    #expect(first.view.convert(first.view.bounds, to: nil).origin == .zero)
  }
}
