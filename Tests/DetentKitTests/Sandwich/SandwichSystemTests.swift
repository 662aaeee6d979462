import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// What UIKit remembers of a presentation, and what it tells a sandwich about it.
@MainActor
@Suite("Sandwiches and UIKit's presentation controllers")
struct SandwichSystemTests {
  struct Screen<Sheet: View>: View {
    @Bindable var model: Model
    var style: ModalPresentationStyle
    let sheet: () -> Sheet

    var body: some View {
      Button("Behind") { model.taps += 1 }
        .sheet(
          isPresented: $model.isPresented, style: style,
          onDismiss: { model.lines.append("dismissed \($0)") }, content: sheet
        )
        .presentationContext()
    }
  }

  /// Provides the presentation controllers of custom presentations, and counts the questions.
  final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    var presenters: [UIViewController?] = []
    var made: [UIPresentationController] = []

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presenters.append(presenting)
      made.append(
        UIPresentationController(presentedViewController: presented, presenting: presenting))
      return made.last
    }
  }

  @Test("A context's presentation controller is the first that UIKit is asked for")
  func context() throws {
    let model = Model()
    let stage = try SwiftUIStage {
      Screen(model: model, style: .context(ContextStyle(detents: [.medium, .large]))) {
        Text("Sheet")
      }
    }
    let reports = try Misuse.collect {
      model.isPresented = true
      try stage.app.settle()
    }
    #expect(reports == [])
    let content = try #require(stage.top)
    let presentation = try #require(content.presentationController)
    #expect(presentation is ContextPresentationController)
    #expect(presentation.delegate is SandwichController)
  }

  @Test("The app's transitioning delegate is asked once, with the presenting controller")
  func custom() throws {
    let model = Model()
    let provider = Provider()
    let stage = try SwiftUIStage {
      Screen(model: model, style: .custom(provider)) { Text("Sheet") }
    }
    model.isPresented = true
    try stage.app.settle()
    #expect(provider.presenters.count == 1)
    #expect(provider.presenters.first.flatMap { $0 } != nil)
    #expect(provider.made.first?.delegate is SandwichController)
    model.isPresented = false
    try stage.app.settle()
    #expect(model.lines == ["dismissed binding"])
    #expect(provider.presenters.count == 1)
  }

  @Test("A dismissal by UIKit's code after a cancelled swipe is one by code")
  func cancelledSwipe() throws {
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model, style: .pageSheet) { Text("Sheet") } }
    model.isPresented = true
    try stage.app.settle()
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 120))
    try finger.move(to: CGPoint(x: 196, y: 250), over: 0.6)
    stage.device.advance(by: 0.5)
    try finger.lift()
    try stage.app.settle()
    #expect(stage.top != nil)
    stage.app.root?.dismiss(animated: true)
    try stage.app.settle()
    #expect(stage.top == nil)
    #expect(!model.isPresented)
    #expect(model.lines == ["dismissed code"])
    model.isPresented = true
    try stage.app.settle()
    #expect(stage.top != nil)
  }

  @Test("Content hides the status bar and the home indicator, unless the proxy says otherwise")
  func bars() throws {
    let model = Model()
    let stage = try SwiftUIStage {
      Screen(model: model, style: .fullScreen) {
        Text("Sheet").statusBarHidden().persistentSystemOverlays(.hidden)
      }
    }
    model.isPresented = true
    try stage.app.settle()
    let host = try #require(stage.top as? PresentedHost)
    #expect(host.prefersStatusBarHidden)
    #expect(host.prefersHomeIndicatorAutoHidden)
    host.proxy.prefersStatusBarHidden = false
    host.proxy.prefersHomeIndicatorAutoHidden = false
    #expect(!host.prefersStatusBarHidden)
    #expect(!host.prefersHomeIndicatorAutoHidden)
  }

  @Test("A popover keeps the source item that the app has set")
  func sourceItem() throws {
    let (root, item) = (
      UIViewController(), UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
    )
    let app = TestApp(device: .iPadA16) { root }
    try app.settle()
    root.view.addSubview(item)
    let detail = UIViewController()
    detail.modalPresentationStyle = .popover
    detail.popoverPresentationController?.sourceItem = item
    root.present(detail, style: .popover())
    try app.settle()
    let popover = try #require(detail.popoverPresentationController)
    #expect(popover.sourceItem === item)
    #expect(popover.sourceView !== root.view)
  }
}
