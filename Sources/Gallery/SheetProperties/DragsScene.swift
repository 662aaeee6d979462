import DetentKit
import SwiftUI
import VirtualDevice

/// A map with a sheet of three detents, and the numbers of the last drag.
private struct DragsScreen: View {
  @Bindable var model: KitModel

  private static let low = PresentationDetentReference.height(150)

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(
      detents: [Self.low, .medium, .large], prefersGrabberVisible: true)
    properties.largestUndimmedDetent = .medium
    properties.dragArea =
      switch model.values.text("area") {
      case "grabber": .grabber
      case "none": .none
      default: .surface
      }
    properties.limitsDragsToNextDetent = model.values.flag("next")
    properties.willEndDragging = { release in
      let target =
        model.values.flag("stays") && release.target == .dismissal
        ? .detent(release.start) : release.target
      model.message = Self.text(release, target)
      return target
    }
    return .pageSheet(properties: model.observed(properties))
  }

  var body: some View {
    KitMap(model) {
      KitBadge(text: model.message.isEmpty ? "No drag yet" : model.message)
    }
    .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
      ScrollView { PlaceSheet() }
    }
  }

  private static func text(_ release: SheetRelease, _ target: SheetRelease.Target) -> String {
    let name =
      switch target {
      case .dismissal: "dismissal"
      case .detent(.large): "large"
      case .detent(.medium): "medium"
      case .detent: "low"
      case .height: "a height"
      }
    let velocity = String(format: "%.0f", Double(release.velocity))
    return "\(velocity) points a second, to \(name)"
  }
}

extension DeviceScene {
  static let kitDrags = DeviceScene(
    name: "kit-drags", title: "Where a drag ends",
    summary: "The app sees where a released sheet would go, and chooses where it does.",
    parameters: [
      .choice("area", ["surface", "grabber", "none"], default: "surface", "What a drag moves"),
      .flag("next", default: true, "A drag goes to the next detent at most"),
      .flag("stays", default: true, "A fling down does not dismiss"),
    ],
    calls: SceneCall.sheet,
    script: { stage in
      let finger = ScriptFinger(stage)
      // A phone in landscape shows sheets over the whole screen.
      let flings: [TouchScript.Action] =
        finger.isTall
        ? finger.swipe(from: finger.lowSheet, to: 0.4, over: 0.12) + [.settle, .hold(0.4)]
          + finger.swipe(from: 0.6, to: 0.9, over: 0.1) + [.settle, .hold(0.4)]
        : finger.swipe(from: 0.3, to: 0.8, over: 0.12) + [.settle, .hold(0.4)]
      return TouchScript([.tap("Present"), .settle, .hold(0.3)] + flings + [.hold(0.4)])
    },
    root: { values in KitSceneController(values) { DragsScreen(model: $0) } })
}
