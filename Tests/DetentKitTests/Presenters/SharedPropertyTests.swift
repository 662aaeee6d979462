import SheetEngine
import SwiftUI
import Testing

@testable import DetentKit

/// The properties that sheets and contexts share.
@MainActor
@Suite("Shared properties")
struct SharedPropertyTests {
  /// Properties of which none that a context has is the default.
  private var changed: SheetProperties {
    let low = PresentationDetentReference.height(120)
    var properties = SheetProperties(detents: [low, .large])
    properties.selectedDetent = .large
    properties.minimumHeight = 100
    properties.maximumHeight = 700
    properties.selection = .constant(low)
    properties.largestUndimmedDetent = low
    properties.backgroundInteraction = .enabled
    properties.dimming = SheetDimming(color: .systemIndigo)
    properties.prefersGrabberVisible = true
    properties.prefersScrollingExpandsWhenScrolledToEdge = false
    properties.shouldBeginDragging = { _ in true }
    properties.keyboard = .follows
    properties.look = .iOS18
    properties.appearance.cornerCurve = .circular
    properties.maximumWidth = 300
    properties.alignment = .trailing
    properties.alignmentOffset = 12
    properties.edge = .top
    properties.contentMode = .static
    properties.dragArea = .grabber
    properties.scrollingDetents = [.large]
    properties.limitsDragsToNextDetent = true
    properties.shouldDragSimultaneously = { _ in true }
    properties.snapping = .stepless
    properties.willEndDragging = { $0.target }
    properties.onDetentChange = { _ in }
    properties.onPositionChange = { _ in }
    properties.onFrontmostChange = { _ in }
    properties.policy.startsLargestWithVoiceOver = true
    return properties
  }

  private func values(_ value: Any) -> [String: String] {
    var values: [String: String] = [:]
    for child in Mirror(reflecting: value).children {
      if let label = child.label { values[label] = String(reflecting: child.value) }
    }
    return values
  }

  @Test("A context has each property of a sheet that it shares, by the same name")
  func shared() {
    let (properties, defaults) = (values(changed), values(SheetProperties()))
    let (style, plain) = (values(ContextStyle(changed)), values(ContextStyle()))
    let shared = Set(properties.keys).intersection(style.keys)
    #expect(shared.count >= 28, "\(shared.sorted())")
    for name in shared.sorted() {
      #expect(properties[name] != defaults[name], "\(name) is not changed here")
      #expect(style[name] != plain[name], "\(name) is not taken over")
    }
    // What is no closure and no other number for a missing one is the same value.
    for name in ["detents", "contentMode", "edge", "dragArea", "alignment", "keyboard"] {
      #expect(style[name] == properties[name])
    }
  }
}
