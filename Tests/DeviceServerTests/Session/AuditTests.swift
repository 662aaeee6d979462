import DevicePage
import Foundation
import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("The accessibility check of the screen")
@MainActor
struct AuditTests {
  /// A screen with one finding of each kind, and elements without any.
  private final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      text("Good", in: CGRect(x: 20, y: 100, width: 200, height: 30), color: .black)
      text("Faint", in: CGRect(x: 20, y: 140, width: 200, height: 30), color: gray(0.8))
      text("Grey", in: CGRect(x: 20, y: 180, width: 200, height: 30), color: gray(0.55))
      button("Small", in: CGRect(x: 20, y: 240, width: 30, height: 30))
      button("Tiny", in: CGRect(x: 80, y: 240, width: 20, height: 20))
      button("Large", in: CGRect(x: 140, y: 240, width: 120, height: 44))
      button(nil, in: CGRect(x: 20, y: 300, width: 60, height: 60))
      text("Below", in: CGRect(x: 20, y: 460, width: 200, height: 30), color: .black)
      text("Above", in: CGRect(x: 20, y: 400, width: 200, height: 30), color: .black)
      view.accessibilityElements = view.subviews
    }

    private func gray(_ white: Double) -> UIColor { UIColor(white: white, alpha: 1) }

    private func text(_ text: String, in frame: CGRect, color: UIColor) {
      let label = UILabel(frame: frame)
      label.text = text
      label.textColor = color
      view.addSubview(label)
    }

    private func button(_ label: String?, in frame: CGRect) {
      let control = UIView(frame: frame)
      control.backgroundColor = .black
      control.isAccessibilityElement = true
      control.accessibilityLabel = label
      control.accessibilityTraits = .button
      view.addSubview(control)
    }
  }

  /// A session that shows the screen.
  private func session() -> TestSession {
    var session = TestSession([
      DeviceScene(name: "screen", title: "Screen", script: [.settle]) { _ in Screen() }
    ])
    session.say(#"{"t":"hello","version":\#(protocolVersion)}"#)
    session.pass(frames: 12)
    return session
  }

  @Test("Missing labels, small controls, weak contrast and an order against the eye are found")
  func findings() throws {
    let device = try #require(session().session.stage?.device)
    let elements = device.elements
    let report = AuditReport(
      elements, picture: (try device.capture(), device.model.scale), screen: device.size)
    let found = report.findings.map { finding in
      "\(elements[finding.element].label ?? "none") \(finding.kind) \(finding.isBarrier)"
    }
    #expect(
      found == [
        "Faint contrast true", "Grey contrast false", "Small size false", "Tiny size true",
        "none label true", "Above order false",
      ])
    #expect(report.count == 9)
  }

  @Test("A page asks for the check and gets it with sentences")
  func page() throws {
    var session = session()
    session.say(#"{"t":"audit"}"#)
    session.pass(frames: 2)
    let text = try #require(session.page.texts.last { $0.contains(#""t":"audit""#) })
    #expect(text.contains("20 × 20 points; a control should have at least 44 × 44."))
    #expect(text.contains(#"It is above \"Below\" and is read after it."#))
  }
}
