import Testing
import UIKit

@MainActor
@Suite("Attributes of titles")
struct TitleAttributesTests {
  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  @Test("The older properties of a bar are those of its standard appearance only")
  func attributes() throws {
    let stage = TestStage()
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let bar = navigation.navigationBar
    #expect(bar.titleTextAttributes == nil)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.barTintColor = .green
    stage.window.rootViewController = navigation
    stage.run(frames: 3)
    let title = try #require(labels(in: bar).first { $0.text == "Root" })
    #expect(title.textColor == .red)
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(bar.standardAppearance.backgroundColor == .green)
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(bar.scrollEdgeAppearance?.titleTextAttributes.isEmpty == true)
    bar.scrollEdgeAppearance = nil
    #expect(bar.standardAppearance.largeTitleTextAttributes.isEmpty)
    bar.titleTextAttributes = nil
    stage.run(frames: 2)
    #expect(title.textColor != .red)
  }
}
