import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// A style of presentation in which flows run.
struct FlowStyle: Sendable {
  var name: String
  var model = DeviceModel.iPhone16
  /// Indicates whether a swipe dismisses it.
  var isSwiped = true
  /// Indicates whether it has several detents.
  var hasDetents = false
  /// Indicates whether DetentKit presents, as a custom presentation of UIKit.
  var isCustom = false
  /// Returns the style with detents and a binding to the selected one.
  var make: @MainActor @Sendable (SheetProperties) -> ModalPresentationStyle

  static let all = [
    FlowStyle(name: "page", hasDetents: true) { .pageSheet(properties: $0) },
    FlowStyle(name: "page on a tablet", model: .iPadPro11) { .pageSheet(properties: $0) },
    FlowStyle(name: "form", hasDetents: true) { .formSheet(properties: $0) },
    FlowStyle(name: "form on a tablet", model: .iPadPro11) { .formSheet(properties: $0) },
    FlowStyle(name: "popover in a compact width") { _ in .popover },
    FlowStyle(name: "full screen", isSwiped: false) { _ in .fullScreen },
    FlowStyle(name: "over current context", isSwiped: false) { _ in .overCurrentContext },
    FlowStyle(name: "context", hasDetents: true, isCustom: true) { .context(ContextStyle($0)) },
    FlowStyle(name: "context on a tablet", model: .iPadPro11, hasDetents: true, isCustom: true) {
      .context(ContextStyle($0))
    },
    FlowStyle(name: "pinned", hasDetents: true, isCustom: true) { .pinned($0) },
  ]

  /// The styles that differ most from each other.
  static let few = all.filter { ["page", "context", "pinned", "full screen"].contains($0.name) }
}
