import DetentTesting
import Testing
import UIKit

@MainActor
@Suite("Appearances of classes")
struct UIAppearanceTests {
  final class Badge: UILabel {}

  /// A screen with a switch, to which tests add views.
  private func screen() -> (TestApp, UIView) {
    let controller = UIViewController()
    return (TestApp { controller }, controller.view)
  }

  @Test("What is set on an appearance is set on views that enter a window, and on no other")
  func entering() {
    let (app, view) = screen()
    app.device.host.enter {
      let shown = UISwitch()
      view.addSubview(shown)
      UISwitch.appearance().onTintColor = .systemPurple
      let later = UISwitch()
      #expect(later.onTintColor == nil)
      view.addSubview(later)
      #expect(later.onTintColor == .systemPurple)
      #expect(shown.onTintColor == nil)
      #expect(UISwitch.appearance().onTintColor == .systemPurple)
    }
  }

  @Test("A value that was set on the view itself stays")
  func ownValue() {
    let (app, view) = screen()
    app.device.host.enter {
      UIProgressView.appearance().trackTintColor = .red
      UIView.appearance().tintColor = .green
      let progress = UIProgressView()
      progress.trackTintColor = .blue
      let button = UIButton(type: .system)
      button.tintColor = .orange
      view.addSubview(progress)
      view.addSubview(button)
      #expect(progress.trackTintColor == .blue)
      #expect(progress.tintColor == .green)
      #expect(button.tintColor == .orange)
    }
  }

  @Test("An appearance holds for subclasses, and that of the more derived class comes first")
  func subclasses() {
    let (app, view) = screen()
    app.device.host.enter {
      UIView.appearance().backgroundColor = .yellow
      UILabel.appearance().backgroundColor = .cyan
      UILabel.appearance().textColor = .brown
      let badge = Badge()
      let plain = UIView()
      view.addSubview(badge)
      view.addSubview(plain)
      #expect(badge.backgroundColor == .cyan)
      #expect(badge.textColor == .brown)
      #expect(plain.backgroundColor == .yellow)
    }
  }

  @Test("An appearance within containers holds inside of them only, innermost first")
  func containers() throws {
    let (app, view) = screen()
    app.device.host.enter {
      UILabel.appearance().textColor = .brown
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, UIScrollView.self])
        .textColor = .blue
      let (alone, stacked, scrolled) = (UILabel(), UILabel(), UILabel())
      view.addSubview(alone)
      view.addSubview(UIStackView(arrangedSubviews: [stacked]))
      let scroll = UIScrollView()
      scroll.addSubview(UIStackView(arrangedSubviews: [scrolled]))
      view.addSubview(scroll)
      #expect(alone.textColor == .brown)
      #expect(stacked.textColor == .red)
      #expect(scrolled.textColor == .blue)
    }
  }

  @Test("A view controller is a container")
  func controller() {
    let (app, _) = screen()
    app.device.host.enter {
      UISwitch.appearance(whenContainedInInstancesOf: [UITableViewController.self]).onTintColor =
        .red
    }
    let table = UITableViewController()
    let other = TestApp(on: app.device) { table }
    _ = other
    app.device.host.enter {
      let toggle = UISwitch()
      table.view.addSubview(toggle)
      #expect(toggle.onTintColor == .red)
    }
  }

  @Test("Tables of every style, and bars, follow their appearance", arguments: [0, 1, 2])
  func tables(style: Int) throws {
    let (app, view) = screen()
    try app.device.host.enter {
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorColor = .red
      let bar = UINavigationBarAppearance()
      bar.backgroundColor = .orange
      UINavigationBar.appearance().standardAppearance = bar
      UINavigationBar.appearance().scrollEdgeAppearance = bar
      UITabBar.appearance().unselectedItemTintColor = .magenta
      let table = UITableView(
        frame: .zero, style: try #require(UITableView.Style(rawValue: style)))
      view.addSubview(table)
      #expect(table.backgroundColor == .clear)
      #expect(table.separatorColor == .red)
      let navigation = UINavigationBar()
      let tabs = UITabBar()
      view.addSubview(navigation)
      view.addSubview(tabs)
      #expect(navigation.standardAppearance.backgroundColor == .orange)
      #expect(navigation.scrollEdgeAppearance?.backgroundColor == .orange)
      #expect(tabs.unselectedItemTintColor == .magenta)
    }
  }

  final class RowCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("Cells that an app derives have an appearance")
  func cells() {
    let (app, view) = screen()
    app.device.host.enter {
      RowCell.appearance().tintColor = .red
      let (own, plain) = (RowCell(style: .default, reuseIdentifier: nil), UITableViewCell())
      view.addSubview(own)
      view.addSubview(plain)
      #expect(own.tintColor == .red)
      #expect(plain.tintColor != .red)
    }
  }

  @Test("Each device has appearances of its own")
  func devices() {
    let (first, _) = screen()
    first.device.host.enter { UISwitch.appearance().onTintColor = .red }
    let (second, view) = screen()
    second.device.host.enter {
      let toggle = UISwitch()
      view.addSubview(toggle)
      #expect(toggle.onTintColor == nil)
    }
  }
}
