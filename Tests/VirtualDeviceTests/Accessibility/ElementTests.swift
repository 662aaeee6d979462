import DetentTesting
import Testing

@MainActor
@Suite("Elements of the screen")
struct ElementTests {
  private final class Presenter: UIViewController {
    let sheetController = Content()
    var taps = 0

    override func viewDidLoad() {
      view.backgroundColor = .white
      let button = UIButton(type: .system)
      button.setTitle("Behind", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .primaryActionTriggered)
      view.addSubview(button)
    }

    func show(_ change: (UISheetPresentationController) -> Void = { _ in }) {
      if let sheet = sheetController.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        change(sheet)
      }
      present(sheetController, animated: true)
    }
  }

  private final class Content: UIViewController {
    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 24))
      label.text = "In front"
      view.addSubview(label)
    }
  }

  private func makeApp(
    _ change: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (TestApp, Presenter) {
    let presenter = Presenter()
    let app = TestApp { presenter }
    _ = app.device.takeAnnouncements()
    presenter.show(change)
    try app.settle()
    return (app, presenter)
  }

  @Test("A dimmed sheet is all there is: grabber, content, and a way out")
  func modal() throws {
    let (app, _) = try makeApp()
    #expect(app.elements.map(\.label) == ["Sheet Grabber", "In front", "dismiss popup"])
    #expect(app.device.elementTree.first?.children.map(\.role) == ["sheet", "dismissRegion"])
    #expect(throws: DeviceError.unreachable("Behind")) { try app.element(label: "Behind") }
    #expect(app.device.takeAnnouncements() == ["screenChanged"])
  }

  @Test("What is behind an undimmed sheet can be reached, before the sheet")
  func undimmed() throws {
    let (app, presenter) = try makeApp { $0.largestUndimmedDetentIdentifier = .medium }
    #expect(app.elements.map(\.label) == ["Behind", "Sheet Grabber", "In front"])
    try app.element(label: "Behind").activate()
    #expect(presenter.taps == 1)
    // The large detent dims, so the sheet is modal again.
    try app.element(label: "Sheet Grabber").increment()
    try app.settle()
    #expect(app.elements.map(\.label) == ["Sheet Grabber", "In front", "dismiss popup"])
  }

  @Test("The grabber is adjusted from detent to detent and says where it is")
  func grabber() throws {
    let (app, _) = try makeApp()
    let grabber = try app.element(label: "Sheet Grabber")
    #expect(grabber.value == "Half screen")
    #expect(grabber.traits == [.button, .adjustable])
    #expect(grabber.hint == "Double-tap to expand the sheet")
    try grabber.increment()
    try app.settle()
    #expect(try app.sheet().detent == "large")
    #expect(try app.element(label: "Sheet Grabber").value == "Full screen")
    try grabber.increment()
    try app.settle()
    #expect(try app.sheet().detent == "large")
    try grabber.decrement()
    try app.settle()
    #expect(try app.sheet().detent == "medium")
    try grabber.activate()
    try app.settle()
    #expect(try app.sheet().detent == "large")
  }

  @Test("Escape dismisses a sheet, and its delegate is asked and told")
  func escape() throws {
    let (app, presenter) = try makeApp()
    _ = app.device.takeAnnouncements()
    #expect(app.performEscape())
    try app.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(app.device.takeAnnouncements() == ["screenChanged"])
    #expect(!app.performEscape())
  }

  @Test("Escape does nothing to a sheet that refuses, and nothing outside dismisses it")
  func refusal() throws {
    let (app, presenter) = try makeApp()
    presenter.sheetController.isModalInPresentation = true
    app.advance(by: 0.1)
    #expect(app.elements.map(\.label) == ["Sheet Grabber", "In front"])
    #expect(!app.performEscape())
    try app.settle()
    #expect(presenter.presentedViewController != nil)
  }

  @Test("The region beside a sheet dismisses it")
  func dismissRegion() throws {
    let (app, presenter) = try makeApp()
    let region = try app.element(identifier: "PopoverDismissRegion")
    #expect(region.label == "dismiss popup")
    try region.activate()
    try app.settle()
    #expect(presenter.presentedViewController == nil)
  }

  @Test("Escape goes back in a navigation controller")
  func back() throws {
    let navigation = UINavigationController(rootViewController: Presenter())
    let app = TestApp { navigation }
    navigation.pushViewController(Content(), animated: false)
    try app.settle()
    #expect(app.performEscape())
    try app.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("VoiceOver goes to the first element of a new screen, and is heard of")
  func focus() throws {
    let presenter = Presenter()
    let app = TestApp { presenter }
    var settings = AccessibilitySettings()
    settings.isVoiceOverRunning = true
    app.device.setAccessibilitySettings(settings)
    #expect(UIAccessibility.isVoiceOverRunning)
    presenter.show()
    try app.settle()
    let focused = UIAccessibility.focusedElement(using: nil) as? UIView
    #expect(focused?.accessibilityLabel == "Sheet Grabber")
    #expect(focused?.accessibilityElementIsFocused() == true)
  }

  @Test("A list scrolls by pages and says where it is")
  func scrolling() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let app = TestApp {
      let root = UIViewController()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      root.view.addSubview(scrollView)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Row"
      scrollView.addSubview(label)
      return root
    }
    try app.element(label: "Row").scroll(.down)
    try app.settle()
    #expect(scrollView.contentOffset.y == 852)
    #expect(app.device.takeAnnouncements() == ["pageScrolled: Page 2 of 3"])
    #expect(throws: DeviceError.impossible("Row", "nothing around it scrolls that way")) {
      try app.element(label: "Row").scroll(.right)
    }
  }

  @Test("What cannot be done with an element is said")
  func impossible() throws {
    let app = TestApp { Presenter() }
    let button = try app.element(label: "Behind")
    #expect(throws: DeviceError.impossible("Behind", "it is not adjustable")) {
      try button.increment()
    }
    #expect(throws: DeviceError.impossible("Behind", "it has no action \"Fly\"")) {
      try button.perform("Fly")
    }
    #expect(throws: DeviceError.notFound("Behnd", near: "Behind")) {
      try app.element(label: "Behnd")
    }
  }

  @Test("The tree is told as lines and as JSON, the same in every run")
  func text() throws {
    let app = TestApp { Presenter() }
    let lines = ElementText.lines(app.device.elementTree)
    #expect(lines == "window (0 0 393 852)\n  button \"Behind\" (20 100 200 44)\n")
    let json = try ElementText.json(app.device.elementTree)
    #expect(json.contains("\"label\" : \"Behind\""))
    #expect(json.contains("\"role\" : \"window\""))
  }
}
