import Testing
import UIKit

@MainActor
@Suite("The states of a recogniser")
struct GestureStateTests {
  typealias State = UIGestureRecognizer.State

  nonisolated static let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  /// A recogniser that a test moves through its states while a finger is down.
  final class Puppet: UIGestureRecognizer {}

  /// How to bring a fresh recogniser into a state.
  static let paths: [State: [State]] = [
    .possible: [], .began: [.began], .changed: [.began, .changed], .ended: [.ended],
    .cancelled: [.began, .cancelled], .failed: [.failed],
  ]

  @Test("Each state may be followed by just the states UIKit allows", arguments: all, all)
  func transitions(from: State, to: State) throws {
    let stage = TouchStage()
    let view = stage.add(UIView())
    let puppet = Puppet()
    view.addGestureRecognizer(puppet)
    stage.down(10, 10)
    for state in try #require(Self.paths[from]) { puppet.state = state }
    #expect(puppet.state == from)
    let reports = Misuse.collect { puppet.state = to }
    let allowed: [State: [State]] = [
      .possible: [.began, .ended, .failed],
      .began: [.changed, .ended, .cancelled, .failed],
      .changed: [.changed, .ended, .cancelled, .failed],
    ]
    if allowed[from]?.contains(to) == true {
      #expect(puppet.state == to)
      #expect(reports.isEmpty)
    } else if from == .possible, to == .cancelled {
      // Nothing began, so nothing is cancelled.
      #expect(puppet.state == .failed)
    } else {
      #expect(puppet.state == from)
      // Ending twice and setting the present state again are harmless.
      let isFinal: (State) -> Bool = { $0 == .ended || $0 == .cancelled || $0 == .failed }
      let isHarmless = from == to || (isFinal(from) && isFinal(to))
      #expect(reports.map(\.id) == (isHarmless ? [] : ["Gesture.impossibleTransition"]))
    }
    stage.up()
    #expect(puppet.state == .possible || [.began, .changed].contains(puppet.state))
  }

  @Test("Targets hear of beginnings, changes and ends, not of failures")
  func notifications() {
    let stage = TouchStage()
    let view = stage.add(UIView())
    let log = UIGestureRecognizer.Log()
    for state in [State.failed, .ended] {
      let puppet = Puppet()
      puppet.note(in: log, as: "puppet")
      view.addGestureRecognizer(puppet)
      stage.down(10, 10)
      puppet.state = state
      stage.up()
      view.removeGestureRecognizer(puppet)
    }
    #expect(log.lines == ["puppet ended"])
  }

  @Test("A target is called through its selector, once for each pair, and not retained")
  func targets() {
    @MainActor final class Target: NSObject {
      var count = 0
      func fired(_ recognizer: UIGestureRecognizer) { count += 1 }
      func firedPlainly() { count += 10 }
    }
    let stage = TouchStage()
    let view = stage.add(UIView())
    var target: Target? = Target()
    weak let weakTarget = target
    let tap = UITapGestureRecognizer(target: target, action: Selector("fired(_:)", Target.fired))
    if let target {
      tap.addTarget(target, action: Selector("fired(_:)", Target.fired))
      tap.addTarget(target, action: Selector("firedPlainly()", Target.firedPlainly))
    }
    view.addGestureRecognizer(tap)
    stage.tap(10, 10)
    #expect(target?.count == 11)
    tap.removeTarget(target, action: Selector("firedPlainly()"))
    stage.tap(300, 300)
    #expect(target?.count == 12)
    target = nil
    #expect(weakTarget == nil)
    stage.tap(10, 10)
  }

  @Test("Turning a recogniser off ends its gesture; turned on again it starts afresh")
  func disabling() {
    let stage = TouchStage()
    let view = stage.add(UIView())
    let log = UIGestureRecognizer.Log()
    let pan = UIPanGestureRecognizer()
    pan.note(in: log, as: "pan")
    view.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 12), frames: 2)
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(pan.state == .possible)
    stage.move(100, 300)
    stage.up()
    #expect(log.lines == ["pan began", "pan changed", "pan cancelled"])
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 12), frames: 1)
    #expect(log.lines.last == "pan began")
  }

  @Test("A recogniser taken from its view in mid-gesture is cancelled")
  func removal() {
    let stage = TouchStage()
    let view = stage.add(UIView())
    let log = UIGestureRecognizer.Log()
    let pan = UIPanGestureRecognizer()
    pan.note(in: log, as: "pan")
    view.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 12), frames: 1)
    view.removeGestureRecognizer(pan)
    #expect(log.lines == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    #expect(pan.view == nil)
  }
}
