import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Parts of content that fingers do not move it by, and code that takes out what a finger has.
@MainActor
@Suite("Drags in contexts")
struct ContextDragTests {
  @Test("Fingers on a no-drag region leave it where it is to the point, others move it")
  func exclusion() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    let region = UIView(frame: CGRect(x: 0, y: 60, width: 393, height: 80))
    content.view.addSubview(region)
    content.setSheetDragDisabled(true, for: region)
    try stage.present(ContextStyle(detents: [.height(200), .large]), content: content)
    let top = stage.frame(of: content.view).minY
    let finger = stage.app.touch(at: CGPoint(x: 196, y: top + 100))
    for step in 1...20 {
      try finger.move(to: CGPoint(x: 196, y: top + 100 - 8 * Double(step)), over: 1 / 60)
      #expect(stage.frame(of: content.view).minY == top)
    }
    try finger.lift()
    try stage.app.settle()
    #expect(stage.frame(of: content.view).minY == top)
    try stage.drag(from: top + 20, to: top - 140)
    #expect(content.contextPresentationController?.selectedDetent == .large)
    // Allowed again, the same place moves it.
    content.setSheetDragDisabled(false, for: region)
    let high = stage.frame(of: content.view).minY
    try stage.drag(from: high + 100, to: high + 290)
    #expect(content.contextPresentationController?.selectedDetent == .height(200))
  }

  @Test("In SwiftUI a slider keeps the finger, and the sheet stays", arguments: [false, true])
  func swiftUI(isContext: Bool) throws {
    struct Screen: View {
      @Bindable var model: Model
      let style: ModalPresentationStyle
      var body: some View {
        Color.clear
          .sheet(isPresented: $model.isPresented, style: style) {
            VStack {
              Color.teal.frame(height: 60)
              Color.indigo.frame(height: 120).sheetDragDisabled()
              Spacer()
            }
          }
          .presentationContext()
      }
    }
    let model = Model()
    let detents: [PresentationDetentReference] = [.height(300), .large]
    let style: ModalPresentationStyle =
      isContext
      ? .context(ContextStyle(detents: detents))
      : .pageSheet(properties: SheetProperties(detents: detents))
    let stage = try SwiftUIStage { Screen(model: model, style: style) }
    model.isPresented = true
    try stage.app.settle()
    let view = try #require(
      stage.device.findAll { $0.next is PresentedHost }.first, "the content's view")
    func top() -> CGFloat { view.convert(view.bounds, to: nil).minY }
    let before = top()
    try stage.drag(from: before + 120, to: before - 100)
    #expect(top() == before)
    try stage.drag(from: before + 30, to: 120)
    #expect(top() < before - 100)
  }

  @Test("Code takes out what a finger has, once, and the finger is nobody's from then on")
  func dismissedInTheHand() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(200), .large]))
    content.lines = []
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 640))
    try finger.move(to: CGPoint(x: 196, y: 560), over: 0.2)
    var ends = 0
    content.dismiss(animated: true) { ends += 1 }
    let start = stage.frame(of: content.view).minY
    var last = start
    for step in 1...12 {
      try finger.move(to: CGPoint(x: 196, y: 560 - 10 * Double(step)), over: 1 / 60)
      // It goes out whatever the finger does.
      let now = stage.frame(of: content.view).minY
      #expect(now >= last)
      last = now
    }
    #expect(last > start)
    try finger.lift()
    try stage.app.settle()
    #expect(ends == 1)
    #expect(content.lines == ["willDisappear", "didDisappear"])
    #expect(stage.lower.presentedViewController == nil)
    #expect(try stage.moves(stage.lower.slider))
  }

  @Test("Code takes out what a finger is taking out already")
  func dismissedWhileSwiped() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(200)]))
    content.lines = []
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 640))
    try finger.move(to: CGPoint(x: 196, y: 700), over: 0.2)
    stage.device.advance(by: 0.05)
    #expect(content.isBeingDismissed)
    stage.lower.dismiss(animated: true)
    stage.device.advance(by: 0.05)
    try finger.move(to: CGPoint(x: 196, y: 640), over: 0.1)
    try finger.lift()
    try stage.app.settle()
    #expect(content.lines.last == "didDisappear")
    #expect(content.lines.filter { $0 == "didDisappear" }.count == 1)
    #expect(stage.lower.presentedViewController == nil)
    // The context presents again.
    let next = try stage.present(ContextStyle())
    #expect(next.view.window != nil)
  }

  @Test("A binding that ends while a finger pulls dismisses once", arguments: [false, true])
  func boundInTheHand(isContext: Bool) throws {
    struct Screen: View {
      @Bindable var model: Model
      let style: ModalPresentationStyle
      var body: some View {
        Color.clear
          .sheet(
            isPresented: $model.isPresented, style: style,
            onDismiss: { model.lines.append("\($0)") }, content: { Color.teal }
          )
          .presentationContext()
      }
    }
    let model = Model()
    let style: ModalPresentationStyle =
      isContext
      ? .context(ContextStyle(detents: [.height(300), .large]))
      : .pageSheet(properties: SheetProperties(detents: [.height(300), .large]))
    let stage = try SwiftUIStage { Screen(model: model, style: style) }
    model.isPresented = true
    try stage.app.settle()
    // Up, where no dismissal has begun, and down, where the user's has.
    for end in [500.0, 700] {
      model.lines = []
      model.isPresented = true
      try stage.app.settle()
      let finger = stage.app.touch(at: CGPoint(x: 196, y: 600))
      try finger.move(to: CGPoint(x: 196, y: end), over: 0.2)
      model.isPresented = false
      stage.device.advance(by: 0.1)
      try finger.move(to: CGPoint(x: 196, y: 560), over: 0.1)
      try finger.lift()
      try stage.app.settle()
      #expect(stage.top == nil)
      #expect(model.lines == ["binding"], "finger at \(end)")
    }
  }

  @Test("A subclass hears of the detents that a finger chooses, and of no others")
  func userDidSelectDetent() throws {
    final class Listening: ContextPresentationController {
      var chosen: [PresentationDetentReference] = []
      override func userDidSelectDetent(_ detent: PresentationDetentReference) {
        chosen.append(detent)
      }
    }
    let stage = try ContextStage()
    let content = ContextStage.Content()
    let style = ContextStyle(detents: [.height(100), .height(300)])
    stage.lower.present(content, style: .context(style, controller: Listening.self))
    try stage.app.settle()
    let presentation = try #require(content.contextPresentationController as? Listening)
    presentation.animateChanges { presentation.selectedDetent = .height(300) }
    try stage.app.settle()
    #expect(presentation.chosen == [])
    try stage.drag(from: 560, to: 740)
    #expect(presentation.chosen == [.height(100)])
  }

  @Test("With the interactor a delegate of one's own lets fingers take it out, and bring it back")
  func interactor() throws {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let controller = ContextPresentationController(
          presentedViewController: presented, presenting: presenting,
          style: ContextStyle(detents: [.height(300)]))
        controller.context = source
        return controller
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        presented.contextPresentationController?.animator
      }

      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        dismissed.contextPresentationController?.animator
      }

      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

      weak var content: UIViewController?
      var interactor: (any UIViewControllerInteractiveTransitioning)? {
        content?.contextPresentationController?.interactor
      }
    }
    let stage = try ContextStage()
    let content = ContextStage.Content()
    let delegate = Delegate()
    delegate.content = content
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = delegate
    stage.lower.present(content, animated: true)
    try stage.app.settle()
    #expect(stage.frame(of: content.view).minY == 518)
    try stage.drag(from: 600, to: 650)
    #expect(stage.frame(of: content.view).minY == 518)
    #expect(content.presentingViewController != nil)
    #expect(content.lines.last == "didAppear")
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 600))
    try finger.move(to: CGPoint(x: 196, y: 800), over: 0.2)
    #expect(content.isBeingDismissed)
    try finger.lift()
    try stage.app.settle()
    #expect(content.presentingViewController == nil)
    #expect(content.lines.last == "didDisappear")
  }
}
