import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("The lists of elements that a page may name")
@MainActor
struct ElementListsTests {
  private func elements(_ labels: [String]) -> [ScreenElement] {
    let device = VirtualDevice(model: .iPhone16)
    device.show {
      let root = UIViewController()
      for (index, label) in labels.enumerated() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: label) { _ in })
        button.frame = CGRect(x: 20, y: 160 + 60 * index, width: 200, height: 44)
        root.view.addSubview(button)
      }
      return root
    }
    return device.elements
  }

  @Test("An element is that of the list which the page has, while things move")
  func numbers() {
    var lists = ElementLists()
    #expect(lists.element(0, of: nil) == nil)
    lists.add(elements(["Before"]), number: 1, replacesAll: true)
    lists.add(elements(["New", "Before"]), number: 2, replacesAll: false)
    #expect(lists.element(0, of: 1)?.element.label == "Before")
    #expect(lists.element(0, of: 2)?.element.label == "New")
    #expect(lists.element(1, of: nil)?.element.label == "Before")
    #expect(lists.element(1, of: 1) == nil)
    #expect(lists.element(2, of: 2) == nil)
    #expect(lists.element(0, of: 3) == nil)
  }

  @Test("Old lists are released: all at rest, and those before the last four while things move")
  func released() {
    var lists = ElementLists()
    for number in 1...6 {
      lists.add(elements(["\(number)"]), number: number, replacesAll: false)
    }
    #expect(lists.element(0, of: 2) == nil)
    #expect(lists.element(0, of: 3)?.element.label == "3")
    lists.add(elements(["6 again"]), number: 6, replacesAll: true)
    #expect(lists.element(0, of: 5) == nil)
    #expect(lists.element(0, of: 6)?.element.label == "6 again")
  }
}
