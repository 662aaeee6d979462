import Testing
import UIKit

@MainActor
@Suite("States that are set outside of touches")
struct StateOutsideTouchesTests {
  final class Puppet: UIGestureRecognizer {}

  @Test("A state stays until the end of the run-loop turn, in which the actions are sent")
  func turn() {
    let stage = TouchStage()
    let view = stage.add(UIView())
    let log = UIGestureRecognizer.Log()
    let puppet = Puppet()
    puppet.note(in: log, as: "puppet")
    view.addGestureRecognizer(puppet)
    stage.host.enter {
      puppet.state = .ended
      #expect(puppet.state == .ended)
      #expect(log.lines.isEmpty)
    }
    stage.advance()
    #expect(log.lines == ["puppet ended"])
    #expect(puppet.state == .possible)
  }
}
