import Testing
import UIKit

@MainActor
@Suite("Switches, sliders and segmented controls")
struct ValueControlTests {
  // Fact B10.
  @Test("A switch is 63 by 28 whatever its frame says")
  func switchSize() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 63, height: 28))
    control.frame.size = CGSize(width: 100, height: 100)
    #expect(control.bounds.size == CGSize(width: 63, height: 28))
  }

  @Test("A tap turns a switch and says so; setting it says nothing")
  func switchTap() {
    let stage = TestStage()
    let control = UISwitch()
    stage.window.addSubview(control)
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    control.setOn(true, animated: true)
    #expect(values.isEmpty)
    stage.touch(control, at: CGPoint(x: 10, y: 10)).lift()
    #expect(values == [false])
    #expect(!control.isOn)
  }

  @Test("A finger drags the thumb to the other side and may take it back")
  func switchDrag() {
    let stage = TestStage()
    let control = UISwitch()
    stage.window.addSubview(control)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    var finger = stage.touch(control, at: CGPoint(x: 15, y: 14))
    finger.move(to: CGPoint(x: 50, y: 14))
    finger.lift()
    #expect(control.isOn)
    #expect(count == 1)
    finger = stage.touch(control, at: CGPoint(x: 50, y: 14))
    finger.move(to: CGPoint(x: 10, y: 14))
    finger.move(to: CGPoint(x: 55, y: 14))
    finger.lift()
    #expect(control.isOn)
    #expect(count == 1)
  }

  // Fact B11.
  @Test("A slider clamps its value and has a thumb of 37 by 24 on a track of 6")
  func sliderGeometry() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 237, height: 34))
    slider.maximumValue = 10
    slider.value = 12
    #expect(slider.value == 10)
    slider.value = -1
    #expect(slider.value == 0)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 0, y: 14, width: 237, height: 6))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 5)
    #expect(thumb == CGRect(x: 100, y: 5, width: 37, height: 24))
    #expect(slider.intrinsicContentSize.height == 34)
    slider.value = .nan
    #expect(slider.value == 0)
  }

  @Test("The thumb follows the finger from where it was taken; beside it nothing happens")
  func sliderDrag() {
    let stage = TestStage()
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 237, height: 34))
    stage.window.addSubview(slider)
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let finger = stage.touch(slider, at: CGPoint(x: 25, y: 17))
    finger.move(to: CGPoint(x: 125, y: 17))
    #expect(slider.value == 0.5)
    finger.move(to: CGPoint(x: 900, y: 17))
    finger.lift()
    #expect(values == [0.5, 1])
    stage.touch(slider, at: CGPoint(x: 60, y: 17)).lift()
    #expect(!slider.isTracking)
    #expect(values.count == 2)
  }

  @Test("A slider that is not continuous speaks when the finger lifts")
  func discreteSlider() {
    let stage = TestStage()
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 237, height: 34))
    slider.isContinuous = false
    stage.window.addSubview(slider)
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let finger = stage.touch(slider, at: CGPoint(x: 18, y: 17))
    finger.move(to: CGPoint(x: 100, y: 17))
    finger.move(to: CGPoint(x: 120, y: 17))
    #expect(count == 0)
    finger.lift()
    #expect(count == 1)
  }

  @Test("A segment is selected by a tap, a drag moves the selection along")
  func segments() {
    let stage = TestStage()
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    stage.window.addSubview(control)
    stage.run(frames: 1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    var chosen: [Int] = []
    control.addAction(
      UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    stage.touch(control, at: CGPoint(x: 150, y: 10)).lift()
    #expect(chosen == [1])
    let finger = stage.touch(control, at: CGPoint(x: 150, y: 10))
    finger.move(to: CGPoint(x: 250, y: 10))
    finger.move(to: CGPoint(x: 50, y: 10))
    finger.lift()
    #expect(chosen == [1, 2, 0])
    control.setEnabled(false, forSegmentAt: 1)
    stage.touch(control, at: CGPoint(x: 150, y: 10)).lift()
    #expect(chosen == [1, 2, 0])
  }

  @Test("Inserting and removing keeps the selected segment")
  func segmentEditing() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "B")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let said = Misuse.collect { control.selectedSegmentIndex = 7 }
    #expect(said.map(\.id) == ["Control.segmentIndex"])
  }
}
