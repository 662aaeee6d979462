import DetentTesting
import Testing
import UIKit

@testable import UIKitCore

// developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@MainActor
@Suite("Appearances of bar buttons")
struct BarButtonAppearanceTests {
  private let stage = TestStage()
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
  private let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)

  init() {
    root.title = "Root"
    root.navigationItem.rightBarButtonItems = [done, save]
    navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.run(frames: 2)
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
  }

  private func title(_ text: String) throws -> UILabel {
    try #require(find(UILabel.self, in: navigation.view).first { $0.text == text })
  }

  private func look() -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    let plain = UIBarButtonItemAppearance(style: .plain)
    plain.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11),
    ]
    look.buttonAppearance = plain
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    plain.normal.titleTextAttributes = [:]
    return look
  }

  @Test("Plain and done buttons have their own attributes, and a set appearance is a copy")
  func styles() throws {
    navigation.navigationBar.standardAppearance = look()
    stage.run(frames: 2)
    #expect(try title("Save").textColor == .red)
    #expect(try title("Save").font.pointSize == 11)
    #expect(try title("Done").textColor == .green)
    #expect(try title("Done").font.pointSize == BarMetrics.titleSize)
    navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
    stage.run(frames: 2)
    #expect(try title("Save").textColor == .label)
  }

  @Test("What an item sets itself comes before the bar's appearance")
  func ownAttributes() throws {
    save.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    navigation.navigationBar.standardAppearance = look()
    stage.run(frames: 2)
    #expect(try title("Save").textColor == .blue)
    #expect(try title("Save").font.pointSize == 11)
  }

  @Test("States have the normal attributes, except those that they set")
  func states() throws {
    let look = look()
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
    look.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.black]
    look.buttonAppearance.highlighted.titlePositionAdjustment = UIOffset(
      horizontal: 0, vertical: 3)
    navigation.navigationBar.standardAppearance = look
    stage.run(frames: 2)
    let before = try title("Save").frame.minY
    let view = try #require(save.itemView as? UIControl)
    view.isHighlighted = true
    stage.run(frames: 1)
    #expect(try title("Save").textColor == .black)
    #expect(try title("Save").frame.minY == before + 3)
    view.isHighlighted = false
    save.isEnabled = false
    stage.run(frames: 1)
    #expect(try title("Save").textColor == .gray)
    #expect(try title("Save").font.pointSize == 11)
    #expect(try title("Save").frame.minY == before)
  }

  @Test("A controller's own appearance goes before the bar's")
  func item() throws {
    navigation.navigationBar.standardAppearance = look()
    let own = UINavigationBarAppearance()
    own.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    root.navigationItem.standardAppearance = own
    stage.run(frames: 2)
    #expect(try title("Save").textColor == .purple)
  }

  @Test("An indicator replaces the back button's chevron, and nil restores it")
  func indicator() throws {
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    stage.run(frames: 2)
    func shown() -> UIImage? {
      find(BarItemView.self, in: navigation.navigationBar).first?.item.image
    }
    let chevron = try #require(shown())
    let arrow = try #require(UIImage(systemName: "arrow.left"))
    let look = UINavigationBarAppearance()
    look.setBackIndicatorImage(arrow, transitionMaskImage: nil)
    #expect(look.backIndicatorImage == nil)
    look.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
    navigation.navigationBar.standardAppearance = look
    stage.run(frames: 2)
    #expect(shown() === arrow)
    navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
    stage.run(frames: 2)
    #expect(shown() === chevron)
    navigation.navigationBar.backIndicatorImage = arrow
    stage.run(frames: 2)
    #expect(shown() === chevron)
    navigation.navigationBar.backIndicatorTransitionMaskImage = arrow
    stage.run(frames: 2)
    #expect(shown() === arrow)
  }

  @Test("A toolbar has the appearance of its buttons, and its older properties")
  func toolbar() throws {
    navigation.isToolbarHidden = false
    let bar = try #require(navigation.toolbar)
    root.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    let look = UIToolbarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = look
    stage.run(frames: 2)
    #expect(try title("Share").textColor == .red)
    #expect(bar.isTranslucent && bar.barTintColor == nil)
    bar.isTranslucent = false
    #expect(bar.standardAppearance.backgroundColor == .systemBackground)
    bar.barTintColor = .orange
    #expect(bar.standardAppearance.backgroundColor == .orange)
    #expect(try title("Share").textColor == .red)
    bar.isTranslucent = true
    #expect(bar.barTintColor == .orange)
  }

  @Test("An item on no bar yet gets the title attributes and tint of the appearance of its class")
  func classAppearance() throws {
    let controller = UIViewController()
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    own.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
    let plain = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
    let icon = UIBarButtonItem(
      image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItems = [own, plain, icon]
    let app = TestApp { UINavigationController(rootViewController: UIViewController()) }
    try app.device.host.enter {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.cyan], for: .normal)
      UIBarButtonItem.appearance().tintColor = .magenta
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .yellow
      let navigation = try #require(
        app.device.window.rootViewController as? UINavigationController)
      navigation.pushViewController(controller, animated: false)
      navigation.view.layoutIfNeeded()
      let labels = find(UILabel.self, in: navigation.navigationBar)
      #expect(labels.first { $0.text == "Plain" }?.textColor == .cyan)
      #expect(labels.first { $0.text == "Own" }?.textColor == .brown)
      #expect(icon.tintColor == .magenta)
    }
  }
}
