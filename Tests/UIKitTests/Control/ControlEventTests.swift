import Testing
import UIKit

@MainActor
@Suite("Control events")
struct ControlEventTests {
  /// Notes every event by name.
  @MainActor
  final class Recorder {
    var events: [String] = []

    static let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    init(_ control: UIControl) {
      for (event, name) in Self.names {
        control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
      }
    }
  }

  private func button(on stage: TestStage) -> UIButton {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    stage.window.addSubview(button)
    return button
  }

  @Test("A tap on a button is down, then up inside with the primary action")
  func tap() {
    let stage = TestStage()
    let button = button(on: stage)
    let recorder = Recorder(button)
    let finger = stage.touch(button, at: CGPoint(x: 10, y: 10))
    #expect(button.isHighlighted)
    #expect(button.isTracking)
    finger.lift()
    #expect(!button.isHighlighted)
    #expect(recorder.events == ["down", "upInside", "primary"])
  }

  @Test("A finger counts as inside up to 70 points beside the control", arguments: [true, false])
  func margin(isInside: Bool) {
    let stage = TestStage()
    let button = button(on: stage)
    let recorder = Recorder(button)
    let finger = stage.touch(button, at: CGPoint(x: 10, y: 10))
    finger.move(to: CGPoint(x: 100 + (isInside ? 69 : 71), y: 20))
    #expect(button.isHighlighted == isInside)
    finger.lift()
    let expected =
      isInside
      ? ["down", "inside", "upInside", "primary"] : ["down", "outside", "exit", "upOutside"]
    #expect(recorder.events == expected)
  }

  @Test("A finger that comes back enters, and a cancelled one sends nothing else")
  func reentry() {
    let stage = TestStage()
    let button = button(on: stage)
    let recorder = Recorder(button)
    let finger = stage.touch(button, at: CGPoint(x: 10, y: 10), taps: 2)
    finger.move(to: CGPoint(x: 300, y: 20))
    finger.move(to: CGPoint(x: 50, y: 20))
    finger.cancel()
    #expect(
      recorder.events == ["down", "repeat", "outside", "exit", "inside", "enter", "cancel"])
    #expect(!button.isTracking)
  }

  @Test("A disabled control swallows touches and sends nothing; disabling cancels a touch")
  func disabled() {
    let stage = TestStage()
    let button = button(on: stage)
    let recorder = Recorder(button)
    button.isEnabled = false
    stage.touch(button, at: .zero).lift()
    #expect(recorder.events.isEmpty)
    button.isEnabled = true
    _ = stage.touch(button, at: .zero)
    button.isEnabled = false
    #expect(recorder.events == ["down", "cancel"])
  }

  @Test("Targets are called with sender and event, once each, and are not kept alive")
  func targets() {
    @MainActor
    final class Target {
      var senders: [UIControl] = []
      func tapped(_ sender: UIButton) { senders.append(sender) }
    }
    let stage = TestStage()
    let button = button(on: stage)
    var target: Target? = Target()
    weak let watched = target
    let selector = Selector("tapped(_:)", Target.tapped(_:))
    button.addTarget(target, action: selector, for: .touchUpInside)
    button.addTarget(target, action: selector, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target?.senders == [button])
    #expect(button.allTargets.count == 1)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped(_:)"])
    button.removeTarget(target, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(target?.senders.count == 1)
    target = nil
    #expect(watched == nil)
  }

  @Test("An action replaces one with its identifier")
  func identifiers() {
    var log: [String] = []
    let control = UIControl()
    control.addAction(
      UIAction(identifier: .init("a")) { _ in log.append("first") }, for: .touchDown)
    control.addAction(
      UIAction(identifier: .init("a")) { _ in log.append("second") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == ["second"])
    control.removeAction(identifiedBy: .init("a"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log == ["second"])
  }

  @Test("Leaving the window cancels the touch")
  func leaving() {
    let stage = TestStage()
    let button = button(on: stage)
    let recorder = Recorder(button)
    _ = stage.touch(button, at: .zero)
    button.removeFromSuperview()
    #expect(recorder.events == ["down", "cancel"])
    #expect(!button.isHighlighted)
  }
}
