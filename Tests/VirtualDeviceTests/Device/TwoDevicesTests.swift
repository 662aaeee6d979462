import DetentTesting
import Testing

@testable import VirtualDevice

@MainActor
@Suite("Two devices in one process")
struct TwoDevicesTests {
  private let phone: VirtualDevice
  private let pad: VirtualDevice
  private let phoneApp = ProbeController()
  private let padApp = ProbeController()

  init() {
    phone = VirtualDevice(model: .iPhoneSE3, appearance: .dark, contentSizeCategory: .extraLarge)
    pad = VirtualDevice(model: .iPadPro11, contentSizeCategory: .small)
    phone.rootViewController = phoneApp
    pad.rootViewController = padApp
  }

  /// Runs code of an app in the next frame of its device.
  private func run(on device: VirtualDevice, _ app: ProbeController, _ work: @escaping () -> Void) {
    app.work = work
    device.step()
  }

  private func expectOwn(_ state: GlobalState, _ device: VirtualDevice, time: Double? = nil) {
    #expect(state.size == device.size)
    #expect(Double(state.scale) == device.model.scale)
    #expect(state.style == device.appearance.userInterfaceStyle)
    #expect(state.textSize == device.contentSizeCategory)
    #expect(state.time == time ?? device.time)
  }

  @Test("Each app sees its own screen, traits and time in frames of different numbers")
  func frames() throws {
    for round in 0..<6 {
      phone.step()
      expectOwn(try #require(phoneApp.states.last), phone)
      for _ in 0...round { pad.step() }
      expectOwn(try #require(padApp.states.last), pad)
    }
    #expect(phone.time < pad.time)
    phone.setAppearance(.light)
    pad.setContentSizeCategory(.accessibilityLarge)
    phone.step()
    expectOwn(try #require(phoneApp.states.last), phone)
    pad.step()
    expectOwn(try #require(padApp.states.last), pad)
    #expect(padApp.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(phoneApp.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Code that runs a frame of the other device is code of its own device afterwards")
  func nesting() throws {
    pad.advance(by: 1)
    var states: [GlobalState] = []
    run(on: phone, phoneApp) {
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        pad.step()
        states.append(GlobalState())
      }
      states.append(GlobalState())
    }
    expectOwn(try #require(padApp.states.last), pad)
    #expect(states.map(\.size) == [phone.size, phone.size])
    #expect(states.map(\.time) == [phone.time, phone.time])
    #expect(states.map(\.style) == [.light, .dark])
  }

  @Test("Outside of every app's code the device counts that was created or entered last")
  func resting() {
    pad.step()
    #expect(UIScreen.main.bounds.size == pad.size)
    phone.step()
    #expect(UIScreen.main.bounds.size == phone.size)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    run(on: pad, padApp) { phone.step() }
    #expect(UIScreen.main.bounds.size == pad.size)
  }

  @Test("A task is code of the device whose code created it")
  func tasks() async {
    var started: [Task<[GlobalState], Never>] = []
    func start() {
      started.append(
        Task {
          let first = GlobalState()
          await Task.yield()
          return [first, GlobalState()]
        })
    }
    run(on: phone, phoneApp, start)
    run(on: pad, padApp, start)
    for (task, device) in zip(started, [phone, pad]) {
      for state in await task.value { expectOwn(state, device) }
    }
  }

  @Test("A task makes display links, windows and pasteboards of its own device")
  func taskObjects() async throws {
    let link = ProbeController()
    var window: UIWindow?
    run(on: phone, phoneApp) {
      phoneApp.work = nil
      Task {
        window = UIWindow(frame: UIScreen.main.bounds)
        link.loadViewIfNeeded()
        UIPasteboard.general.string = "phone"
      }
    }
    pad.step()
    while window == nil { await Task.yield() }
    pad.step()
    #expect(link.states.isEmpty)
    phone.step()
    #expect(link.states.map(\.size) == [phone.size])
    #expect(window?.bounds.size == phone.size)
    #expect(link.states.first?.pasteboard == "phone")
    #expect(padApp.states.last?.pasteboard == nil)
  }

  @Test("Work that an app puts on the main queue is code of its device")
  func mainQueue() async {
    let states = await withCheckedContinuation { continuation in
      run(on: phone, phoneApp) {
        DispatchQueue.main.async {
          let now = MainActor.assumeIsolated { GlobalState() }
          DispatchQueue.global().async {
            DispatchQueue.main.asyncAfter(deadline: .now()) {
              let later = MainActor.assumeIsolated { GlobalState() }
              continuation.resume(returning: [now, later])
            }
          }
        }
      }
      pad.step()
    }
    for state in states { expectOwn(state, phone) }
  }

  @Test("An animation begins at the time of the device that shows the layer")
  func animations() {
    phone.advance(by: 5)
    pad.step()
    // The test's code: the tablet's device counts, the phone shows the layer.
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { phoneApp.box.alpha = 0 }
    pad.step()
    phone.step()
    let start = phoneApp.box.layer.presented.opacity
    #expect(start > 0.9)
    pad.advance(by: 3)
    #expect(phoneApp.box.layer.presented.opacity == start)
    phone.advance(by: 0.5)
    #expect((0.4...0.6).contains(phoneApp.box.layer.presented.opacity))
  }

  @Test("A transaction that one app leaves open does not hold up the other's")
  func transactions() {
    run(on: phone, phoneApp) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
    }
    var areDisabled: [Bool] = []
    run(on: pad, padApp) {
      areDisabled.append(CATransaction.disableActions())
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { padApp.box.alpha = 0 }
    }
    run(on: phone, phoneApp) {
      areDisabled.append(CATransaction.disableActions())
      CATransaction.commit()
    }
    pad.advance(by: 0.5)
    #expect(areDisabled == [false, true])
    #expect((0.4...0.6).contains(padApp.box.layer.presented.opacity))
  }

  @Test("An app that disables animations, or whose block runs, has no effect on the other's views")
  func animationBlocks() {
    run(on: phone, phoneApp) { UIView.setAnimationsEnabled(false) }
    var areEnabled: [Bool] = []
    run(on: pad, padApp) {
      areEnabled.append(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) { padApp.box.alpha = 0 }
      UIView.animate(withDuration: 3) {
        run(on: phone, phoneApp) {
          areEnabled.append(UIView.areAnimationsEnabled)
          UIView.setAnimationsEnabled(true)
          areEnabled.append(UIView.inheritedAnimationDuration > 0)
          phoneApp.box.alpha = 0
        }
      }
    }
    #expect(areEnabled == [true, false, false])
    #expect(padApp.box.layer.animation(forKey: "opacity") != nil)
    #expect(phoneApp.box.layer.animation(forKey: "opacity") == nil)
  }

  @Test("Each app has its own pasteboards")
  func pasteboards() {
    let name = UIPasteboard.Name("shared")
    run(on: phone, phoneApp) {
      UIPasteboard.general.string = "phone"
      UIPasteboard(name: name, create: true)?.string = "phone's"
    }
    run(on: pad, padApp) {
      #expect(UIPasteboard.general.string == nil)
      #expect(UIPasteboard(name: name, create: false) == nil)
      UIPasteboard.general.string = "pad"
    }
    run(on: phone, phoneApp) {
      #expect(UIPasteboard.general.string == "phone")
      #expect(UIPasteboard(name: name, create: false)?.string == "phone's")
    }
  }

  @Test("Each app has its own first responder and keyboard")
  func keyboards() throws {
    run(on: phone, phoneApp) { phoneApp.field.becomeFirstResponder() }
    pad.step()
    #expect(phone.keyboardHeight > 0)
    #expect(pad.keyboardHeight == 0)
    run(on: pad, padApp) { padApp.field.becomeFirstResponder() }
    try phone.type("ab")
    try pad.type("c")
    #expect(phoneApp.field.text == "ab")
    #expect(padApp.field.text == "c")
    run(on: phone, phoneApp) { phoneApp.field.resignFirstResponder() }
    pad.step()
    phone.step()
    #expect(phone.keyboardHeight == 0)
    #expect(pad.keyboardHeight > 0)
    #expect(padApp.field.isFirstResponder)
  }

  @Test("Work for the end of a run-loop turn runs on the device that scheduled it")
  func turns() throws {
    var state: GlobalState?
    run(on: phone, phoneApp) {
      UIView.animate(withDuration: 0, animations: {}) { _ in state = GlobalState() }
      pad.step()
    }
    expectOwn(try #require(state), phone)
  }

  @Test("An app's observers receive what its own device posts, and what is posted by no app")
  func notifications() {
    let name = Notification.Name("TwoDevicesTests")
    let heard = Heard()
    for (device, app) in [(phone, phoneApp), (pad, padApp)] {
      run(on: device, app) {
        heard.observe(name, as: device.model.name)
        heard.observe(UIResponder.keyboardWillShowNotification, as: device.model.name)
      }
    }
    run(on: phone, phoneApp) { phoneApp.field.becomeFirstResponder() }
    phone.step()
    #expect(heard.take() == ["iphone-se-3 375.0", "iphone-se-3 375.0"])
    run(on: pad, padApp) { NotificationCenter.default.post(name: name, object: nil) }
    #expect(heard.take() == ["ipad-pro-11-m4 834.0", "ipad-pro-11-m4 834.0"])
    NotificationCenter.default.post(name: name, object: nil)
    #expect(
      heard.take() == [
        "ipad-pro-11-m4 834.0", "ipad-pro-11-m4 834.0", "iphone-se-3 375.0", "iphone-se-3 375.0",
      ])
    #expect(UIScreen.main.bounds.size == pad.size)
  }
}

/// The notifications that observers received, with the width of the screen that they saw.
@MainActor
private final class Heard {
  private final class Observer: NSObject {
    let note: @MainActor @Sendable () -> Void

    init(_ note: @escaping @MainActor @Sendable () -> Void) { self.note = note }

    func receive(_ notification: Notification) {
      let note = note
      MainActor.assumeIsolated { note() }
    }
  }

  private var notes: [String] = []
  private var observers: [Observer] = []
  private var tokens: [any NSObjectProtocol] = []

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Adds a closure and a method as observers.
  func observe(_ name: Notification.Name, as label: String) {
    let note: @MainActor @Sendable () -> Void = { [weak self] in
      self?.notes.append("\(label) \(UIScreen.main.bounds.width)")
    }
    let observer = Observer(note)
    observers.append(observer)
    NotificationCenter.default.addObserver(
      observer, selector: Selector("receive(_:)", Observer.receive), name: name, object: nil)
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { note() }
      })
  }

  /// Returns the notes since the last call, sorted.
  func take() -> [String] {
    defer { notes = [] }
    return notes.sorted()
  }
}
