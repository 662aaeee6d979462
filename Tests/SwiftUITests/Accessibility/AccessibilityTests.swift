import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct AccessibilityTests {
  @Test("Labels, values, hints, identifiers and traits arrive in UIKit's tree")
  func details() throws {
    struct Screen: View {
      @State private var isChosen = false
      var body: some View {
        VStack {
          Color.red.frame(width: 40, height: 40)
            .accessibilityLabel("Red").accessibilityValue("dark").accessibilityHint("A colour")
          Text("Title").accessibilityAddTraits(.isHeader).accessibilityIdentifier("head")
          Text("Secret").accessibilityHidden(true)
          Button("Choose") { isChosen.toggle() }
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
      }
    }
    let app = try show(Screen())
    let red = try app.element(label: "Red")
    #expect(red.value == "dark" && red.hint == "A colour")
    #expect(try app.element(identifier: "head").traits.contains(.header))
    #expect(throws: (any Error).self) { try app.element(label: "Secret") }
    #expect(try !app.element(label: "Choose").traits.contains(.selected))
    try app.tap("Choose")
    try app.settle()
    #expect(try app.element(label: "Choose").traits.contains([.selected, .button]))
    try app.tap("Choose")
    try app.settle()
    #expect(try !app.element(label: "Choose").traits.contains(.selected))
  }

  @Test("Views become one element that is read whole, or one with a name of its own")
  func elements() throws {
    let app = try show(
      VStack {
        HStack {
          Text("Rain")
          Text("12 mm")
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Wind")
          Text("3")
        }
        .accessibilityElement()
        .accessibilityLabel("Hardly any wind")
      })
    _ = try app.element(label: "Rain, 12 mm")
    _ = try app.element(label: "Hardly any wind")
    #expect(throws: (any Error).self) { try app.element(label: "Wind") }
  }

  @Test("Views of higher priority are read before others in their stack")
  func sortPriority() throws {
    let app = try show(
      VStack {
        Text("first")
        VStack {
          Text("second")
          Text("third").accessibilitySortPriority(2)
          Text("fourth").accessibilitySortPriority(-1)
        }
        .accessibilityElement(children: .contain)
        Text("fifth").accessibilitySortPriority(1)
      })
    let root = try #require(app.root?.view)
    let read = AccessibilityTree().nodes(of: root).flatMap(\.elements).compactMap(\.label)
    #expect(read == ["fifth", "first", "third", "second", "fourth"])
  }

  @Test("Assistive technology adjusts a value and performs actions")
  func actions() throws {
    struct Screen: View {
      @State private var stars = 3
      let log: Log
      var body: some View {
        VStack {
          Text("stars")
            .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
            .accessibilityValue("\(stars)")
          Text("mail")
            .accessibilityAction(named: "Archive") { log("archived") }
            .accessibilityAction { log("opened") }
        }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    let stars = try app.element(label: "stars")
    #expect(stars.value == "3" && stars.traits.contains(.adjustable))
    try stars.increment()
    try app.settle()
    #expect(try app.element(label: "stars").value == "4")
    let mail = try app.element(label: "mail")
    try mail.activate()
    try mail.perform("Archive")
    #expect(log.lines == ["opened", "archived"])
  }
}
