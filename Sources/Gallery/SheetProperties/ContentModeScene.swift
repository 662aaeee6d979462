import DetentKit
import SwiftUI
import VirtualDevice

/// A map under a sheet whose content is laid out for one height, or anew at each.
private struct ContentModeScreen: View {
  @Bindable var model: KitModel

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(
      detents: [.height(180), .medium, .large], prefersGrabberVisible: true)
    properties.largestUndimmedDetent = .medium
    properties.contentMode = model.values.text("content") == "static" ? .static : .fitToBounds
    switch model.values.text("presenter") {
    case "pinned": return .pinned(model.observed(properties), look: .iOS18)
    case "context": return .context(ContextStyle(model.observed(properties)))
    default:
      // Both modes by the same presenter; the system's has one of them.
      properties.presenter = .detentKit
      return .pageSheet(properties: model.observed(properties))
    }
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
        VStack(alignment: .leading, spacing: 16) {
          PlaceHeader(place: Place.town[5])
          Text("At the end of the street, with a terrace over the river.")
          Spacer()
          KitButton(title: "Directions") {}
            .frame(maxWidth: .infinity)
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .presentationContext()
  }
}

extension DeviceScene {
  static let kitContentMode = DeviceScene(
    name: "kit-content-mode", title: "Content of one height",
    summary: "The content keeps the height of the largest detent, or always has the sheet's.",
    parameters: [
      .choice("content", ["static", "fits"], default: "static", "The height of the content"),
      .choice(
        "presenter", ["sheet", "pinned", "context"], default: "sheet", "How the sheet is presented"),
    ],
    calls: SceneCall.sheet,
    script: { stage in
      let finger = ScriptFinger(stage)
      // A phone in landscape shows sheets over the whole screen.
      let moves =
        finger.isTall
        ? finger.swipe(from: finger.lowSheet, to: 0.5, over: 0.8, resting: true)
          + [.settle, .hold(0.3)] + finger.swipe(from: 0.55, to: 0.2, over: 0.6, resting: true)
          + [.settle, .hold(0.3)]
        : []
      return TouchScript([.tap("Present"), .settle, .hold(0.4)] + moves + [.hold(0.6)])
    },
    root: { values in KitSceneController(values) { ContentModeScreen(model: $0) } })
}
