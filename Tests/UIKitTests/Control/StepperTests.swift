import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras

@MainActor
@Suite("Steppers")
struct StepperTests {
  private final class Log { var values: [Double] = [] }

  private func make(_ stage: TestStage) -> (UIStepper, Log) {
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let log = Log()
    stepper.addAction(
      UIAction { [unowned stepper] _ in log.values.append(stepper.value) }, for: .valueChanged)
    stage.window.addSubview(stepper)
    stage.run(frames: 1)
    return (stepper, log)
  }

  private func press(_ stage: TestStage, _ place: CGPoint, frames: Int) {
    stage.host.touchDispatcher.touchDown(id: 1, at: place, time: stage.time)
    stage.run(frames: frames)
    stage.host.touchDispatcher.touchUp(id: 1, time: stage.time)
    stage.run(frames: 1)
  }

  private let minus = CGPoint(x: 110, y: 116)
  private let plus = CGPoint(x: 180, y: 116)

  @Test("A stepper is 94 by 32 points, whatever it is given")
  func size() {
    #expect(UIStepper(frame: CGRect(x: 1, y: 2, width: 5, height: 5)).frame.size.width == 94)
    #expect(UIStepper(frame: .zero).intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test("Its halves step down and up")
  func steps() {
    let stage = TestStage()
    let (stepper, log) = make(stage)
    stepper.value = 5
    press(stage, plus, frames: 2)
    press(stage, plus, frames: 2)
    press(stage, minus, frames: 2)
    #expect(log.values == [6, 7, 6])
  }

  @Test("Holding a half goes on stepping, faster after a while")
  func autorepeat() {
    let stage = TestStage()
    let (stepper, log) = make(stage)
    press(stage, plus, frames: 120)
    #expect(log.values.first == 1)
    #expect(stepper.value >= 8 && stepper.value <= 14)
    stage.run(frames: 60)
    #expect(stepper.value == log.values.last)
    #expect(stage.host.timers.pending.isEmpty)
  }

  @Test("Without autorepeat a held half steps once")
  func single() {
    let stage = TestStage()
    let (stepper, log) = make(stage)
    stepper.autorepeat = false
    press(stage, plus, frames: 120)
    #expect(log.values == [1])
  }

  @Test("A stepper that is not continuous tells at the lift")
  func discrete() {
    let stage = TestStage()
    let (stepper, log) = make(stage)
    stepper.isContinuous = false
    press(stage, plus, frames: 60)
    #expect(log.values.count == 1)
    #expect(stepper.value > 1)
  }

  @Test("The ends hold, or lead to each other")
  func ends() {
    let stage = TestStage()
    let (stepper, log) = make(stage)
    stepper.maximumValue = 2
    stepper.value = 9
    #expect(stepper.value == 2)
    press(stage, plus, frames: 2)
    #expect(log.values.isEmpty)
    stepper.wraps = true
    press(stage, plus, frames: 2)
    #expect(log.values == [0])
    press(stage, minus, frames: 2)
    #expect(log.values == [0, 2])
  }

  @Test("Assistive technologies make one step, until an end", arguments: [true, false])
  func assistance(isContinuous: Bool) {
    let stage = TestStage()
    let (stepper, log) = make(stage)
    stepper.isContinuous = isContinuous
    stepper.accessibilityIncrement()
    #expect(log.values == [1])
    stepper.accessibilityDecrement()
    stepper.accessibilityDecrement()
    #expect(log.values == [1, 0])
    #expect(stepper.value == 0)
    press(stage, plus, frames: 2)
    #expect(log.values == [1, 0, 1])
  }

  @Test("A step that is not above zero is reported")
  func badStep() {
    let reports = Misuse.collect {
      let stepper = UIStepper(frame: .zero)
      stepper.stepValue = 0
      #expect(stepper.stepValue == 1)
    }
    #expect(reports.map(\.id) == ["Picker.stepValue"])
  }
}
