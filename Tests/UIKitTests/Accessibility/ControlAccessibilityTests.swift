import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras

@MainActor
@Suite("What controls tell assistive technology")
struct ControlAccessibilityTests {
  private func node(_ view: UIView) -> AccessibilityNode? {
    AccessibilityTree().nodes(of: view).flatMap(\.elements).first
  }

  @Test("Controls say what they are, what they are called and what they are worth")
  func controls() {
    let label = UILabel()
    label.text = "Text"
    #expect(node(label)?.label == "Text")
    #expect(node(label)?.role == .staticText)

    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    #expect(node(button)?.label == "Go")
    #expect(node(button)?.traits == [.button, .notEnabled])

    let toggle = UISwitch()
    toggle.isOn = true
    #expect(node(toggle)?.role == .switch)
    #expect(node(toggle)?.value == "1")

    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.25
    #expect(node(progress)?.value == "25%")
    #expect(node(progress)?.label == "Progress")

    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = false
    #expect(node(indicator)?.label == "Progress halted")

    let field = UITextField()
    field.placeholder = "Name"
    field.text = "Ada"
    field.isSecureTextEntry = true
    #expect(node(field)?.role == .secureTextField)
    #expect(node(field)?.label == "Name")
    #expect(node(field)?.value == nil)

    let image = UIImageView(image: UIImage(systemName: "star"))
    #expect(node(image) == nil)
    image.isAccessibilityElement = true
    #expect(node(image)?.traits == .image)
  }

  @Test("Values that were set win over those of the control")
  func told() {
    let slider = UISlider()
    slider.value = 0.5
    #expect(slider.accessibilityValue == "50%")
    slider.accessibilityValue = "half"
    slider.accessibilityTraits = .image
    slider.isAccessibilityElement = false
    #expect(slider.accessibilityValue == "half")
    #expect(slider.accessibilityTraits == .image)
    #expect(!slider.isAccessibilityElement)
    slider.accessibilityValue = nil
    #expect(slider.accessibilityValue == "50%")
  }

  @Test("A slider goes by tenths of its range and tells its targets")
  func slider() {
    let slider = UISlider()
    slider.maximumValue = 20
    slider.value = 19
    var heard: [Float] = []
    slider.addAction(UIAction { _ in heard.append(slider.value) }, for: .valueChanged)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(heard == [20, 18])
    #expect(slider.accessibilityValue == "90%")
  }

  @Test("The segments of a segmented control are buttons, one of them selected")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let nodes = AccessibilityTree().nodes(of: control)
    #expect(nodes.map(\.role) == [.segmentedControl])
    #expect(nodes.flatMap(\.elements).map(\.label) == ["One", "Two"])
    #expect(nodes.flatMap(\.elements).map(\.traits) == [.button, [.button, .selected]])
  }

  @Test("Pages are turned by adjusting")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 3")
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    #expect(control.currentPage == 0)
  }

  @Test("What is spoken of an element defaults to its label and traits")
  func spoken() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(button.accessibilityUserInputLabels == ["Send"])
    #expect(button.accessibilityRespondsToUserInteraction)
    #expect(!UILabel().accessibilityRespondsToUserInteraction)
  }

  private final class Target: NSObject {
    var count = 0
    func archive(_ action: UIAccessibilityCustomAction) { count += 1 }
  }

  @Test("A custom action runs its code or sends its message")
  func customActions() {
    let target = Target()
    var names: [String] = []
    let byCode = UIAccessibilityCustomAction(name: "Delete") { action in
      names.append(action.name)
      return true
    }
    let byMessage = UIAccessibilityCustomAction(
      name: "Archive", target: target,
      selector: Selector("archive:", Target.archive))
    #expect(byCode.perform())
    #expect(byMessage.perform())
    #expect(names == ["Delete"])
    #expect(target.count == 1)
    #expect(!UIAccessibilityCustomAction(name: "Nothing", actionHandler: nil).perform())
  }

  @Test("Settings of assistive technology reach the app, and changes are announced")
  func settings() {
    let stage = TestStage()
    #expect(!UIAccessibility.isVoiceOverRunning)
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.host.reconfigure {
      $0.assistive.reduceMotion = true
      $0.assistive.boldText = true
    }
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    #expect(stage.window.traitCollection.legibilityWeight == .bold)
    #expect(heard == 1)
  }
}
