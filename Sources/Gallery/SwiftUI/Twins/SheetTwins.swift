import SwiftUI
import VirtualDevice

/// A modifier that presents the places nearby as one of the UIKit scenes does.
struct SheetTwin: ViewModifier {
  @Binding var isPresented: Bool
  @State private var detent: PresentationDetent
  private let look: Look

  /// The properties of a twin's sheet.
  struct Look {
    var start = PresentationDetent.medium
    var content = PresentationContentInteraction.automatic
    var background = PresentationBackgroundInteraction.automatic
    var isModal = false
    var cornerRadius: CGFloat?
    var indicator = Visibility.hidden
  }

  init(_ isPresented: Binding<Bool>, _ look: Look) {
    _isPresented = isPresented
    _detent = State(initialValue: look.start)
    self.look = look
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      NearbySheet()
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationDragIndicator(look.indicator)
        .presentationContentInteraction(look.content)
        .presentationBackgroundInteraction(look.background)
        .presentationCornerRadius(look.cornerRadius)
        .interactiveDismissDisabled(look.isModal)
    }
  }
}

/// A modifier that presents a place; buttons in the sheet's bar select its detent.
private struct ProgrammaticTwin: ViewModifier {
  @Binding var isPresented: Bool
  @State private var detent = PresentationDetent.medium

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      NavigationStack {
        NearbySheet()
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Medium") { withAnimation { detent = .medium } }
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button("Large") { withAnimation { detent = .large } }
            }
          }
      }
      .presentationDetents([.medium, .large], selection: $detent)
    }
  }
}

extension DeviceScene {
  static let swiftUITwins: [DeviceScene] = [
    .swiftUISheet,
    twin("sheet-basic", "A sheet with two detents", SheetTwin.Look()),
    twin(
      "sheet-no-scroll-expansion", "A sheet whose list scrolls at half height",
      SheetTwin.Look(content: .scrolls)),
    twin("sheet-starts-large", "A sheet that opens large", SheetTwin.Look(start: .large)),
    twin(
      "sheet-undimmed", "The map stays live",
      SheetTwin.Look(content: .scrolls, background: .enabled(upThrough: .medium))),
    twin("sheet-modal", "A sheet that cannot be swiped away", SheetTwin.Look(isModal: true)),
    twin(
      "sheet-appearance", "A sheet with a grabber and a radius",
      SheetTwin.Look(cornerRadius: 20, indicator: .visible)),
    DeviceScene(
      name: "swiftui-sheet-programmatic", title: "Sizes chosen by code, in SwiftUI",
      summary: "The SwiftUI twin of the scene sheet-programmatic.", calls: MapController.calls,
      script: [
        .tap("Present"), .settle, .hold(0.4), .tap("Large"), .settle, .hold(0.5), .tap("Medium"),
        .settle, .hold(0.5), .tap("Large"), .advance(0.12), .tap("Medium"), .settle, .hold(0.3),
      ],
      root: { _ in
        MapScreenController { ProgrammaticTwin(isPresented: $0) }
      }),
  ]

  private static func twin(
    _ name: String, _ title: String, _ look: SheetTwin.Look
  ) -> DeviceScene {
    DeviceScene(
      name: "swiftui-\(name)", title: "\(title), in SwiftUI",
      summary: "The SwiftUI twin of the scene \(name).", calls: MapController.calls,
      script: { stage in
        let finger = ScriptFinger(stage)
        return TouchScript(
          [.tap("Present"), .settle, .hold(0.4)]
            + finger.swipe(from: 0.55, to: 0.15, over: 0.4) + [.settle, .hold(0.3)]
            + finger.swipe(from: 0.12, to: 0.6, over: 0.4) + [.settle, .hold(0.3)])
      },
      root: { _ in MapScreenController { SheetTwin($0, look) } })
  }
}
