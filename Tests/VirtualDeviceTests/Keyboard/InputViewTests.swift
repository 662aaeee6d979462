import Testing
import UIKit

@testable import VirtualDevice

@MainActor
@Suite("Input views, and the keyboard under presentations")
struct InputViewTests {
  private final class FieldController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 250, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "field"
      view.addSubview(field)
    }
  }

  private func stage(_ model: DeviceModel = .iPhone16) -> (VirtualDevice, FieldController) {
    let device = VirtualDevice(model: model)
    let controller = FieldController()
    device.show { controller }
    device.step()
    return (device, controller)
  }

  @Test("A view above the keys makes the keyboard higher and stands on them")
  func accessory() throws {
    let (device, controller) = stage()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    controller.field.inputAccessoryView = bar
    try device.tap("field")
    try device.settle()
    #expect(device.keyboardHeight == 380)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 0, width: 393, height: 44))
    #expect(bar.window?.frame.minY == 472)
    controller.field.inputAccessoryView = nil
    try device.settle()
    #expect(device.keyboardHeight == 336)
    #expect(bar.window == nil)
  }

  @Test("A view in the keys' place is as high as it is, over the home indicator")
  func replacement() throws {
    let (device, controller) = stage()
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    controller.field.inputView = picker
    try device.tap("field")
    try device.settle()
    #expect(device.keyboardHeight == 234)
    #expect(picker.bounds.size == CGSize(width: 393, height: 200))
    #expect(throws: DeviceError.self) { try device.tap("q") }
    try device.type("x")
    #expect(controller.field.text == "x")
    controller.field.inputView = nil
    controller.field.reloadInputViews()
    try device.settle()
    #expect(device.keyboardHeight == 336)
  }

  @Test(
    "What is typed into gives up the keyboard to a sheet and gets it back",
    arguments: [true, false])
  func restores(restoresFocus: Bool) throws {
    let (device, controller) = stage()
    controller.restoresFocusAfterTransition = restoresFocus
    try device.tap("field")
    try device.settle()
    controller.present(UIViewController(), animated: true)
    try device.settle()
    #expect(device.keyboardHeight == 0)
    #expect(!controller.field.isFirstResponder)
    controller.dismiss(animated: true)
    try device.settle()
    #expect(controller.field.isFirstResponder == restoresFocus)
    #expect(device.keyboardHeight == (restoresFocus ? 336 : 0))
  }

  // Fact S1.218.
  @Test("A form sheet keeps the keyboard on a tablet until it goes")
  func formSheet() throws {
    let (device, _) = stage(.iPadA16)
    let root = try #require(device.rootViewController)
    let form = FieldController()
    form.modalPresentationStyle = .formSheet
    #expect(form.disablesAutomaticKeyboardDismissal)
    root.present(form, animated: false)
    try device.settle()
    form.field.becomeFirstResponder()
    try device.settle()
    let height = device.keyboardHeight
    #expect(height > 0)
    form.field.resignFirstResponder()
    try device.settle()
    #expect(device.keyboardHeight == height)
    root.dismiss(animated: false)
    try device.settle()
    #expect(device.keyboardHeight == 0)
  }

  @Test("A controller decides for itself whether the keyboard stays")
  func stays() throws {
    final class Keeper: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 250, height: 34))
      override var disablesAutomaticKeyboardDismissal: Bool { true }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
    }
    let (device, controller) = stage()
    let keeper = Keeper()
    controller.present(keeper, animated: false)
    try device.settle()
    keeper.field.becomeFirstResponder()
    try device.settle()
    keeper.field.resignFirstResponder()
    try device.settle()
    #expect(device.keyboardHeight == 336)
    device.hideKeyboard()
    try device.settle()
    #expect(device.keyboardHeight == 0)
  }

  @MainActor
  private final class Observer: NSObject {
    var heard: [String] = []
    func one(_ note: Notification) { heard.append(note.name.rawValue) }
    func two() { heard.append("two") }
  }

  @Test("Methods are called for notifications until their object is removed or goes")
  func notifications() {
    let center = NotificationCenter()
    let observer = Observer()
    let name = Notification.Name("first")
    let other = Notification.Name("second")
    center.addObserver(
      observer, selector: Selector("one(_:)", Observer.one(_:)), name: name, object: nil)
    center.addObserver(
      observer, selector: Selector("two()", Observer.two), name: other, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(observer.heard == ["first", "two"])
    center.removeObserver(observer, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(observer.heard == ["first", "two", "two"])
    center.removeObserver(observer)
    center.post(name: other, object: nil)
    #expect(observer.heard.count == 3)
    var calls = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { calls += 1 }
    }
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(calls == 0)
  }

  @Test("An observer that is gone is not called, and nothing keeps it")
  func goneObserver() {
    let center = NotificationCenter()
    let sender = NSObject()
    let name = Notification.Name("third")
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      center.addObserver(
        observer, selector: Selector("two()", Observer.two), name: name, object: sender)
      center.post(name: name, object: NSObject())
      #expect(observer.heard.isEmpty)
      center.post(name: name, object: sender)
      #expect(observer.heard == ["two"])
    }
    #expect(gone == nil)
    center.post(name: name, object: sender)
  }
}
