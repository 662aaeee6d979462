import DetentKit
import SwiftUI
import VirtualDevice

/// A map from which a review is written; the result is shown above it.
private struct AttemptsScreen: View {
  @Bindable var model: KitModel

  private var style: ModalPresentationStyle {
    let properties = SheetProperties(detents: [.medium, .large], prefersGrabberVisible: true)
    return .pageSheet(properties: model.observed(properties))
  }

  var body: some View {
    KitMap(model, title: "Write a Review") {
      KitBadge(text: model.message.isEmpty ? "Café Linden · 312 reviews" : model.message)
    }
    .sheet(
      isPresented: $model.isPresented, style: style,
      onDismissAttempt: { model.count += 1 },
      onDismiss: { reason in
        model.message = "Gone by \(name(reason)) · \(model.count) refused"
        model.didDismiss(reason)
      },
      content: { ReviewEditor() })
  }

  private func name(_ reason: DismissReason) -> String {
    switch reason {
    case .user: "a swipe"
    case .content: "its own button"
    case .binding: "the binding"
    case .replaced: "another item"
    case .hostGone: "the end of its host"
    case .code: "other code"
    }
  }
}

/// Stars and a text, which a swipe does not discard without a question.
private struct ReviewEditor: View {
  @Environment(\.sheetDismiss) private var dismiss
  @State private var stars = 0
  @State private var text = ""
  @State private var asks = false
  @State private var attempt = ""

  private var isWritten: Bool { stars > 0 || !text.isEmpty }

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      ZStack {
        Text("Review").font(.headline).frame(maxWidth: .infinity)
        HStack {
          Button("Cancel") { dismiss.attempt() }
          Spacer()
          Button("Post") { dismiss() }.bold().disabled(!isWritten)
        }
      }
      PlaceHeader(place: Place.town[0])
      HStack(spacing: 14) {
        ForEach(1...5, id: \.self) { count in
          Button {
            stars = count
          } label: {
            Image(systemName: count <= stars ? "star.fill" : "star")
              .font(.system(size: 30))
              .foregroundStyle(.orange)
          }
          .accessibilityLabel(Text(verbatim: count == 1 ? "1 star" : "\(count) stars"))
        }
      }
      .frame(maxWidth: .infinity)
      TextField("What should others know?", text: $text)
        .padding(14)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 16))
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 20)
    .padding(.top, 24)
    .interactiveDismissDisabled(isWritten) { cause in
      attempt = cause == .outsideTap ? "You touched the map. " : ""
      asks = true
    }
    .alert("Discard this review?", isPresented: $asks) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep Editing", role: .cancel) {}
    } message: {
      Text(verbatim: attempt + "What you have written will be lost.")
    }
  }
}

/// A place's sign, name and kind.
struct PlaceHeader: View {
  let place: Place

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: place.symbol)
        .font(.system(size: 20, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 48, height: 48)
        .background(Color(uiColor: place.color).gradient, in: Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text(place.name).font(.headline)
        Text(place.subtitle).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
  }
}

extension DeviceScene {
  static let kitAttempts = DeviceScene(
    name: "kit-attempts", title: "Asked before it goes",
    summary: "A swipe at a written review, and a tap beside it, are refused and ask.",
    calls: SceneCall.sheet,
    script: { stage in
      let finger = ScriptFinger(stage)
      // A phone in landscape shows sheets over the whole screen, where no swipe dismisses them.
      let pull: [TouchScript.Action] =
        finger.isTall
        ? finger.swipe(from: 0.55, to: 0.85, over: 0.35)
        : [.tap("Cancel")]
      let keep: [TouchScript.Action] = [
        .settle, .hold(0.4), .tap("Keep Editing"), .settle, .hold(0.2),
      ]
      let outside = CGPoint(x: stage.size.width / 2, y: stage.size.height * 0.12)
      return TouchScript(
        [.tap("Write a Review"), .settle, .hold(0.2), .tap("4 stars"), .hold(0.2)] + pull + keep
          + (finger.isTall ? [.tapPoint(outside)] + keep : [])
          + [.tap("Post"), .settle, .hold(0.6)])
    },
    root: { values in KitSceneController(values) { AttemptsScreen(model: $0) } })
}
