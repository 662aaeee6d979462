import DetentTesting
import Testing

@MainActor
@Suite("Queries of elements")
struct ElementQueryTests {
  private final class Screen: UIViewController {
    let stack = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      stack.accessibilityIdentifier = "rows"
      view.addSubview(stack)
      for (index, city) in ["Oslo", "Bergen", "Oslo"].enumerated() {
        let button = UIButton(type: .system)
        button.setTitle(city, for: .normal)
        button.frame = CGRect(x: 20, y: CGFloat(index) * 60, width: 200, height: 44)
        button.isEnabled = city != "Bergen"
        stack.addSubview(button)
      }
      let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 63, height: 31))
      toggle.isOn = true
      toggle.accessibilityLabel = "Wi-Fi"
      toggle.accessibilityIdentifier = "wifi"
      stack.addSubview(toggle)
      let label = UILabel(frame: CGRect(x: 20, y: 640, width: 300, height: 30))
      label.text = "Three cities, one chosen"
      view.addSubview(label)
    }

    func showAlert() {
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Oslo", style: .default))
      present(alert, animated: true)
    }
  }

  private func open() throws -> (app: TestApp, screen: Screen) {
    let screen = Screen()
    let app = TestApp { screen }
    try app.settle()
    return (app, screen)
  }

  @Test("Elements are found by label, identifier, role, value, text, trait, type and predicate")
  func kinds() throws {
    let (app, _) = try open()
    #expect(app.element(.label("Bergen")).count == 1)
    #expect(app.element(.role("button")).count == 3)
    #expect(app.button("Oslo").count == 2)
    #expect(try app.element(.identifier("wifi")).label == "Wi-Fi")
    #expect(try app.element(.value("1")).state().identifier == "wifi")
    #expect(try app.element(.text("cities")).label == "Three cities, one chosen")
    #expect(app.element(.traits(.notEnabled)).count == 1)
    #expect(app.element(.type(UISwitch.self)).count == 1)
    let wide = app.element(.matching("200 points wide") { $0.frame.width == 200 })
    #expect(wide.count == 3)
    #expect(app.element(.role("button"), .label("Wi-Fi")).count == 0)
  }

  @Test("The n-th of several is meant, in the order of reading")
  func nth() throws {
    let (app, _) = try open()
    let second = app.button("Oslo").nth(1)
    #expect(try second.frame.minY == 220)
    #expect(!app.button("Oslo").nth(2).exists)
  }

  @Test("An element within another is not one beside it")
  func within() throws {
    let (app, _) = try open()
    let rows = app.element(.identifier("rows"))
    #expect(rows.element(.label("Bergen")).exists)
    #expect(!rows.element(.text("cities")).exists)
    #expect(!app.element(.identifier("none")).element(.label("Bergen")).exists)
  }

  @Test("What is presented is searched alone, and what it covers is named")
  func presented() throws {
    let (app, screen) = try open()
    #expect(app.button("Bergen").isHittable == true)
    #expect(!app.element(.label("Oslo"), .presented).exists)
    screen.showAlert()
    try app.settle()
    #expect(app.element(.label("Oslo"), .presented).count == 1)
    let covered = app.element(.type(UISwitch.self))
    #expect(covered.exists && !covered.isHittable)
    #expect(covered.coveringView != nil)
    #expect(throws: DeviceError.self) { try covered.tap() }
    try app.element(.label("Oslo"), .presented).tap()
    try app.settle()
    #expect(covered.isHittable && covered.coveringView == nil)
  }

  @Test("Selection and enablement are those of this moment")
  func states() throws {
    let (app, screen) = try open()
    #expect(try !app.button("Bergen").isEnabled)
    #expect(try app.button("Oslo").isEnabled)
    let button = try #require(screen.stack.subviews.first as? UIButton)
    #expect(try !app.button("Oslo").isSelected)
    button.isSelected = true
    app.advance(by: 0.1)
    #expect(try app.button("Oslo").isSelected)
  }

  @Test("One that is not there says what is")
  func missing() throws {
    let (app, _) = try open()
    do {
      _ = try app.element(.role("button"), .label("Rome")).frame
      Issue.record("there is no such button")
    } catch {
      let sentence = "\(error)"
      #expect(sentence.contains("role button and label \"Rome\""))
      #expect(sentence.contains("Bergen"))
    }
  }

  @Test("A wait takes the device's time and no more of it than needed")
  func waits() throws {
    let (app, screen) = try open()
    screen.showAlert()
    let start = app.time
    #expect(app.expect(try app.presentation(.alert).phase == "resting", within: 2))
    #expect((0.1...1).contains(app.time - start))
    let end = app.time
    #expect(app.expect(app.element(.label("Leave?"), .presented).exists, within: 2))
    #expect(app.time == end)
  }

  @Test("A wait that ends in vain is an issue with the virtual time")
  func waitsInVain() throws {
    let (app, _) = try open()
    let start = app.time
    withKnownIssue {
      app.expect(app.element(.label("Rome")).exists, within: 1, "there is no Rome")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there is no Rome") }
    }
    #expect(abs(app.time - start - 1) < 0.02)
  }
}
