import Testing
import UIKit

@MainActor
@Suite("Attributes of titles")
struct TitleAttributesTests {
  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  @Test("The attributes of a bar's titles are those of all its appearances")
  func attributes() throws {
    let stage = TestStage()
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let bar = navigation.navigationBar
    #expect(bar.titleTextAttributes == nil)
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    stage.window.rootViewController = navigation
    stage.run(frames: 3)
    let title = try #require(labels(in: bar).first { $0.text == "Root" })
    #expect(title.textColor == .red)
    for appearance in [bar.standardAppearance, bar.scrollEdgeAppearance] {
      #expect(appearance?.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    }
    #expect(bar.standardAppearance.largeTitleTextAttributes.isEmpty)
    bar.titleTextAttributes = nil
    stage.run(frames: 2)
    #expect(title.textColor != .red)
  }
}
