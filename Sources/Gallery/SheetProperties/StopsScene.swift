import DetentKit
import SwiftUI
import VirtualDevice

/// A map with a sheet whose stops are not the usual ones.
private struct StopsScreen: View {
  @Bindable var model: KitModel
  @State private var height: PresentationDetentReference?

  private static let low = PresentationDetentReference.height(140)
  private static let third = PresentationDetentReference.custom(identifier: "third") {
    $0.maximumDetentValue / 3
  }

  private var largest: PresentationDetentReference {
    switch model.values.text("stop") {
    case "margin": .topMargin(120)
    case "third": Self.third
    case "large": .large
    default: .fullScreen
    }
  }

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(
      detents: [Self.low, largest], prefersGrabberVisible: true)
    properties.largestUndimmedDetent = Self.low
    properties.presenter = .detentKit
    if model.values.flag("stepless") { properties.snapping = .stepless }
    properties.maximumHeight = model.values.number("maximum").map { CGFloat($0) }
    properties.onPositionChange = { model.position = $0 }
    return .pageSheet(properties: model.observed(properties))
  }

  var body: some View {
    KitMap(model) {
      KitBadge(text: "\(Int(model.position?.height ?? 0)) points")
    }
    .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
      ScrollView {
        KitButton(title: height == nil ? "Move to 300 points" : "Move back") {
          height = height == nil ? .height(300) : nil
        }
        .padding(.top, 24)
        PlaceSheet()
      }
      // At the whole screen the list scrolls below the status bar.
      .safeAreaInset(edge: .top, spacing: 0) {
        Color.clear.frame(height: 0).background(.ultraThinMaterial)
      }
      .presentationHeight(height)
    }
  }
}

extension DeviceScene {
  static let kitStops = DeviceScene(
    name: "kit-stops", title: "Where a sheet rests",
    summary: "A sheet over the status bar, under a margin, between its detents.",
    parameters: [
      .choice(
        "stop", ["fullScreen", "margin", "third", "large"], default: "fullScreen",
        "The larger detent"),
      .flag("stepless", default: true, "A released sheet rests anywhere"),
      .number(
        "maximum", in: 100...900, or: ["none"], default: "none",
        "Its greatest height in points"),
    ],
    calls: SceneCall.sheet,
    script: { stage in
      let finger = ScriptFinger(stage)
      // A phone in landscape shows sheets over the whole screen.
      let moves: [TouchScript.Action] =
        finger.isTall
        ? [.tap("Move to 300 points"), .settle, .hold(0.4)]
          + finger.swipe(from: 0.75, to: 0.6, over: 0.5) + [.settle, .hold(0.4)]
          + finger.swipe(from: 0.6, to: 0.05, over: 0.3) + [.settle, .hold(0.6)] : []
      return TouchScript([.tap("Present"), .settle, .hold(0.3)] + moves + [.hold(0.4)])
    },
    root: { values in KitSceneController(values) { StopsScreen(model: $0) } })
}
