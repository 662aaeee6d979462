import DetentTesting
import Testing

@MainActor
@Suite("Popovers and alerts in a test's words")
struct PopoverWordTests {
  @Test("A popover is found, pointed at and left by a touch outside")
  func popover() throws {
    let app = TestApp(device: .iPadA16) { Root() }
    try app.tap("Show")
    #expect(try app.popover().phase == "presenting")
    try app.settle()
    // A description keeps its content alive.
    do {
      let popover = try app.popover()
      #expect(popover.frame.size == CGSize(width: 200, height: 113))
      #expect(popover.arrow == .up)
      #expect(popover.phase == "resting")
      #expect(popover.content?.title == "Inside")
    }
    app.tap(at: CGPoint(x: 20, y: 900))
    try app.settle()
    #expect(throws: DeviceError.self) { try app.popover() }
    #expect(app.end().isClean)
  }

  @Test("An alert is found, and its actions are tapped by their titles")
  func alert() throws {
    let app = TestApp { Root() }
    try app.tap("Ask")
    try app.settle()
    let alert = try app.alert()
    #expect(alert.title == "Sure?")
    #expect(alert.actions == ["No", "Yes"])
    #expect(!alert.isActionSheet && !alert.isInPopover)
    try app.tap("Yes")
    try app.settle()
    #expect(throws: DeviceError.self) { try app.alert() }
    #expect((app.root as? Root)?.answers == ["Yes"])
    #expect(app.end().isClean)
  }

  private final class Root: UIViewController {
    var answers: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      for (index, title) in ["Show", "Ask"].enumerated() {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 120, y: 200 + 100 * CGFloat(index), width: 100, height: 44)
        button.addAction(
          UIAction { [weak self, weak button] _ in
            guard let self, let button else { return }
            title == "Show" ? showPopover(from: button) : ask()
          }, for: .touchUpInside)
        view.addSubview(button)
      }
    }

    private func showPopover(from button: UIView) {
      let content = UIViewController()
      content.title = "Inside"
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 200, height: 100)
      content.popoverPresentationController?.sourceItem = button
      present(content, animated: true)
    }

    private func ask() {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      for (title, style) in [("Yes", UIAlertAction.Style.default), ("No", .cancel)] {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [weak self] in
            self?.answers.append($0.title ?? "")
          })
      }
      present(alert, animated: true)
    }
  }
}
