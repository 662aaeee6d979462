import DetentKit
import SwiftUI
import VirtualDevice

/// A map behind a blur, under a sheet with a header and a footer.
private struct BarsScreen: View {
  @Bindable var model: KitModel

  private static let low = PresentationDetentReference.height(150)

  private var style: ModalPresentationStyle {
    var properties = SheetProperties(
      detents: [Self.low, .fraction(0.8)], prefersGrabberVisible: true)
    properties.largestUndimmedDetent = Self.low
    if model.values.text("behind") == "blur" {
      properties.dimming = SheetDimming(effect: UIBlurEffect(style: .regular))
    }
    if let offset = model.values.number("offset") {
      properties.maximumWidth = 420
      properties.alignment = .trailing
      properties.alignmentOffset = CGFloat(offset)
    }
    let style = ModalPresentationStyle.pageSheet(properties: model.observed(properties))
    return model.values.flag("window") ? style.inOwnWindow() : style
  }

  var body: some View {
    KitMap(model) {}
      .sheet(isPresented: $model.isPresented, style: style, onDismiss: model.didDismiss) {
        BarsSheet()
      }
  }
}

/// A list between a header and a footer that a low sheet does not have.
private struct BarsSheet: View {
  @State private var note = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Note", text: $note)
          .padding(.vertical, 14)
        ForEach(1..<30, id: \.self) { number in
          Text("Stop \(number)")
            .padding(.vertical, 12)
        }
      }
      .padding(.horizontal, 20)
    }
    .sheetHeader("Walk through the town")
    .sheetFooter(visibility: .hidden(at: [.height(150)])) {
      KitButton(title: "Start") {}
        .padding(.vertical, 10)
    }
  }
}

extension DeviceScene {
  static let kitBars = DeviceScene(
    name: "kit-bars", title: "A header, a footer and a blur",
    summary: "A title, a close button and a footer above the keyboard, over a blurred map.",
    parameters: [
      .choice("behind", ["blur", "dimming"], default: "blur", "What happens to the map"),
      .number(
        "offset", in: 0...200, or: ["none"], default: "none",
        "The distance of a narrow sheet from the trailing side, points"),
      .flag("window", default: false, "Above the whole app, in a window of its own"),
    ],
    calls: SceneCall.sheet,
    script: { stage in
      let finger = ScriptFinger(stage)
      // A phone in landscape shows sheets over the whole screen.
      let up =
        finger.isTall
        ? finger.swipe(from: 0.84, to: 0.3, over: 0.7, resting: true) + [.settle, .hold(0.4)] : []
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.4)] + up
          + [.keyboard(336), .settle, .hold(0.5), .keyboard(0), .settle, .hold(0.3)]
          + [.tap("Close"), .settle, .hold(0.3)])
    },
    root: { values in KitSceneController(values) { BarsScreen(model: $0) } })
}
