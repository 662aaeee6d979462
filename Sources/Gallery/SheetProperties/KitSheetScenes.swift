import DetentKit
import SwiftUI
import VirtualDevice

// DetentKit's additions to the system's sheets.

/// A map that is dimmed and interactive at medium, in a colour of the app's.
private struct BackgroundScreen: View {
  @Bindable var model: KitModel

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(
      detents: [.height(160), .medium, .large], prefersGrabberVisible: true)
    properties.largestUndimmedDetent = .height(160)
    properties.dimming = SheetDimming(color: .systemIndigo.withAlphaComponent(0.45), curve: .early)
    properties.backgroundInteraction = .enabledThrough(.medium)
    return .pageSheet(properties: model.observed(properties))
  }

  var body: some View {
    KitMap(model) {
      Button {
        model.count += 1
      } label: {
        KitBadge(text: "Tapped \(model.count)")
      }
    }
    .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
      ScrollView { PlaceSheet() }
    }
  }
}

/// Detents at a marker in the content and at its end.
private struct ContentScreen: View {
  @Bindable var model: KitModel
  @State private var isLong = false

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(
      detents: [.marker("summary"), .content], prefersGrabberVisible: true)
    properties.largestUndimmedDetent = .marker("summary")
    return .pageSheet(properties: model.observed(properties))
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
        VStack(alignment: .leading, spacing: 14) {
          VStack(alignment: .leading, spacing: 4) {
            PlaceHeader(place: Place.town[5])
            KitButton(title: "Directions") {}
              .frame(maxWidth: .infinity)
              .padding(.top, 8)
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

/// A slider's row from which drags do not move the sheet.
private struct NoDragScreen: View {
  @Bindable var model: KitModel

  private var style: ModalPresentationStyle {
    let properties = SheetProperties(detents: [.medium, .large], prefersGrabberVisible: true)
    return .pageSheet(properties: model.observed(properties))
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
        VStack(spacing: 20) {
          HStack(spacing: 14) {
            PaintedPicture(motif: .evening).frame(width: 64, height: 64)
            VStack(alignment: .leading, spacing: 2) {
              Text("Along the Harbour").font(.headline)
              Text("Walk 3 of 8").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Image(systemName: "pause.fill").font(.title)
          }
          VStack(alignment: .leading, spacing: 14) {
            HStack {
              Image(systemName: "speaker.wave.2").foregroundStyle(.secondary)
              Slider(value: $model.value)
              Image(systemName: "speaker.wave.2.fill").foregroundStyle(.secondary)
            }
            Text("Fingers here leave the sheet where it is.")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
          .padding(20)
          .frame(maxWidth: .infinity)
          .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 24))
          .sheetDragDisabled()
          Text("Next").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
          ForEach(Place.town.prefix(3), id: \.name) { PlaceHeader(place: $0) }
          Spacer()
        }
        .padding(24)
        .padding(.top, 16)
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
      }
  }
}

/// The selected detent is removed, and the sheet moves to the nearest that is left.
private struct VanishingScreen: View {
  @Bindable var model: KitModel
  @State private var isReduced = false

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(
      detents: isReduced ? [.height(220), .large] : [.height(220), .medium, .large],
      prefersGrabberVisible: true)
    properties.selectedDetent = .medium
    properties.largestUndimmedDetent = .height(220)
    return .pageSheet(properties: model.observed(properties))
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
        VStack(alignment: .leading, spacing: 16) {
          PlaceHeader(place: Place.town[5])
          Text(isReduced ? "Rests low and large." : "Rests low, at half height and large.")
            .foregroundStyle(.secondary)
          KitButton(title: isReduced ? "Put Medium Back" : "Take Medium Away", color: .cyan) {
            isReduced.toggle()
          }
          .frame(maxWidth: .infinity)
          PaintedPicture(motif: .morning).frame(height: 150)
          Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
        .padding(.top, 28)
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
      }
  }
}

extension DeviceScene {
  static func swipes(_ stage: SceneStage) -> [TouchScript.Action] {
    let finger = ScriptFinger(stage)
    return finger.swipe(from: 0.86, to: 0.5, over: 0.4) + [.settle, .hold(0.2)]
      + finger.swipe(from: 0.53, to: 0.12, over: 0.4) + [.settle, .hold(0.2)]
  }

  static let kitBackground = DeviceScene(
    name: "kit-background", title: "Dimmed and in use",
    summary: "Touches reach the map up to medium, where a colour of the app's already covers it.",
    calls: SceneCall.sheet,
    script: { stage in
      let finger = ScriptFinger(stage)
      guard finger.isTall else {
        return TouchScript([.tap("Present"), .settle, .hold(0.3)] + swipes(stage) + [.hold(0.4)])
      }
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.2), .tap("Tapped 0"), .hold(0.2)]
          + finger.swipe(from: 0.86, to: 0.5, over: 0.4, resting: true)
          + [.settle, .hold(0.2), .tap("Tapped 1"), .hold(0.5)])
    },
    root: { _ in KitSceneController { BackgroundScreen(model: $0) } })

  static let kitContent = DeviceScene(
    name: "kit-content", title: "Detents in the content",
    summary: "The sheet rests at a marker in its content and as high as all of it.",
    calls: SceneCall.sheet,
    script: { stage in
      let finger = ScriptFinger(stage)
      let swipe =
        finger.isTall
        ? finger.swipe(from: stage.idiom == .pad ? 0.9 : 0.86, to: 0.6, over: 0.4)
          + [.settle, .tap("More")] : []
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.6)] + swipe + [.settle, .hold(0.8)])
    },
    root: { _ in KitSceneController { ContentScreen(model: $0) } })

  static let kitNoDrag = DeviceScene(
    name: "kit-no-drag", title: "Where fingers leave the sheet alone",
    summary: "A part of the content keeps drags to itself; beside it the sheet follows.",
    calls: SceneCall.sheet,
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

  static let kitVanishing = DeviceScene(
    name: "kit-vanishing", title: "When a detent is removed",
    summary: "The sheet moves to the nearest stop that is left, and says so.",
    calls: SceneCall.sheet,
    script: [
      .tap("Present"), .settle, .hold(0.3), .tap("Take Medium Away"), .settle, .hold(0.3),
      .tap("Put Medium Back"), .settle, .hold(0.5),
    ],
    root: { _ in KitSceneController { VanishingScreen(model: $0) } })

  static let detentSheetKit = DeviceScene(
    name: "detent-sheet-kit", title: "The floating sheet in one line",
    summary: "DetentKit's detentSheet with the article's defaults.",
    seed: "004", calls: SceneCall.sheet,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.3)]
          + finger.swipe(from: finger.lowForm, to: 0.5, over: 0.4) + [.settle, .hold(0.2)]
          + finger.swipe(from: 0.53, to: 0.12, over: 0.4) + [.settle, .hold(0.2)])
    },
    root: { _ in
      KitSceneController { model in
        KitMap(model) {}
          .detentSheet(
            isPresented: Bindable(model).isPresented, detents: [.height(120), .medium, .large]
          ) { PlaceSheet() }
      }
    })
}
