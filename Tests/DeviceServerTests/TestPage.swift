import DevicePage
import Foundation
import UIKit
import VirtualDevice

@testable import DeviceServer

/// What a page would have been sent.
final class TestPage: PageLink, @unchecked Sendable {
  private(set) var frames: [[UInt8]] = []
  private(set) var texts: [String] = []
  private(set) var ending: LinkEnding?
  /// Indicates whether the page leaves what it is sent unread.
  var isCongested = false
  /// The number of messages that wait no longer.
  private(set) var performed = 0

  func performed(_ count: Int) { performed += count }
  func send(_ bytes: [UInt8]) { frames.append(bytes) }
  func send(_ text: String) { texts.append(text) }
  func close(_ ending: LinkEnding) { self.ending = ending }
}

/// A session with a page that is played by a test, and a clock that the test turns.
@MainActor
struct TestSession {
  let page = TestPage()
  let session: Session
  private(set) var now = 1000.0
  private(set) var shown: UInt32 = 0

  /// Creates a session.
  ///
  /// - Parameter clock: returns the time in seconds by which the page's work is measured.
  init(_ scenes: [DeviceScene], clock: @escaping () -> Double = { 0 }) {
    let configuration = DeviceServer.Configuration(
      scenes: SceneRegistry(scenes), device: .iPhone16)
    session = Session(
      link: page, configuration: configuration, bitmaps: BitmapStore(),
      library: SceneLibrary(configuration), clock: clock)
  }

  /// Says something while the page draws, as long before the next frame as pages do.
  func say(_ text: String) {
    session.received(text, at: now + FramePacer.frameTime - FramePacer.answerDelay)
  }

  /// Lets frames pass, each of which the page shows at once, unless it is slow.
  mutating func pass(frames count: Int, isSlow: Bool = false) {
    for _ in 0..<count {
      now += 1.0 / 60
      session.advance(to: now)
      if !isSlow { answer() }
    }
  }

  /// Lets time pass in which the server does nothing.
  mutating func stall(frames count: Int) {
    now += Double(count) / 60
  }

  /// Drags a finger, and lifts it at rest.
  mutating func drag(from start: CGPoint, by way: CGVector) {
    func touch(_ phase: Int, _ share: Double) {
      let (x, y) = (start.x + way.dx * share, start.y + way.dy * share)
      say(#"{"t":"touches","touches":[[0,\#(phase),\#(x),\#(y)]]}"#)
    }
    touch(0, 0)
    pass(frames: 2)
    for step in 1...10 {
      touch(1, Double(step) / 10)
      pass(frames: 1)
    }
    pass(frames: 8)
    touch(2, 1)
    pass(frames: 60)
  }

  /// Touches the element with a label.
  mutating func tap(_ label: String) throws {
    let element = session.stage?.device.elements.first { $0.label == label }
    guard let frame = element?.frame else { throw SessionProblem("nothing is called \(label)") }
    say(#"{"t":"touches","touches":[[0,0,\#(frame.midX),\#(frame.midY)]]}"#)
    pass(frames: 3)
    say(#"{"t":"touches","touches":[[0,2,\#(frame.midX),\#(frame.midY)]]}"#)
    pass(frames: 3)
  }

  /// Tells the server that all frames so far are shown.
  mutating func answer() {
    guard page.frames.count > Int(shown) else { return }
    shown = UInt32(page.frames.count)
    say(#"{"t":"shown","frame":\#(shown)}"#)
  }
}

/// A plain screen without text and pictures, so that what is sent is the same on every machine.
final class PlainController: UIViewController, SceneResponder {
  let card = UIView()
  /// The velocity at the end of a pan, in points per second.
  private(set) var liftVelocity: CGPoint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.frame = CGRect(x: 20, y: 100, width: 100, height: 60)
    card.backgroundColor = .red
    card.layer.cornerRadius = 10
    view.addSubview(card)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan(_:)", PlainController.pan)))
  }

  func pan(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: view)
    card.frame.origin.x = 20 + way.x
    if recognizer.state == .ended { liftVelocity = recognizer.velocity(in: view) }
  }

  func sceneDidChange(_ values: SceneValues, changed: [String]) {}

  func sceneCall(_ name: String, argument: String?) throws {
    switch name {
    case "fade": UIView.animate(withDuration: 0.5) { self.card.alpha = 0.5 }
    case "add":
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      child.backgroundColor = .blue
      card.addSubview(child)
    default: card.removeFromSuperview()
    }
  }
}

extension DeviceScene {
  /// A scene with parameters, one of which is an item of another.
  static var items: DeviceScene {
    DeviceScene(
      name: "items", title: "Items",
      parameters: [
        .list("list", form: "a,b", default: "a,b", "Items") { $0.count == 1 },
        .item("chosen", of: "list", default: "a", "One of them"),
        .choice("color", ["red", "green"], default: "green", "A colour"),
      ],
      script: [.settle]
    ) { _ in PlainController() }
  }

  static var plain: DeviceScene {
    DeviceScene(
      name: "plain", title: "Plain",
      calls: [
        SceneCall("fade", "Fades"), SceneCall("add", "Adds"), SceneCall("remove", "Removes"),
      ],
      script: [.settle]
    ) { _ in PlainController() }
  }
}
