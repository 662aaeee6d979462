import DetentTesting
import Testing
import UIKit

@MainActor
@Suite("Views and the bars above them")
struct ExtendedLayoutTests {
  @Test("A view extends under the bar unless its controller excludes the edge")
  func edges() {
    let stage = TestStage()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.run(frames: 2)
    let full = root.view.frame
    #expect(root.edgesForExtendedLayout == .all)
    #expect(root.view.convert(full.origin, to: nil).y == 0 && root.view.safeAreaInsets.top > 44)
    root.edgesForExtendedLayout = []
    stage.run(frames: 2)
    let bar = navigation.navigationBar.frame
    #expect(root.view.convert(root.view.bounds, to: nil).minY == bar.maxY)
    #expect(root.view.safeAreaInsets.top == 0)
    root.edgesForExtendedLayout = .all
    stage.run(frames: 2)
    #expect(root.view.frame == full)
  }

  @Test("An opaque bar ends the view, unless it includes opaque bars")
  func opaque() {
    let stage = TestStage()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.isTranslucent = false
    stage.window.rootViewController = navigation
    stage.run(frames: 2)
    let bar = navigation.navigationBar.frame
    #expect(root.view.convert(root.view.bounds, to: nil).minY == bar.maxY)
    root.extendedLayoutIncludesOpaqueBars = true
    stage.run(frames: 2)
    #expect(root.view.convert(root.view.bounds, to: nil).minY == 0)
  }

  @Test("A segue performs its closure, and a subclass its own transition")
  func segue() throws {
    final class Presenting: UIStoryboardSegue {
      override func perform() { source.present(destination, animated: false) }
    }
    let root = UIViewController()
    let app = TestApp { root }
    try app.settle()
    var performed = 0
    UIStoryboardSegue(identifier: "a", source: root, destination: UIViewController()) {
      performed += 1
    }.perform()
    #expect(performed == 1)
    let next = UIViewController()
    Presenting(identifier: nil, source: root, destination: next).perform()
    try app.settle()
    #expect(root.presentedViewController === next)
  }
}
