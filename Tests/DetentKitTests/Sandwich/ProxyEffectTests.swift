import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Preferences of a proxy that are seen on the screen.
@MainActor
@Suite("Effects of a proxy")
struct ProxyEffectTests {
  @MainActor @Observable
  final class Screen {
    var isShown = false
    var locks = false
    var hovers = 0
    var isHovering = false
  }

  struct Presenting<Content: View>: View {
    @Bindable var screen: Screen
    var proxy: @MainActor (Screen) -> UIViewControllerProxy
    let content: () -> Content

    var body: some View {
      Color.white.ignoresSafeArea()
        .sheet(
          isPresented: $screen.isShown, style: .overFullScreen, proxy: proxy(screen),
          content: content)
    }
  }

  /// The symbols of the status bar in a picture: the least brightness, and the first row and the
  /// last with one.
  struct StatusBar {
    var darkest = 255
    var first: Int?
    var last: Int?

    @MainActor
    init(_ device: VirtualDevice) throws {
      let picture = try device.capture(scale: 1)
      for y in 0..<50 {
        for x in 30..<110 where picture[x, y] & 0xFF < 250 {
          darkest = min(darkest, Int(picture[x, y] & 0xFF))
          if first == nil { first = y }
          last = y
        }
      }
    }
  }

  @Test(
    "The status bar fades, slides or is gone at once, as the proxy asks",
    arguments: [UIStatusBarAnimation.none, .fade, .slide])
  func statusBar(_ animation: UIStatusBarAnimation) throws {
    let screen = Screen()
    let stage = try SwiftUIStage {
      Presenting(
        screen: screen,
        proxy: { _ in
          var proxy = UIViewControllerProxy()
          proxy.prefersStatusBarHidden = true
          proxy.preferredStatusBarUpdateAnimation = animation
          proxy.modalPresentationCapturesStatusBarAppearance = true
          return proxy
        }, content: { Color.clear })
    }
    let before = try StatusBar(stage.device)
    let first = try #require(before.first)
    screen.isShown = true
    stage.device.advance(by: 0.12)
    let during = try StatusBar(stage.device)
    switch animation {
    case .none: #expect(during.first == nil)
    case .fade: #expect(during.first == first && during.darkest > before.darkest + 30)
    case .slide:
      let moved = try #require(during.last)
      #expect(moved < (before.last ?? 0) - 4)
    }
    try stage.app.settle()
    #expect(try StatusBar(stage.device).first == nil)
    // Whoever is in front then decides how it returns: UIKit's default fades.
    screen.isShown = false
    stage.device.advance(by: 0.12)
    let returning = try StatusBar(stage.device)
    #expect(returning.first == first && returning.darkest > before.darkest + 30)
    try stage.app.settle()
    #expect(try StatusBar(stage.device).darkest == before.darkest)
  }

  @Test(
    "A sheet that captures the status bar decides about it, and one that does not leaves it",
    arguments: TestedPresenter.allCases, [true, false])
  func captures(_ presenter: TestedPresenter, _ captures: Bool) throws {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let content = Hiding()
    content.modalPresentationCapturesStatusBarAppearance = captures
    let stage = try PresenterStage(presenter, content: content)
    let manager = try #require(stage.root.view.window?.windowScene?.statusBarManager)
    #expect(manager.isStatusBarHidden == captures)
    content.dismiss(animated: true)
    try stage.app.settle()
    #expect(!manager.isStatusBarHidden)
  }

  @Test("In an animation block the status bar moves as long as that, and without one it is set")
  func statusBarInBlock() throws {
    final class Hiding: UIViewController {
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
    }
    let root = Hiding()
    let app = TestApp(device: .iPhone16) { root }
    root.view.backgroundColor = .white
    try app.settle()
    let before = try StatusBar(app.device)
    root.hides = true
    UIView.animate(withDuration: 1) { root.setNeedsStatusBarAppearanceUpdate() }
    app.advance(by: 0.5)
    let half = try StatusBar(app.device)
    #expect((before.darkest + 80...250).contains(half.darkest))
    #expect(!app.device.pendingWork.isEmpty)
    try app.settle()
    #expect(try StatusBar(app.device).first == nil)
    root.hides = false
    root.setNeedsStatusBarAppearanceUpdate()
    app.advance(by: 0.05)
    #expect(try StatusBar(app.device).darkest == before.darkest)
  }

  @Test("A locked pointer is over nothing, until it is unlocked")
  func pointer() throws {
    let screen = Screen()
    let stage = try SwiftUIStage(on: .iPadA16) {
      Presenting(
        screen: screen,
        proxy: { screen in
          var proxy = UIViewControllerProxy()
          proxy.prefersPointerLocked = screen.locks
          return proxy
        },
        content: {
          Text("Canvas").frame(width: 300, height: 300)
            .onHover { screen.isHovering = $0 }
        })
    }
    screen.isShown = true
    try stage.app.settle()
    try stage.device.hover("Canvas")
    #expect(screen.isHovering)
    screen.locks = true
    try stage.app.settle()
    stage.app.advance(by: 0.05)
    #expect(!screen.isHovering)
    try stage.device.hover("Canvas")
    #expect(!screen.isHovering)
    screen.locks = false
    try stage.app.settle()
    stage.app.advance(by: 0.05)
    #expect(screen.isHovering)
  }
}
