import Foundation
import Testing

@testable import QuartzCore

/// A delegate that answers with one action, and notes the values at the time of the question.
private final class ActionDelegate: CALayerDelegate {
  var answer: (any CAAction)?
  var asked: [String] = []

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append("\(event) \(layer.position.x)")
    return answer
  }
}

private final class NotingAction: CAAction {
  var lines: [String] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    lines.append("\(event) \((anObject as? CALayer)?.position.x ?? -1)")
  }
}

private final class ClassActionLayer: CALayer {
  nonisolated(unsafe) static let noting = NotingAction()

  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "position" ? noting : nil
  }
}

@MainActor
@Suite("Actions")
struct ActionTests {
  @Test("A layer on a screen animates a change from what it shows, once it has been committed")
  func implicit() throws {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.position.x = 20
    #expect(layer.animationKeys() == nil)
    screen.frame(at: 1)
    layer.position.x = 60
    layer.opacity = 0
    #expect(layer.animationKeys() == ["position", "opacity"])
    screen.frame(at: 1)
    #expect(layer.presented.position.x == 20)
    screen.frame(at: 1.125)
    #expect(layer.presented.position.x == 40)
    #expect(layer.presented.opacity == 0.5)
    layer.position.x = 100
    screen.frame(at: 1.125)
    #expect(layer.presented.position.x == 40)
    screen.frame(at: 1.25)
    #expect(layer.presented.position.x == 70)
    screen.frame(at: 1.375)
    #expect(layer.presented.position.x == 100)
  }

  @Test("The delegate is asked before the change and its action runs after it")
  func delegateAction() {
    let layer = CALayer()
    let delegate = ActionDelegate()
    let action = NotingAction()
    delegate.answer = action
    layer.delegate = delegate
    layer.position.x = 7
    layer.position.x = 7
    #expect(delegate.asked == ["position 0.0"])
    #expect(action.lines == ["position 7.0"])
  }

  @Test("NSNull ends the search, nil goes on with actions, style and class")
  func searchOrder() {
    let layer = ClassActionLayer()
    let delegate = ActionDelegate()
    let own = NotingAction()
    let inStyle = NotingAction()
    layer.delegate = delegate
    layer.style = ["actions": ["position": inStyle] as [String: any CAAction]]
    layer.actions = ["position": own]
    #expect(layer.action(forKey: "position") as? NotingAction === own)
    layer.actions = nil
    #expect(layer.action(forKey: "position") as? NotingAction === inStyle)
    layer.style = nil
    #expect(layer.action(forKey: "position") as? NotingAction === ClassActionLayer.noting)
    layer.actions = ["position": NSNull()]
    #expect(layer.action(forKey: "position") == nil)
    layer.actions = nil
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "position") == nil)
  }

  @Test("No one is asked while actions are off")
  func disabled() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.frame()
    let delegate = ActionDelegate()
    layer.delegate = delegate
    atOnce { layer.position.x = 50 }
    #expect(delegate.asked.isEmpty)
    #expect(layer.animationKeys() == nil)
  }

  @Test("Setting a frame asks for bounds and position")
  func frameActions() {
    let layer = CALayer()
    let delegate = ActionDelegate()
    layer.delegate = delegate
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(delegate.asked.map { $0.split(separator: " ")[0] } == ["bounds", "position"])
  }
}
