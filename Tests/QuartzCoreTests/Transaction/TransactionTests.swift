import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Transactions")
struct TransactionTests {
  @Test("A completion block without animations runs on commit")
  func emptyCompletion() {
    var lines: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("done") }
    lines.append("before")
    CATransaction.commit()
    lines.append("after")
    #expect(lines == ["before", "done", "after"])
  }

  @Test("A completion block waits for the animations that were added after it was set")
  func completionWaits() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var lines: [String] = []
    CATransaction.begin()
    layer.add(basic("zPosition", 0, 1, duration: 9), forKey: "earlier")
    CATransaction.setCompletionBlock { lines.append("first at \(CACurrentMediaTime())") }
    layer.add(basic("position.x", 0, 1, duration: 0.25), forKey: "a")
    CATransaction.setCompletionBlock { lines.append("second at \(CACurrentMediaTime())") }
    layer.add(basic("position.y", 0, 1, duration: 0.5), forKey: "b")
    CATransaction.commit()
    for step in 0...8 { screen.frame(at: Double(step) / 8) }
    #expect(lines == ["first at 0.25", "second at 0.5"])
  }

  @Test("An outer completion waits for what inner transactions add")
  func nesting() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var lines: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("outer") }
    CATransaction.setAnimationDuration(0.5)
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("inner") }
    #expect(CATransaction.animationDuration() == 0.5)
    layer.add(basic("opacity", 0, 1, duration: 0), forKey: "fade")
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animation(forKey: "fade")?.duration == 0.5)
    #expect(CATransaction.animationDuration() == 0.25)
    screen.frame(at: 0)
    screen.frame(at: 0.4)
    #expect(lines.isEmpty)
    screen.frame(at: 0.5)
    #expect(lines == ["outer", "inner"])
  }

  @Test("Delegates and completions come in the order the animations were added")
  func order() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = AnimationLog()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("completion") }
    for tag in ["a", "b", "c"] {
      layer.add(basic("position.x", 0, 1, tag: tag, delegate: log), forKey: tag)
    }
    CATransaction.commit()
    #expect(log.lines.isEmpty)
    screen.frame(at: 0)
    #expect(log.lines == ["start a", "start b", "start c"])
    layer.removeAnimation(forKey: "b")
    screen.frame(at: 1)
    #expect(
      log.lines == [
        "start a", "start b", "start c", "stop b false", "stop a true", "stop c true",
        "completion",
      ])
  }

  @Test("A replaced animation ends unfinished")
  func replacement() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = AnimationLog()
    layer.add(basic("position.x", 0, 1, tag: "old", delegate: log), forKey: "move")
    screen.frame()
    layer.add(basic("position.x", 0, 1, tag: "new", delegate: log), forKey: "move")
    #expect(log.lines == ["start old", "stop old false"])
    #expect(layer.animationKeys() == ["move"])
  }

  @Test("A layer that leaves the screen loses its animations with the frame")
  func departure() {
    let screen = TestScreen()
    let parent = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil, to: parent)
    let log = AnimationLog()
    layer.add(basic("opacity", 0, 1, tag: "fade", delegate: log), forKey: "fade")
    screen.frame()
    parent.removeFromSuperlayer()
    #expect(log.lines == ["start fade"])
    screen.frame()
    #expect(log.lines == ["start fade", "stop fade false"])
    #expect(!screen.host.hasRunningAnimations)

    screen.root.addSublayer(parent)
    layer.add(basic("opacity", 0, 1, tag: "again", delegate: log), forKey: "fade")
    screen.frame()
    parent.removeFromSuperlayer()
    screen.root.addSublayer(parent)
    screen.frame()
    #expect(log.lines.last == "start again")
    #expect(screen.host.hasRunningAnimations)
  }

  @Test("An animation that is kept after its end stops once and stays")
  func kept() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = AnimationLog()
    let animation = basic("opacity", 1, 0.25, tag: "kept", delegate: log)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: "kept")
    for time in [0.0, 1, 2, 3] { screen.frame(at: time) }
    #expect(log.lines == ["start kept", "stop kept true"])
    #expect(layer.presented.opacity == 0.25)
    #expect(!screen.host.hasRunningAnimations)
    layer.removeAllAnimations()
    #expect(layer.presented.opacity == 1)
  }

  @Test("A commit without begin is reported")
  func unbalanced() {
    let reports = Misuse.collect { CATransaction.commit() }
    #expect(reports.map(\.id) == ["Layer.commitWithoutBegin"])
  }

  @Test("Values are kept by key, inner before outer")
  func values() {
    CATransaction.begin()
    CATransaction.setValue(1, forKey: "mine")
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "mine") as? Int == 1)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(2, forKey: "mine")
    #expect(CATransaction.value(forKey: "mine") as? Int == 2)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "mine") as? Int == 1)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }
}
