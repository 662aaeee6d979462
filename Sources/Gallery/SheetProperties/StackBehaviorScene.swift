import DetentKit
import SwiftUI
import VirtualDevice

/// A map with a list of stops in a sheet, and the editor of a note that its button presents.
private struct StackScreen: View {
  @Bindable var model: KitModel
  @State private var isEditing = false

  private var list: ModalPresentationStyle {
    var properties = SheetProperties(detents: [.height(300), .large], prefersGrabberVisible: true)
    properties.largestUndimmedDetent = .height(300)
    return style(properties)
  }

  private var editor: ModalPresentationStyle {
    let behavior: PresentationStackBehavior =
      switch model.values.text("behavior") {
      case "push": .push
      case "replace": .replace
      default: .minimize
      }
    return style(SheetProperties(detents: [.medium])).stackBehavior(behavior)
  }

  private func style(_ properties: SheetProperties) -> ModalPresentationStyle {
    switch model.values.text("presenter") {
    case "pinned": .pinned(model.observed(properties), look: .iOS18)
    case "context": .context(ContextStyle(model.observed(properties)))
    default: .pageSheet(properties: model.observed(properties))
    }
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: list, onDismiss: model.didDismiss) {
        VStack(alignment: .leading, spacing: 16) {
          Text("Walk through the town").font(.headline)
          ForEach(Place.town.prefix(2), id: \.name) { PlaceHeader(place: $0) }
          KitButton(title: "Add a note") { isEditing = true }
            .frame(maxWidth: .infinity)
          Spacer(minLength: 0)
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .background {
        Color.clear.sheet(isPresented: $isEditing, style: editor, onDismiss: model.didDismiss) {
          VStack(spacing: 16) {
            Text("Note").font(.headline)
            Text("The bakery is closed on Mondays.")
            KitButton(title: "Done") { isEditing = false }
            Spacer(minLength: 0)
          }
          .padding(24)
        }
      }
      .presentationContext()
  }
}

extension DeviceScene {
  static let kitStack = DeviceScene(
    name: "kit-stack", title: "A presentation over another",
    summary: "A second sheet covers the first, replaces it, or minimises it meanwhile.",
    parameters: [
      .choice(
        "behavior", ["minimize", "push", "replace"], default: "minimize",
        "What the second does"),
      .choice(
        "presenter", ["sheet", "pinned", "context"], default: "sheet", "How both are presented"),
    ],
    calls: SceneCall.sheet,
    script: { _ in
      TouchScript([
        .tap("Present"), .settle, .hold(0.5), .tap("Add a note"), .settle, .hold(0.8),
        .tap("Done"), .settle, .hold(0.6),
      ])
    },
    root: { values in KitSceneController(values) { StackScreen(model: $0) } })
}
