import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("What controllers ask of the system")
struct PreferenceTests {
  private class Asking: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var autoHides = false
    var edges: UIRectEdge = []
    var locks = false
    var orientations = UIInterfaceOrientationMask.all

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { autoHides }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var prefersPointerLocked: Bool { locks }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  }

  private func show(_ root: UIViewController, on stage: TestStage) {
    stage.window.rootViewController = root
    stage.run(frames: 2)
  }

  @Test("The root is asked at first, and again when it says so")
  func root() {
    let stage = TestStage()
    let root = Asking()
    root.style = .lightContent
    show(root, on: stage)
    #expect(stage.host.preferences.statusBarStyle == .lightContent)
    root.style = .darkContent
    root.locks = true
    root.edges = .bottom
    root.autoHides = true
    stage.run(frames: 1)
    #expect(stage.host.preferences.statusBarStyle == .lightContent)
    root.setNeedsStatusBarAppearanceUpdate()
    root.setNeedsUpdateOfPrefersPointerLocked()
    root.setNeedsUpdateOfHomeIndicatorAutoHidden()
    stage.run(frames: 1)
    #expect(stage.host.preferences.statusBarStyle == .darkContent)
    #expect(stage.host.preferences.locksPointer)
    #expect(stage.host.preferences.hidesHomeIndicator)
    #expect(stage.host.preferences.deferredEdges == [])
    root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    stage.run(frames: 1)
    #expect(stage.host.preferences.deferredEdges == .bottom)
    #expect(stage.host.scene.statusBarManager?.statusBarStyle == .darkContent)
  }

  @Test("Containers name the child that decides")
  func children() {
    let stage = TestStage()
    let one = Asking()
    one.hides = true
    let two = Asking()
    two.locks = true
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: one), two]
    show(tabs, on: stage)
    #expect(stage.host.preferences.isStatusBarHidden)
    #expect(stage.host.scene.statusBarManager?.statusBarFrame == .zero)
    tabs.selectedIndex = 1
    stage.run(frames: 1)
    #expect(!stage.host.preferences.isStatusBarHidden)
    #expect(stage.host.preferences.locksPointer)
  }

  @Test(
    "Only what fills the screen, or captures the status bar, decides about it",
    arguments: [
      (UIModalPresentationStyle.fullScreen, false, true), (.pageSheet, false, false),
      (.pageSheet, true, true), (.overFullScreen, false, false), (.overFullScreen, true, true),
    ])
  func presented(_ style: UIModalPresentationStyle, _ captures: Bool, _ decides: Bool) {
    let stage = TestStage()
    let root = Asking()
    show(root, on: stage)
    let presented = Asking()
    presented.hides = true
    presented.modalPresentationStyle = style
    presented.modalPresentationCapturesStatusBarAppearance = captures
    root.present(presented, animated: true)
    stage.run(frames: 2)
    #expect(stage.host.preferences.isStatusBarHidden == decides)
    stage.run(frames: 90)
    root.dismiss(animated: true)
    stage.run(frames: 2)
    #expect(!stage.host.preferences.isStatusBarHidden)
  }

  @Test("Without a notch the safe area goes with the status bar")
  func safeArea() {
    let stage = TestStage {
      $0.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      $0.statusBarInset = 20
    }
    let root = Asking()
    show(root, on: stage)
    #expect(root.view.safeAreaInsets.top == 20)
    root.hides = true
    root.setNeedsStatusBarAppearanceUpdate()
    stage.run(frames: 1)
    #expect(root.view.safeAreaInsets.top == 0)
  }

  @Test("What the app and the controller in front both support counts")
  func orientations() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var mask = UIInterfaceOrientationMask.all
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { mask }
    }
    let stage = TestStage()
    let root = Asking()
    root.orientations = .portrait
    show(root, on: stage)
    #expect(stage.host.supportedOrientations == .portrait)
    let movie = Asking()
    movie.orientations = .landscape
    movie.modalPresentationStyle = .fullScreen
    root.present(movie, animated: false)
    stage.run(frames: 2)
    #expect(stage.host.supportedOrientations == .landscape)
    let delegate = Delegate()
    stage.host.application.delegate = delegate
    delegate.mask = .landscapeLeft
    #expect(stage.host.supportedOrientations == .landscapeLeft)
    delegate.mask = .portrait
    let reports = Misuse.collect { #expect(stage.host.supportedOrientations == .portrait) }
    #expect(reports.map(\.id) == ["Controller.unsupportedOrientation"])
  }

  @Test("A controller's own style reaches its views, not what it presents")
  func interfaceStyle() {
    let stage = TestStage()
    let root = Asking()
    root.overrideUserInterfaceStyle = .dark
    show(root, on: stage)
    let presented = Asking()
    root.present(presented, animated: false)
    stage.run(frames: 2)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(presented.view.traitCollection.userInterfaceStyle == .light)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(presented.view.traitCollection.userInterfaceStyle == .dark)
  }
}
