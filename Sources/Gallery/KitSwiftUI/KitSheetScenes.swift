import DetentKit
import SwiftUI
import VirtualDevice

// What DetentKit adds to the system's sheets.

/// The whole stream of positions, shown while it flows.
private struct PositionScreen: View {
  @Bindable var model: KitModel

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(detents: [.height(160), .medium, .large])
    properties.prefersGrabberVisible = true
    properties.largestUndimmedDetent = .medium
    properties.onPositionChange = { model.position = $0 }
    return .pageSheet(properties: properties)
  }

  private var text: String {
    guard let position = model.position else { return "No presentation" }
    let hundredths = Int((position.total * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let rest = abs(hundredths) % 100
    return "\(position.phase) \(sign)\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  var body: some View {
    KitMap(model) { KitBadge(text: text) }
      .sheet(isPresented: $model.isPresented, style: style) { ScrollView { PlaceSheet() } }
  }
}

/// Dimmed and in use at medium, in a colour of the app's.
private struct BackgroundScreen: View {
  @Bindable var model: KitModel

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(detents: [.height(160), .medium, .large])
    properties.prefersGrabberVisible = true
    properties.largestUndimmedDetent = .height(160)
    properties.dimming = SheetDimming(color: .systemIndigo.withAlphaComponent(0.45), curve: .early)
    properties.backgroundInteraction = .enabledThrough(.medium)
    return .pageSheet(properties: properties)
  }

  var body: some View {
    KitMap(model) {
      Button {
        model.count += 1
      } label: {
        KitBadge(text: "Tapped \(model.count)")
      }
    }
    .sheet(isPresented: $model.isPresented, style: style) { ScrollView { PlaceSheet() } }
  }
}

/// Stops at a marker in the content and at its end.
private struct ContentScreen: View {
  @Bindable var model: KitModel
  @State private var isLong = false

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(detents: [.marker("summary"), .content])
    properties.prefersGrabberVisible = true
    properties.largestUndimmedDetent = .marker("summary")
    return .pageSheet(properties: properties)
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: style) {
        VStack(alignment: .leading, spacing: 14) {
          VStack(alignment: .leading, spacing: 4) {
            Text("Harbour Bath").font(.title2).bold()
            Text("Swimming pool · Open until 21:00").foregroundColor(.secondary)
            KitButton(title: "Directions") {}.padding(.top, 8)
          }
          .padding(.bottom, 12)
          .presentationMarker("summary")
          Text("Two pools, a sauna and a terrace over the river. Bring a coin for the locker.")
          if isLong {
            Text(
              "On Thursdays the large pool is lit at night, and the terrace serves until midnight.")
          }
          Button(isLong ? "Less" : "More") { withAnimation { isLong.toggle() } }
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
  }
}

/// A slider's row that leaves the sheet where it is.
private struct NoDragScreen: View {
  @Bindable var model: KitModel

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(detents: [.medium, .large])
    properties.prefersGrabberVisible = true
    return .pageSheet(properties: properties)
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: style) {
        VStack(spacing: 20) {
          Text("Volume").font(.title2).bold()
          VStack {
            Slider(value: $model.value)
            Text("Fingers here leave the sheet where it is.")
              .font(.footnote)
              .foregroundColor(.secondary)
          }
          .padding(20)
          .frame(maxWidth: .infinity)
          .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 20))
          .sheetDragDisabled()
          Spacer()
        }
        .padding(24)
        .padding(.top, 16)
      }
  }
}

/// The stop at which the sheet is vanishes, and it moves to the nearest that is left.
private struct VanishingScreen: View {
  @Bindable var model: KitModel
  @State private var isReduced = false

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(
      detents: isReduced ? [.height(220), .large] : [.height(220), .medium, .large])
    properties.selectedDetent = .medium
    properties.prefersGrabberVisible = true
    properties.largestUndimmedDetent = .height(220)
    return .pageSheet(properties: properties)
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: style) {
        VStack(spacing: 16) {
          Text(isReduced ? "Two stops" : "Three stops").font(.title2).bold()
          KitButton(title: isReduced ? "Put Medium Back" : "Take Medium Away") {
            isReduced.toggle()
          }
          Spacer()
        }
        .padding(.top, 36)
      }
  }
}

extension GalleryScene {
  private static func swipes(_ stage: SceneStage) -> [TouchScript.Action] {
    let finger = ScriptFinger(stage)
    return finger.swipe(from: 0.86, to: 0.5, over: 0.4) + [.settle, .hold(0.2)]
      + finger.swipe(from: 0.53, to: 0.12, over: 0.4) + [.settle, .hold(0.2)]
  }

  static let kitPosition = GalleryScene(
    name: "kit-position", title: "One stream of positions",
    summary: "Stop, progress and phase of the sheet in every frame from first to last.",
    calls: MapController.calls,
    script: { stage in
      TouchScript(
        [.tap("Present"), .settle, .hold(0.2)] + swipes(stage)
          + [.call("dismiss", argument: nil), .settle])
    },
    root: { _ in KitSceneController { PositionScreen(model: $0) } })

  static let kitBackground = GalleryScene(
    name: "kit-background", title: "Dimmed and in use",
    summary: "Touches reach the map up to medium, where a colour of the app's already covers it.",
    calls: MapController.calls,
    script: { stage in
      TouchScript([.tap("Present"), .settle, .hold(0.3)] + swipes(stage) + [.hold(0.4)])
    },
    root: { _ in KitSceneController { BackgroundScreen(model: $0) } })

  static let kitContent = GalleryScene(
    name: "kit-content", title: "Stops in the content",
    summary: "The sheet rests at a marker in its content and as high as all of it.",
    calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      let swipe =
        finger.isTall && stage.size.width < 500
        ? finger.swipe(from: 0.86, to: 0.6, over: 0.4) + [.settle, .tap("More")] : []
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.6)] + swipe + [.settle, .hold(0.8)])
    },
    root: { _ in KitSceneController { ContentScreen(model: $0) } })

  static let kitNoDrag = GalleryScene(
    name: "kit-no-drag", title: "Where fingers leave the sheet alone",
    summary: "A part of the content keeps drags to itself; beside it the sheet follows.",
    calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      let top = stage.size.height * 0.63
      let middle = stage.size.width / 2
      return TouchScript(
        [
          .tap("Present"), .settle, .hold(0.2),
          .down(middle, top), .move(middle, top - 160, over: 0.3), .up, .settle, .hold(0.2),
        ] + finger.swipe(from: 0.85, to: 0.6, over: 0.3) + [.settle, .hold(0.3)])
    },
    root: { _ in KitSceneController { NoDragScreen(model: $0) } })

  static let kitVanishing = GalleryScene(
    name: "kit-vanishing", title: "When the stop goes",
    summary: "The sheet moves to the nearest stop that is left, and says so.",
    calls: MapController.calls,
    script: [
      .tap("Present"), .settle, .hold(0.3), .tap("Take Medium Away"), .settle, .hold(0.3),
      .tap("Put Medium Back"), .settle, .hold(0.5),
    ],
    root: { _ in KitSceneController { VanishingScreen(model: $0) } })

  static let detentSheetKit = GalleryScene(
    name: "detent-sheet-kit", title: "The floating sheet in one line",
    summary: "DetentKit's detentSheet with the seed's defaults.",
    seed: "004", calls: MapController.calls,
    script: { stage in TouchScript([.tap("Present"), .settle, .hold(0.3)] + swipes(stage)) },
    root: { _ in
      KitSceneController { model in
        KitMap(model) {}
          .detentSheet(
            isPresented: Bindable(model).isPresented, detents: [.height(120), .medium, .large]
          ) { PlaceSheet() }
      }
    })
}
