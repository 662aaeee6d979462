import Foundation
import Testing

@testable import QuartzCore

@MainActor
private class Controller {
  var lines: [String] = []

  func plain() { lines.append("plain") }
  func tapped(_ sender: String) { lines.append("tapped \(sender)") }
  func both(_ sender: String?, _ event: Int) { lines.append("both \(sender ?? "nil") \(event)") }
  func finish(_ completion: (() -> Void)?) { completion?() }
}

private final class Subclass: Controller {
  override func tapped(_ sender: String) { lines.append("overridden \(sender)") }
}

@MainActor
@Suite("Selectors")
struct SelectorTests {
  @Test("A selector calls its method, with as many arguments as it takes, on whatever overrides it")
  func performing() {
    let target = Subclass()
    Selector("plain", Controller.plain).perform(on: target, with: "ignored")
    Selector("tapped(_:)", Controller.tapped(_:)).perform(on: target, with: "a")
    Selector("both(_:_:)", Controller.both(_:_:)).perform(on: target, with: nil, 3)
    Selector("finish(_:)", Controller.finish(_:)).perform(on: target, with: nil)
    #expect(target.lines == ["plain", "overridden a", "both nil 3"])
  }

  @Test("A selector is its name; without a method it cannot be performed")
  func names() {
    #expect(Selector("plain") == Selector("plain", Controller.plain))
    #expect(NSStringFromSelector("tapped:") == "tapped:")
    let reports = Misuse.collect { NSSelectorFromString("gone").perform(on: Controller()) }
    #expect(reports.map(\.id) == ["Selector.noMethod"])
  }

  @Test("A target of another class is left alone")
  func otherTarget() {
    final class Other {}
    Selector("plain", Controller.plain).perform(on: Other())
  }
}
