import Testing
import UIKit

@testable import VirtualDevice

@MainActor
@Suite("The keyboard and the first responder")
struct KeyboardTests {
  /// Two fields at the top of the screen.
  private final class FieldsController: UIViewController {
    let first = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let second = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      first.placeholder = "First"
      second.placeholder = "Second"
      for field in [first, second] { view.addSubview(field) }
    }
  }

  /// What the keyboard of one device says.
  @MainActor
  private final class Notes {
    private(set) var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ device: VirtualDevice) {
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
      ]
      let mine = ObjectIdentifier(device.host.screen)
      tokens = names.map { name, word in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [unowned self] note in
          guard note.object.map({ ObjectIdentifier($0 as AnyObject) }) == mine else { return }
          let info = note.userInfo ?? [:]
          let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
          let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
          let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
          let line =
            "\(word) \(Int(begin?.cgRectValue.minY ?? -1)) \(Int(end?.cgRectValue.minY ?? -1)) "
            + "\(duration?.doubleValue ?? -1) \(curve?.intValue ?? -1)"
          MainActor.assumeIsolated { lines.append(line) }
        }
      }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  @Test("It comes with the first field and goes with the last, and says so as Apple's does")
  func comesAndGoes() throws {
    let device = VirtualDevice(model: .iPhone16)
    let controller = FieldsController()
    device.show { controller }
    let notes = Notes(device)
    try device.tap("First")
    #expect(device.keyboardHeight == 336)
    try device.settle()
    try device.tap("Second")
    try device.settle()
    #expect(controller.second.isFirstResponder)
    controller.view.endEditing(true)
    try device.settle()
    #expect(device.keyboardHeight == 0)
    #expect(
      notes.lines == [
        "willShow 852 516 0.25 7", "didShow 852 516 0.25 7", "willHide 516 852 0.25 7",
        "didHide 516 852 0.25 7",
      ])
  }

  @Test("It moves on the system's spring, and what takes its curve moves along")
  func motion() throws {
    let device = VirtualDevice(model: .iPhone16)
    let controller = FieldsController()
    device.show { controller }
    let follower = UIView(frame: CGRect(x: 0, y: 852, width: 10, height: 10))
    controller.view.addSubview(follower)
    device.step()
    let screen = device.host.screen
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: screen, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
          follower.frame.origin.y = 516
        }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    controller.first.becomeFirstResponder()
    var seen: [CGFloat] = []
    for _ in 0..<12 {
      device.step()
      let keyboard = try #require(device.host.windows.last)
      seen.append(keyboard.layer.presented.position.y - keyboard.bounds.height / 2)
      #expect(abs(follower.layer.presented.position.y - 5 - (seen.last ?? 0)) < 0.01)
    }
    // 1 − (1 + ωt)e^−ωt with ω = 18.257 at 11 frames.
    let time = 11.0 / 60 * 18.257_418_6
    let way = 1 - (1 + time) * exp(-time)
    #expect(abs((seen.last ?? 0) - (852 - 336 * way)) < 0.5)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("A keyboard of any height is drawn without misuse", arguments: [1.0, 20, 40, 120, 2_000])
  func heights(height: Double) throws {
    let device = VirtualDevice(model: .iPhone16)
    device.show { FieldsController() }
    try device.tap("First")
    let reports = try Misuse.collect {
      device.showKeyboard(height: height)
      try device.settle()
      _ = device.host.composite()
    }
    #expect(reports == [])
    #expect(device.keyboardHeight == height)
  }

  @Test("Keys are pressed by fingers, with a capital at the start of a sentence")
  func keys() throws {
    let device = VirtualDevice(model: .iPhone16)
    let controller = FieldsController()
    device.show { controller }
    try device.tap("First")
    try device.settle()
    for key in ["H", "i", "space", "shift", "Y", "o", "delete", "u"] { try device.tap(key) }
    #expect(controller.first.text == "Hi Yu")
    try device.tap("numbers")
    try device.tap("7")
    #expect(controller.first.text == "Hi Yu7")
    #expect(controller.first.isFirstResponder)
  }

  @Test("A pad has digits only, and a return key without text may be off")
  func kinds() throws {
    let device = VirtualDevice(model: .iPhone16)
    let controller = FieldsController()
    controller.loadViewIfNeeded()
    controller.first.keyboardType = .decimalPad
    controller.second.returnKeyType = .search
    controller.second.enablesReturnKeyAutomatically = true
    var returns = 0
    controller.second.addAction(
      UIAction { _ in returns += 1 }, for: .editingDidEndOnExit)
    device.show { controller }
    try device.tap("First")
    try device.settle()
    for key in ["4", ".", "2"] { try device.tap(key) }
    #expect(controller.first.text == "4.2")
    #expect(throws: DeviceError.self) { try device.tap("q") }
    try device.tap("Second")
    try device.settle()
    try device.tap("search")
    #expect(returns == 0)
    try device.tap("A")
    try device.tap("search")
    #expect(returns == 1)
    try device.settle()
    #expect(device.keyboardHeight == 0)
  }

  @Test("Typing needs something to type into")
  func typing() throws {
    let device = VirtualDevice(model: .iPhone16)
    let controller = FieldsController()
    device.show { controller }
    let error = #expect(throws: DeviceError.self) { try device.type("hello") }
    #expect(
      error?.description
        == "\"hello\" cannot be typed: no text field has the keyboard; tap one first")
    try device.tap("Second")
    try device.type("hello")
    #expect(controller.second.text == "hello")
  }

  @Test("A keyboard that was asked for stays until it is sent away; sending it away ends editing")
  func byHand() throws {
    let device = VirtualDevice(model: .iPhone16)
    let controller = FieldsController()
    device.show { controller }
    device.showKeyboard()
    try device.settle()
    #expect(device.keyboardHeight == 336)
    try device.tap("First")
    device.hideKeyboard()
    #expect(device.keyboardHeight == 0)
    #expect(!controller.first.isFirstResponder)
  }

  // Facts S1.211, S1.213.
  @Test("A sheet at medium goes to large for the keyboard and comes back")
  func sheet() throws {
    let device = VirtualDevice(model: .iPhone16)
    let root = UIViewController()
    let controller = FieldsController()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    device.show { root }
    device.step()
    root.present(controller, animated: false)
    try device.settle()
    let resting = try #require(device.host.sheetSnapshots.first).frame.minY
    try device.tap("First")
    try device.settle()
    #expect(device.host.sheetSnapshots.first?.frame.minY == 59)
    #expect(sheet.selectedDetentIdentifier == nil)
    controller.first.resignFirstResponder()
    try device.settle()
    #expect(device.host.sheetSnapshots.first?.frame.minY == resting)
  }
}
