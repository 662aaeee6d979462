import DetentKit
import SwiftUI
import VirtualDevice

/// A map in a part of the screen, with a sheet that belongs to it and not to the screen.
private struct InlineScreen: View {
  @Bindable var model: KitModel

  private var style: ContextStyle {
    var style = ContextStyle(
      detents: [.height(120), .medium, .large], prefersGrabberVisible: true)
    style.backgroundInteraction = .enabled
    style.dimming = nil
    style.edge = model.values.text("edge") == "trailing" ? .trailing : .bottom
    style.contentMode = model.values.flag("static") ? .static : .fitToBounds
    return style
  }

  var body: some View {
    VStack(spacing: 0) {
      Button {
        model.count += 1
      } label: {
        KitBadge(text: "Saved \(model.count)")
      }
      .padding(.vertical, 16)
      TownMap()
        .inlineSheet(style) {
          VStack(alignment: .leading, spacing: 16) {
            ForEach(Place.town.prefix(4), id: \.name) { PlaceHeader(place: $0) }
            Spacer(minLength: 0)
          }
          .padding(24)
          .frame(
            maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
          )
          .clipped()
        }
    }
  }
}

extension DeviceScene {
  static let kitInline = DeviceScene(
    name: "kit-inline", title: "A sheet inside of a view",
    summary: "A sheet that belongs to a map in a part of the screen, without a modal session.",
    parameters: [
      .choice("edge", ["bottom", "trailing"], default: "bottom", "Where the sheet comes from"),
      .flag("static", default: false, "The content keeps the height of the largest detent"),
    ],
    script: { stage in
      let finger = ScriptFinger(stage)
      let moves =
        finger.isTall
        ? finger.swipe(from: 0.9, to: 0.6, over: 0.7, resting: true) + [.settle, .hold(0.3)] : []
      return TouchScript([.hold(0.8)] + moves + [.hold(0.7), .settle, .hold(0.4)])
    },
    root: { values in KitSceneController(values) { InlineScreen(model: $0) } })
}
