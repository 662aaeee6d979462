import DetentTesting
import Testing

@testable import VirtualDevice

@MainActor
@Suite("A virtual device")
struct DeviceTests {
  @Test("Its screen has the model's size, scale and traits")
  func screen() {
    let device = VirtualDevice(model: .iPhoneSE3, appearance: .dark)
    device.show { BoxController() }
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(UIScreen.main.scale == 2)
    let traits = device.window.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(device.rootViewController?.view.safeAreaInsets.top == 20)
  }

  @Test("Time passes only when it is asked to, in whole frames")
  func time() {
    let device = VirtualDevice()
    #expect(device.time == 0)
    device.step()
    #expect(device.time == 1.0 / 60)
    device.advance(by: 0.5)
    #expect(device.time == 31.0 / 60)
    #expect(CACurrentMediaTime() == device.time)
  }

  @Test("Settling waits for animations and names those that do not end in time")
  func settle() throws {
    let device = VirtualDevice()
    let controller = BoxController()
    device.show { controller }
    controller.moveBox(over: 0.5)
    try device.settle()
    #expect(controller.box.layer.presented.frame.minY == 500)
    #expect((0.45...0.65).contains(device.time))
    controller.box.frame.origin.y = 0
    controller.moveBox(over: 30)
    let error = #expect(throws: DeviceError.self) { try device.settle(limit: 1) }
    let sentence = "\(try #require(error))"
    #expect(sentence.hasPrefix("after 1 s there still runs: animation of"))
    #expect(sentence.contains("position"))
  }

  @Test("Turning changes size, safe area and size classes")
  func rotation() throws {
    let device = VirtualDevice(model: .iPhone16)
    let controller = BoxController()
    device.show { controller }
    device.rotate(to: .landscapeLeft)
    try device.settle()
    #expect(device.size == CGSize(width: 852, height: 393))
    #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    device.rotate(to: .portraitUpsideDown)
    #expect(device.orientation == .landscapeLeft, "a phone's app does not turn upside down")
  }

  @Test("A tablet's window may be made narrow, and is compact then")
  func resize() throws {
    let device = VirtualDevice(model: .iPadA16)
    let controller = BoxController()
    device.show { controller }
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    device.resize(to: CGSize(width: 375, height: 1180))
    #expect(controller.view.bounds.width == 375)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    let reports = Misuse.collect { device.resize(to: CGSize(width: 5000, height: 10)) }
    #expect(reports.map(\.id) == ["Device.windowLargerThanScreen"])
    #expect(controller.view.bounds.width == 375)
  }

  @Test("The keyboard comes and goes with its notifications and frames")
  func keyboard() throws {
    let device = VirtualDevice(model: .iPhone16)
    device.show { BoxController() }
    var notes: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let key = UIResponder.keyboardFrameEndUserInfoKey
        let screen = (note.object as AnyObject?).map(ObjectIdentifier.init)
        let end = (note.userInfo?[key] as? NSValue)?.cgRectValue ?? .zero
        MainActor.assumeIsolated {
          guard screen == ObjectIdentifier(device.host.screen) else { return }
          notes.append("\(word) \(Int(end.minY)) \(Int(end.height))")
        }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    device.showKeyboard(height: 336)
    #expect(device.keyboardHeight == 336)
    try device.settle()
    device.hideKeyboard()
    try device.settle()
    #expect(
      notes == [
        "willShow 516 336", "willChangeFrame 516 336", "didShow 516 336",
        "didChangeFrame 516 336", "willHide 852 336", "willChangeFrame 852 336",
        "didHide 852 336", "didChangeFrame 852 336",
      ])
  }

  @Test("A finger's name that is not there gets the nearest one")
  func notFound() {
    let device = VirtualDevice()
    device.show { BoxController() }
    let error = #expect(throws: DeviceError.self) { try device.tap("boxx") }
    #expect(
      error?.description == "nothing on the screen is called \"boxx\"; did you mean \"box\"?")
  }

  @Test("A tap that something covers names the cover")
  func covered() throws {
    let device = VirtualDevice()
    let controller = BoxController()
    device.show { controller }
    let cover = UIView(frame: controller.view.bounds)
    cover.accessibilityIdentifier = "curtain"
    controller.view.addSubview(cover)
    device.step()
    let error = #expect(throws: DeviceError.self) { try device.tap("box") }
    #expect(error == .covered("box", by: "UIView \"curtain\""))
  }

  @Test("What lies beyond the screen cannot be tapped")
  func outside() {
    let device = VirtualDevice()
    let controller = BoxController()
    device.show { controller }
    controller.box.frame.origin.x = 500
    device.step()
    #expect(throws: DeviceError.outside("box")) { try device.tap("box") }
  }
}
